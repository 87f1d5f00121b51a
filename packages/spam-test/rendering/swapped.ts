import { type Block, readSheet, type SheetVisitor, type Tokens } from '@postproof/client-support/sheet'
import type { RenderedBox } from '@postproof/engine/world'
import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { textOf } from '../content/markup.ts'
import { marksOf, marksOn } from '../content/responsive.ts'

/** Where an element stands in the source. */
type Span = { start: number; end: number; firstLine: number; lastLine: number; text: () => string }

const MOST = 100

/**
 * Tells the texts that the mail itself takes away in dark mode, by `prefers-color-scheme`: a logotype or words that
 * others stand in for. What it hides on purpose is not lost.
 */
export function hiddenInDark(html: Html): (box: RenderedBox) => boolean {
  const marks = marksHiddenInDark(html)
  if (marks.size === 0) return () => false
  const spans: Span[] = []
  for (const element of elementsOf(html.document)) {
    const at = element.sourceCodeLocation
    if (!at || spans.length >= MOST || !marksOn(element).some((mark) => marks.has(mark))) continue
    const { startOffset: start, endOffset: end, startLine: firstLine, endLine: lastLine } = at
    let known: string | null = null
    spans.push({
      start,
      end,
      firstLine,
      lastLine,
      text: () => {
        known ??= textOf(element, 2_000)
        return known
      },
    })
  }
  return (box) => spans.some((span) => isWithin(box, span))
}

/** By its offset; where only the line is known, by its words too. */
function isWithin({ offset, line, text }: RenderedBox, span: Span): boolean {
  if (typeof offset === 'number') return offset >= span.start && offset < span.end
  if (line !== null && (line < span.firstLine || line > span.lastLine)) return false
  return span.text().includes(text.replace(/\s+/g, ' ').trim())
}

const isDark = (condition: string): boolean =>
  /prefers-color-scheme\s{0,5}:\s{0,5}dark/i.test(condition.slice(0, 1000))

const hiding: Record<string, RegExp> = {
  display: /^none\b/,
  visibility: /^(?:hidden|collapse)\b/,
  opacity: /^0(?:\.0{1,9})?%?(?:\s|$)/,
  'font-size': /^0(?:px|pt|em|%)?(?:\s|$)/,
  'max-height': /^0(?:px|pt|em|%)?(?:\s|$)/,
}

/** Classes and ids that a rule for dark mode hides. */
function marksHiddenInDark({ styles }: Html): Set<string> {
  const marks = new Set<string>()
  for (const { css, media } of styles) {
    const always = isDark(media ?? '')
    let selector = ''
    const selectors = new Map<Block, string>()
    const visitor: SheetVisitor = {
      comment() {},
      rule(_: Tokens, start: number, end: number) {
        selector = css.slice(start, end)
        return false
      },
      // What is an extra for the reader of sheets is here what stands in a rule for dark mode.
      atRule: (tokens: Tokens, name: string, _start: number, from: number, to: number) =>
        name === 'media' && to > from && isDark(css.slice(tokens.starts[from], tokens.ends[to - 1])),
      declaration(tokens, { property, from, to }, within) {
        if (!selectors.has(within)) selectors.set(within, selector)
        if (!(always || within.optional) || to <= from || !Object.hasOwn(hiding, property)) return
        const value = css.slice(tokens.starts[from], tokens.ends[to - 1]).toLowerCase()
        if (hiding[property]!.test(value)) for (const mark of marksOf(selectors.get(within)!)) marks.add(mark)
      },
    }
    readSheet(css, false, visitor)
  }
  return marks
}
