import type { DefaultTreeAdapterTypes, Token } from 'parse5'
import type { HtmlNode } from './types.ts'

/** Line and column of an offset into a text, both from 1. */
export type Position = { line: number; column: number }

/** The offset at which each line begins; lines end at line feeds. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Finds positions in a text by their offsets, which may be beyond its end. */
export function positionFinder(source: string): (offset: number) => Position {
  const starts = lineStarts(source)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: Math.max(0, offset - starts[low]!) + 1 }
  }
}

/**
 * Sets the lines and columns of a tree right by their offsets. parse5 8.1.1 counts a line feed that directly
 * follows `&` twice (its tokenizer steps back over it without taking the line back), and with it every line below.
 */
export function correctLocations(
  document: DefaultTreeAdapterTypes.Document,
  find: (offset: number) => Position,
): void {
  const correct = (location: Token.Location | undefined): void => {
    if (!location) return
    const start = find(location.startOffset)
    const end = find(location.endOffset)
    Object.assign(location, {
      startLine: start.line,
      startCol: start.column,
      endLine: end.line,
      endCol: end.column,
    })
  }
  const stack: HtmlNode[] = [document]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const location = node.sourceCodeLocation as Token.ElementLocation | null | undefined
    if (location) {
      correct(location)
      correct(location.startTag)
      correct(location.endTag)
      // The start tag holds the same record of attributes.
      for (const each of Object.values(location.attrs ?? {})) correct(each)
    }
    if ('childNodes' in node) for (const child of node.childNodes) stack.push(child)
    if ('content' in node) stack.push(node.content)
  }
}
