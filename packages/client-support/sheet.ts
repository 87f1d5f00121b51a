import { string as cssString, url as cssUrl, ident, tokenize, tokenTypes as type } from 'css-tree'

/**
 * The structure of a style sheet or a style attribute, as CSS Syntax Module Level 3 reads it: at-rules, rules (nested
 * ones too) and declarations, each with its offsets. Over the tokens of css-tree, in one pass without recursion: its
 * own parser gives up on the rest of a block with nested rules, and hostile CSS nests deeper than a call stack.
 */

export type Tokens = { css: string; types: number[]; starts: number[]; ends: number[] }

/** A block that is open: the at-rule or rule it belongs to, and what stands around it. */
export type Block = {
  kind: 'at-rule' | 'rule' | 'attribute' | 'ignored'
  /** Of the at-rule, lower case, without prefix; empty for rules. */
  name: string
  parent: Block | null
  /** Rules around and including this. */
  rules: number
  /** Blocks around and including this. */
  depth: number
  /** In `@media`, `@supports` or a rule for `:hover`: what stands here is an extra. */
  optional: boolean
  /** Properties declared in it so far. */
  declared: Set<string>
}

export type Declaration = {
  /** Lower case, escapes decoded, with its prefix. */
  property: string
  /** Offsets of the whole declaration. */
  start: number
  end: number
  /** Tokens of the value, without `!important`. */
  from: number
  to: number
  important: { text: string; spaced: boolean } | null
}

export type SheetVisitor = {
  comment(start: number): void
  /** `from` and `to`: tokens of the prelude. Returns whether its content is an extra. */
  atRule(tokens: Tokens, name: string, start: number, from: number, to: number, within: Block | null): boolean
  /** `start` and `end`: offsets of the selectors. Returns whether its declarations are an extra; null: they are not read. */
  rule(tokens: Tokens, start: number, end: number, within: Block | null): boolean | null
  declaration(tokens: Tokens, declaration: Declaration, within: Block): void
  /** An at-rule or a rule that was told of has ended there, the innermost first: after its `}` or `;`. */
  close?(end: number): void
}

/** Deeper blocks are not read. */
const DEEPEST = 40

const opening = new Set<number>([type.Function, type.LeftParenthesis, type.LeftSquareBracket])
const closing = new Set<number>([type.RightParenthesis, type.RightSquareBracket])
const dropped = new Set<number>([type.WhiteSpace, type.CDO, type.CDC])

/** A CSS name as browsers compare it: escapes decoded (CSS Syntax 3, 4.3.7), in lower case. */
export function lower(name: string): string {
  return (name.includes('\\') ? ident.decode(name) : name).toLowerCase()
}

/** The name of a property or value without the prefix of a vendor. */
export const withoutPrefix = (name: string): string => name.replace(/^-(?:webkit|moz|ms|o)-/, '')

function tokensOf(css: string, visitor: SheetVisitor): Tokens {
  const tokens: Tokens = { css, types: [], starts: [], ends: [] }
  tokenize(css, (token, start, end) => {
    if (token === type.Comment) visitor.comment(start)
    else if (!dropped.has(token)) {
      tokens.types.push(token)
      tokens.starts.push(start)
      tokens.ends.push(end)
    }
  })
  return tokens
}

/** Index of the token that ends an item: `;`, `{` or `}` outside of brackets; the number of tokens where none does. */
function endOfItem(tokens: Tokens, from: number, takesBlocks: boolean): number {
  let round = 0
  let curly = 0
  for (let at = from; at < tokens.types.length; at += 1) {
    const token = tokens.types[at]!
    if (opening.has(token)) round += 1
    else if (closing.has(token)) round = Math.max(0, round - 1)
    else if (round > 0) continue
    else if (token === type.LeftCurlyBracket) {
      if (!takesBlocks) return at
      curly += 1
    } else if (token === type.RightCurlyBracket) {
      if (curly === 0) return at
      curly -= 1
    } else if (token === type.Semicolon && curly === 0) return at
  }
  return tokens.types.length
}

function textOf(tokens: Tokens, at: number): string {
  return tokens.css.slice(tokens.starts[at], tokens.ends[at])
}

/** Reads CSS: a style sheet, or with `attribute` the declarations of a style attribute. Linear in its length. */
export function readSheet(css: string, attribute: boolean, visitor: SheetVisitor): void {
  const tokens = tokensOf(css, visitor)
  let top: Block | null = attribute ? open('attribute', '', null, false) : null
  let at = 0
  while (at < tokens.types.length) {
    const token = tokens.types[at]!
    if (token === type.RightCurlyBracket) {
      if (top && top.kind !== 'attribute') top = leave(top, tokens.ends[at]!, visitor)
      at += 1
    } else if (token === type.Semicolon) at += 1
    else if (token === type.AtKeyword) {
      const end = endOfItem(tokens, at + 1, false)
      const name = withoutPrefix(lower(textOf(tokens, at).slice(1)))
      const read = !attribute && isRead(top)
      const optional = read && visitor.atRule(tokens, name, tokens.starts[at]!, at + 1, end, top)
      if (tokens.types[end] === type.LeftCurlyBracket)
        top = open(read ? 'at-rule' : 'ignored', name, top, optional)
      else if (read) visitor.close?.(endOf(tokens, end))
      at = tokens.types[end] === type.RightCurlyBracket ? end : end + 1
    } else {
      const isDeclared = token === type.Ident && tokens.types[at + 1] === type.Colon
      const end = endOfItem(tokens, at, isDeclared && textOf(tokens, at).startsWith('--'))
      if (tokens.types[end] === type.LeftCurlyBracket) {
        const read = !attribute && isRead(top)
        const optional = read ? visitor.rule(tokens, tokens.starts[at]!, tokens.starts[end]!, top) : null
        top = open(optional === null ? 'ignored' : 'rule', '', top, optional ?? false)
      } else if (isDeclared && top && isRead(top)) declare(tokens, at, end, top, visitor)
      at = tokens.types[end] === type.RightCurlyBracket ? end : end + 1
    }
  }
  while (top && top.kind !== 'attribute') top = leave(top, css.length, visitor)
}

