import type { Place } from '@postproof/engine/finding'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { cascade, type Declarations, type Sheet } from './cascade.ts'
import type { HtmlElement, HtmlNode } from './types.ts'
import { type Look, lookOf, PLAIN_LOOK } from './visible.ts'

export type TextNode = DefaultTreeAdapterTypes.TextNode
export type CommentNode = DefaultTreeAdapterTypes.CommentNode

/** What a reader of the tree wants to know of. `place` is that of the nearest element in the source. */
export type Visitor = {
  enter?(element: HtmlElement, look: Look, place: Place, declarations: Declarations | null): void
  leave?(element: HtmlElement): void
  text?(node: TextNode, look: Look, place: Place): void
  comment?(node: CommentNode, place: Place): void
}

type Step = { element: HtmlElement | null; children: HtmlNode[]; index: number; look: Look; place: Place }

/** Elements whose content is not text of the document. */
const RAW = new Set([
  'script',
  'style',
  'title',
  'iframe',
  'noframes',
  'noembed',
  'template',
  'xmp',
  'plaintext',
])

/** An attribute's value, or null. */
export function attribute(element: HtmlElement, name: string): string | null {
  for (const each of element.attrs) if (each.name === name) return each.value
  return null
}

/** All elements below a node, in document order. Without recursion: hostile HTML nests deeper than a call stack. */
export function* elementsOf(root: HtmlNode): Generator<HtmlElement> {
  const open: HtmlNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node
    const children = 'childNodes' in node ? node.childNodes : []
    for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at]!)
  }
}

const htmlPlace = (line: number, column: number): Place => ({ in: 'html', line, column })

/** Where a node starts in the decoded source; `fallback` for those that the parser added. */
export function placeOf(node: HtmlNode, fallback: Place): Place {
  const location = node.sourceCodeLocation
  return location ? htmlPlace(location.startLine, location.startCol) : fallback
}

/**
 * Walks the tree in document order with the look that styles give each element (without a sheet, all look
 * plain). Without recursion: hostile HTML
 * nests deeper than a call stack.
 */
export function walk(
  document: DefaultTreeAdapterTypes.Document,
  sheet: Sheet | null,
  visitors: Visitor[],
): void {
  const start: Step = {
    element: null,
    children: document.childNodes,
    index: 0,
    look: PLAIN_LOOK,
    place: htmlPlace(1, 1),
  }
  const stack = [start]
  while (stack.length > 0) {
    const step = stack[stack.length - 1]!
    const node = step.children[step.index++]
    if (!node) {
      stack.pop()
      if (step.element) for (const visitor of visitors) visitor.leave?.(step.element)
    } else if ('tagName' in node) {
      stack.push(enter(node, step, sheet, visitors))
    } else if (node.nodeName === '#text') {
      const place = placeOf(node, step.place)
      for (const visitor of visitors) visitor.text?.(node as TextNode, step.look, place)
    } else if (node.nodeName === '#comment') {
      const place = placeOf(node, step.place)
      for (const visitor of visitors) visitor.comment?.(node as CommentNode, place)
    }
  }
}

function enter(element: HtmlElement, parent: Step, sheet: Sheet | null, visitors: Visitor[]): Step {
  const declarations = sheet && declarationsOf(element, sheet)
  const look = sheet ? lookOf(parent.look, element, declarations) : parent.look
  const place = placeOf(element, parent.place)
  for (const visitor of visitors) visitor.enter?.(element, look, place, declarations)
  return { element, children: RAW.has(element.tagName) ? [] : element.childNodes, index: 0, look, place }
}

function declarationsOf(element: HtmlElement, sheet: Sheet): Declarations | null {
  let id = ''
  let classes = ''
  let style = ''
  for (const { name, value } of element.attrs) {
    if (name === 'style') style = value
    else if (name === 'class') classes = value
    else if (name === 'id') id = value
  }
  return cascade(sheet, { tag: element.tagName, id, classes, style })
}
