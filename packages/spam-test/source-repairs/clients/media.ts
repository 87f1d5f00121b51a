import { lostBlocks } from '@postproof/client-support/gmail'
import type { Html } from '@postproof/message/types'
import { tokenize } from 'css-tree'
import type { SourceEdit } from '../types.ts'
import { type Edits, lineAt, sheetsAt } from './places.ts'

/** Media queries as Gmail reads them: `max-width` and `min-width` in px, and not inside a rule. */

export function oldQueries(html: Html): Edits | null {
  const sheets = sheetsAt(html)
  if (!sheets) return null
  const edits: SourceEdit[] = []
  for (const { css, start } of sheets) {
    const moved = unnested(css)
    if (moved === null) return null
    edits.push(...moved.map(({ from, to, text }) => ({ from: from + start, to: to + start, text })))
    for (const { kind, start: at, what } of lostBlocks(css)) {
      if (kind !== 'media-range' || moved.some(({ from, to }) => at >= from && at < to)) continue
      const end = css.indexOf('{', at)
      const query = css.slice(at, end)
      const text = end < 0 || what.includes('…') ? null : plainQuery(query)
      if (text === null) return null
      edits.push({ from: start + at, to: start + end, text })
    }
  }
  if (edits.length === 0) return null
  const { from, text } = edits[0]!
  return {
    kind: 'gmail-media',
    edits,
    line: lineAt(html.source, from),
    quote: text.trim().split('{', 1)[0]!.slice(0, 200),
  }
}

const number = String.raw`([\d.]{1,10})(px|rem|em)`
const oneSided = new RegExp(String.raw`\(\s*width\s*(<=|>=|<|>|=)\s*${number}\s*\)`, 'gi')
const turned = new RegExp(String.raw`\(\s*${number}\s*(<=|>=|<|>|=)\s*width\s*\)`, 'gi')
const between = new RegExp(String.raw`\(\s*${number}\s*(<=?|>=?)\s*width\s*(<=?|>=?)\s*${number}\s*\)`, 'gi')
const rem = /([\d.]{1,10})rem\b/gi
const turn: Record<string, string> = { '<=': '>=', '>=': '<=', '<': '>', '>': '<', '=': '=' }

/** `(width <= 40rem)` as `(max-width: 640px)`; null where something is left that Gmail does not read. */
export function plainQuery(query: string): string | null {
  if (query.length > 2_000 || /\/\*/.test(query)) return null
  const text = query
    .replace(between, (_, low, lowUnit, first, second, high, highUnit) =>
      first[0] === second[0]
        ? `${feature(turn[first]!, low, lowUnit)} and ${feature(second, high, highUnit)}`
        : '<',
    )
    .replace(oneSided, (_, sign, digits, unit) => feature(sign, digits, unit))
    .replace(turned, (_, digits, unit, sign) => feature(turn[sign]!, digits, unit))
    .replace(rem, (_, digits) => px(digits, 'rem', 0))
  return /[<>=]|[\d.]rem\b/i.test(text) || /NaN/.test(text) ? null : text
}

function feature(sign: string, digits: string, unit: string): string {
  // Widths are whole pixels: a hundredth less leaves out the bound itself.
  if (sign === '=') return `(width: ${px(digits, unit, 0)})`
  return sign[0] === '<'
    ? `(max-width: ${px(digits, unit, sign === '<' ? -0.02 : 0)})`
    : `(min-width: ${px(digits, unit, sign === '>' ? 0.02 : 0)})`
}

const px = (digits: string, unit: string, more: number): string =>
  `${Number((Number(digits) * (/em/i.test(unit) ? 16 : 1) + more).toFixed(2))}px`

/**
 * `.a { x; @media q { y } }` as `.a { x; } @media q { .a { y } }`, for rules at the top with nothing after the query. Null for
 * nesting of any other kind.
 */
function unnested(css: string): SourceEdit[] | null {
  const braces: { at: number; isOpen: boolean }[] = []
  const ends: number[] = []
  tokenize(css, (type, from, to) => {
    const letter = to - from === 1 ? css[from] : ''
    if (letter === '{' || letter === '}') braces.push({ at: from, isOpen: letter === '{' })
    else if (letter === ';') ends.push(from)
    void type
  })
  const edits: SourceEdit[] = []
  let at = 0
  let preludeFrom = 0
  while (at < braces.length) {
    const close = closing(braces, at)
    if (close === null || !braces[at]!.isOpen) return null
    const [open, end] = [braces[at]!.at, braces[close]!.at]
    const prelude = css.slice(
      Math.max(
        preludeFrom,
        ...ends.filter((each) => each >= preludeFrom && each < open).map((each) => each + 1),
      ),
      open,
    )
    const rule = withoutComments(prelude).trim()
    if (close > at + 1 && !rule.startsWith('@')) {
      const moved = lifted(css, braces.slice(at + 1, close), { open, end, rule })
      if (moved === null) return null
      edits.push({ from: open - prelude.trimStart().length, to: end + 1, text: moved })
    }
    preludeFrom = end + 1
    at = close + 1
  }
  return edits
}

function closing(braces: readonly { isOpen: boolean }[], from: number): number | null {
  let depth = 0
  for (let at = from; at < braces.length; at += 1) {
    depth += braces[at]!.isOpen ? 1 : -1
    if (depth === 0) return at
  }
  return null
}

function lifted(
  css: string,
  inner: readonly { at: number; isOpen: boolean }[],
  { open, end, rule }: { open: number; end: number; rule: string },
): string | null {
  // Pairs side by side: what nests deeper is left alone.
  if (inner.some(({ isOpen }, at) => isOpen !== (at % 2 === 0)) || inner.length % 2 === 1) return null
  let from = open + 1
  let own = ''
  const blocks: string[] = []
  for (let at = 0; at < inner.length; at += 2) {
    const before = css.slice(from, inner[at]!.at)
    const mark = before.lastIndexOf('@media')
    if (mark < 0 || (blocks.length > 0 && before.slice(0, mark).trim() !== '')) return null
    own += before.slice(0, mark)
    const query = before.slice(mark).trim()
    const plain = /[<>=]|rem\b/i.test(query) ? plainQuery(query) : query
    if (plain === null) return null
    blocks.push(`${plain} { ${rule} {${css.slice(inner[at]!.at + 1, inner[at + 1]!.at)}} }`)
    from = inner[at + 1]!.at + 1
  }
  if (css.slice(from, end).trim() !== '' || rule.includes('&')) return null
  const rest = own.trim() === '' ? '' : `${rule} {${own.trimEnd()} }\n`
  return `${rest}${blocks.join('\n')}`
}

const withoutComments = (text: string): string => text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