/** Where what ends before or with that token ends: a `;` belongs to it. */
const endOf = ({ css, types, starts, ends }: Tokens, at: number): number =>
  types[at] === type.Semicolon ? ends[at]! : (starts[at] ?? css.length)

/** Ends a block; the one around it. */
function leave(block: Block, end: number, visitor: SheetVisitor): Block | null {
  if (block.kind !== 'ignored') visitor.close?.(end)
  return block.parent
}

function open(kind: Block['kind'], name: string, parent: Block | null, optional: boolean): Block {
  return {
    kind,
    name,
    parent,
    rules: (parent?.rules ?? 0) + (kind === 'rule' ? 1 : 0),
    depth: (parent?.depth ?? 0) + 1,
    optional: optional || (parent?.optional ?? false),
    declared: new Set(),
  }
}

const isRead = (block: Block | null): boolean =>
  block === null || (block.kind !== 'ignored' && block.depth < DEEPEST)

function declare(tokens: Tokens, at: number, end: number, within: Block, visitor: SheetVisitor): void {
  const isMarked =
    end - at >= 4 &&
    tokens.types[end - 1] === type.Ident &&
    lower(textOf(tokens, end - 1)) === 'important' &&
    textOf(tokens, end - 2) === '!'
  const to = isMarked ? end - 2 : end
  const important = isMarked
    ? { text: textOf(tokens, end - 1), spaced: tokens.starts[to]! > tokens.ends[to - 1]! }
    : null
  const property = lower(textOf(tokens, at))
  const start = tokens.starts[at]!
  visitor.declaration(
    tokens,
    { property, start, end: tokens.ends[end - 1]!, from: at + 2, to, important },
    within,
  )
  within.declared.add(property)
}

/** What a value is made of. Names in lower case; what stands in strings is not looked at. */
export type Value = {
  /** Words outside of functions, in order. */
  words: string[]
  functions: Set<string>
  units: Set<string>
  urls: string[]
  numbers: number[]
  hasPercent: boolean
  /** Outside of functions. */
  hasComma: boolean
  hasSlash: boolean
  hasNegative: boolean
  /** Colors given by `#` or a function. */
  hasColor: boolean
  /** `rgb(0 0 0)`, `rgba(0 0 0 / 1)`: the notation without commas. */
  hasSpacedColor: boolean
  /** `rgb()` with a fourth part. */
  hasAlpha: boolean
}

const colorFunctions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/

type Call = { name: string; commas: number; slash: boolean }

/** Reads tokens `from` to `to` as a value. */
export function readValue(tokens: Tokens, from: number, to: number): Value {
  const value: Value = {
    words: [],
    functions: new Set(),
    units: new Set(),
    urls: [],
    numbers: [],
    hasPercent: false,
    hasComma: false,
    hasSlash: false,
    hasNegative: false,
    hasColor: false,
    hasSpacedColor: false,
    hasAlpha: false,
  }
  const calls: Call[] = []
  for (let at = from; at < to; at += 1) readToken(tokens, at, value, calls)
  while (calls.length > 0) endCall(calls.pop()!, value)
  return value
}

function readToken(tokens: Tokens, at: number, value: Value, calls: Call[]): void {
  const token = tokens.types[at]!
  const text = textOf(tokens, at)
  const call = calls.at(-1)
  if (token === type.Function) {
    const name = withoutPrefix(lower(text.slice(0, -1)))
    value.functions.add(name)
    if (colorFunctions.test(name)) value.hasColor = true
    calls.push({ name, commas: 0, slash: false })
  } else if (token === type.LeftParenthesis) calls.push({ name: '', commas: 0, slash: false })
  else if (token === type.RightParenthesis) {
    const ended = calls.pop()
    if (ended) endCall(ended, value)
  } else if (token === type.Url) value.urls.push(cssUrl.decode(text))
  else if (token === type.String) {
    if (call && /^(?:url|image-set|image)$/.test(call.name)) value.urls.push(cssString.decode(text))
  } else if (token === type.Hash) value.hasColor = true
  else if (token === type.Comma) {
    if (call) call.commas += 1
    else value.hasComma = true
  } else if (text === '/') {
    if (call) call.slash = true
    else value.hasSlash = true
  } else if (token === type.Ident) {
    if (!call) value.words.push(lower(text))
  } else readNumber(token, text, value, call)
}

function readNumber(token: number, text: string, value: Value, call: Call | undefined): void {
  const isPercent = token === type.Percentage
  if (token !== type.Dimension && token !== type.Number && !isPercent) return
  if (isPercent) value.hasPercent = true
  if (!call && text.startsWith('-') && Number.parseFloat(text) < 0) value.hasNegative = true
  if (!call) value.numbers.push(Number.parseFloat(text))
  if (token === type.Dimension)
    value.units.add(lower(text.slice(0, 64).replace(/^[+-]?[\d.]+(?:e[+-]?\d+)?/i, '')))
}

function endCall({ name, commas, slash }: Call, value: Value): void {
  if (name !== 'rgb' && name !== 'rgba') return
  if (commas === 0) value.hasSpacedColor = true
  if (name === 'rgb' && (slash || commas >= 3)) value.hasAlpha = true
}
