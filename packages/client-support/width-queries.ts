import { classesIn } from './class-names.ts'
import { readSheet, type SheetVisitor, type Tokens } from './sheet.ts'

/** `@media` of a style sheet that asks for the width of the window. */
export type WidthQuery = {
  /** Offset of its `@`. */
  start: number
  /** As written, with `@media`. */
  what: string
  /** Applies from a width on: `min-width`, `width >= `. */
  isMin: boolean
  /** Classes that its rules name, and the offset of each rule. */
  rules: { classes: string[]; start: number; declarations: { property: string; value: string }[] }[]
}

const MOST = 200
const width = /(?:^|[^\w-])(?:(?:min|max)-(?:device-)?)?width\b/i

/** Whether a media query asks for the width of the window. */
export const asksForWidth = (query: string): boolean => width.test(query.slice(0, 1_000))

/** The outermost ones, in the order of the source. */
export function widthQueries(css: string): WidthQuery[] {
  const found: WidthQuery[] = []
  if (!/@media/i.test(css)) return found
  const open: (WidthQuery | null)[] = []
  const visitor: SheetVisitor = {
    comment() {},
    rule(_, start, end) {
      const query = open.findLast((each) => each !== null)
      const text = css.slice(start, Math.min(end, start + 2_000))
      const classes = classesIn(text).map(({ name }) => name)
      if (query && query.rules.length < 500) query.rules.push({ classes, start, declarations: [] })
      open.push(null)
      return false
    },
    atRule(tokens: Tokens, name: string, start: number, from: number, to: number) {
      const what = css.slice(start, to > from ? tokens.ends[to - 1] : start)
      const isOuter = open.every((each) => each === null)
      const isWidth = name === 'media' && isOuter && asksForWidth(what) && found.length < MOST
      const isMin = /min-(?:device-)?width|width\s*>|<=?\s*width/i.test(what.slice(0, 1_000))
      const query: WidthQuery | null = isWidth ? { start, what, isMin, rules: [] } : null
      if (query) found.push(query)
      open.push(query)
      return false
    },
    declaration(tokens, { property, from, to }) {
      const query = open.findLast((each) => each !== null)
      const value = to > from ? css.slice(tokens.starts[from], tokens.ends[to - 1]) : ''
      query?.rules.at(-1)?.declarations.push({ property, value: value.slice(0, 200) })
    },
    close() {
      open.pop()
    },
  }
  readSheet(css, false, visitor)
  return found
}
