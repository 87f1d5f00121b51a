import { parseColor } from '@postproof/message/color'
import type { CssUse } from '../../read-css.ts'

/** A declaration as clients look at it. */
export type DeclarationUse = {
  /** Lower case, with its prefix. */
  property: string
  /** As written, without `!important`. */
  value: string
  important: 'no' | 'spaced' | 'close'
  /** In a style attribute. */
  isInline: boolean
  /** Elements that it is for, lower case; null where that cannot be told. */
  tags: ReadonlySet<string> | null
  /** Features that it uses. */
  uses: readonly CssUse[]
  /** Why the data says that the client leaves it out: first of all for its value, then for its property. */
  lost: CssUse | null
  /** Value of another declaration beside it, lower case; null where there is none. */
  beside(property: string): string | null
}

/** What becomes of a declaration: its text, null where it is removed, and the rule. `kept` as it is. */
export type Outcome = 'kept' | { text: string | null; rule: string }

/** The color of a `background` shorthand as written; null where it has none. */
export function colorOf(value: string): string | null {
  const plain = value.slice(0, 1_000).replace(/(?:url|[a-z-]*gradient)\((?:[^()]|\([^()]*\))*\)/gi, ' ')
  const notation = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)/i.exec(plain)
  if (notation) return notation[0]
  return plain.split(/[\s,/]+/, 20).find((word) => word !== '' && parseColor(word) !== null) ?? null
}

/** Read by every client: no alpha, no spaces for commas. */
const isOldest = (color: string): boolean =>
  !color.includes('(') || /^rgb\(\s*\d+%?\s*,\s*\d+%?\s*,\s*\d+%?\s*\)$/i.test(color)

const lineWord = /\b(?:underline|line-through|overline|none)\b/i

/** What is left of a shorthand in a client that knows its oldest part alone; null where nothing is. */
export function reduced(property: string, value: string): string | null {
  if (property === 'background') {
    const color = colorOf(value)
    return color === null || !isOldest(color) ? null : `background-color: ${color}`
  }
  if (property === 'text-decoration') {
    const line = lineWord.exec(value)
    return line ? `text-decoration: ${line[0].toLowerCase()}` : null
  }
  return null
}
