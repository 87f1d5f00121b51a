import { tokenize, tokenTypes as type } from 'css-tree'
import { MAX_RULES, MAX_STYLESHEET } from './bounds.ts'

export type Declaration = { property: string; value: string; important: boolean }

export type StyleBlock = { selector: string; declarations: Declaration[]; conditional: boolean }

const COMMENT = type.Comment
const OPEN = type.LeftCurlyBracket
const CLOSE = type.RightCurlyBracket
const SEMICOLON = type.Semicolon
const COLON = type.Colon

/** Reads `a: b; c: d !important`, as in a style attribute or between the braces of a rule. Later ones come later. */
export function parseDeclarations(source: string): Declaration[] {
  const out: Declaration[] = []
  let depth = 0
  let colon = -1
  let start = 0
  let value = ''
  let valueStart = 0
  const end = (at: number): void => {
    if (colon >= 0) add(out, source.slice(start, colon), value + source.slice(valueStart, at))
    colon = -1
    value = ''
  }
  tokenize(source, (token, from, to) => {
    if (token === COMMENT) {
      if (colon >= 0) {
        value += source.slice(valueStart, from)
        valueStart = to
      } else if (source.slice(start, from).trim() === '') start = to
    } else if (token === SEMICOLON && depth === 0) {
      end(from)
      start = to
    } else if (token === COLON && colon < 0 && depth === 0) {
      colon = from
      valueStart = to
    } else if (token === OPEN) {
      // A nested rule (CSS Nesting) is not applied; its text must not be taken for a declaration.
      if (depth++ === 0) colon = -1
    } else if (token === CLOSE && depth > 0) {
      depth--
      start = to
    }
  })
  end(source.length)
  return out
}

function add(out: Declaration[], name: string, source: string): void {
  let value = source.trim()
  let important = false
  const mark = value.lastIndexOf('!')
  if (
    mark >= 0 &&
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important'
  ) {
    important = true
    value = value.slice(0, mark).trim()
  }
  out.push({ property: name.trim().toLowerCase(), value, important })
}

/**
 * The rules of a style sheet in order. `conditional`: within `@media`, `@supports` or such. The rules of
 * `@font-face`, `@keyframes` and `@page` are left out.
 */
export function parseStyleSheet(source: string): StyleBlock[] {
  const css = source.slice(0, MAX_STYLESHEET)
  const blocks: StyleBlock[] = []
  const open: ('rule' | 'conditional' | 'other')[] = []
  let prelude = 0
  let selector = ''
  let body = 0
  tokenize(css, (token, from, to) => {
    const top = open.at(-1)
    const isOuter = top === undefined || top === 'conditional'
    if (token === OPEN) {
      const text = css.slice(prelude, from).trim()
      const kind = !isOuter ? 'other' : blockKind(text)
      if (kind === 'rule') {
        selector = text
        body = to
      }
      open.push(kind)
      prelude = to
    } else if (token === CLOSE) {
      if (open.pop() === 'rule') endRule(css.slice(body, from))
      prelude = to
    } else if (isOuter && (token === SEMICOLON || token === type.CDO || token === type.CDC)) prelude = to
    else if (isOuter && token === COMMENT && css.slice(prelude, from).trim() === '') prelude = to
  })
  if (open.includes('rule')) endRule(css.slice(body))
  return blocks

  function endRule(text: string): void {
    if (blocks.length >= MAX_RULES) return
    blocks.push({
      selector,
      declarations: parseDeclarations(text),
      conditional: open.includes('conditional'),
    })
  }
}

function blockKind(prelude: string): 'rule' | 'conditional' | 'other' {
  if (!prelude.startsWith('@')) return 'rule'
  return /^@(?:-moz-document|media|supports|layer|container)\b/i.test(prelude) ? 'conditional' : 'other'
}
