import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { MAX_ADDRESSES } from './bounds.ts'
import { octetsToText } from './charset.ts'
import { onOneLine } from './control-characters.ts'
import { decodeWords } from './encoded-words.ts'
import { unfold } from './headers.ts'
import type { AddressList, MailAddress } from './types.ts'

type Kind = 'word' | 'quoted' | 'comment' | 'angle' | 'literal' | ',' | ';' | ':' | 'stray'

/** `end`: offset after it. `error`: what is wrong with it. */
type Token = { kind: Kind; text: string; blankBefore: boolean; end: number; error?: Message }

const MAX_ERRORS = 50
const SPECIAL = new Set([...'(")<>[]:;,'])
const BLANK = new Set([' ', '\t', '\r', '\n'])
/** A whole encoded word: senders leave commas and colons in it that only a quoted string may hold. */
const ENCODED_WORD = /=\?[^?\s]{1,60}\?[bq]\?[^?\s]*\?=/iy

/**
 * Reads an address list as in From, To or Reply-To (RFC 5322 section 3.4): mailboxes, groups, comments, quoted
 * strings, domain literals and the old forms of section 4.4. `raw` may be folded, hold encoded words, octets as
 * latin1, or text. What cannot be read becomes an entry with an empty address and a message in `errors`.
 * `rawCharset`: that of the field (Header), for its octets that are not UTF-8.
 */
export function parseAddressList(raw: string, rawCharset: string | null = null): AddressList {
  const list: AddressList = { addresses: [], groups: [], errors: [] }
  const error = (wrong: Message): void => {
    if (list.errors.length < MAX_ERRORS) list.errors.push(wrong)
  }
  let tokens: Token[] = []
  let inGroup = false
  for (const token of tokenize(octetsToText(unfold(raw), rawCharset))) {
    if (token.error) error(token.error)
    if (token.kind === ',' || token.kind === ';') {
      if (token.kind === ';' && !inGroup) error(plain('address-list.stray-semicolon'))
      if (token.kind === ';') inGroup = false
      readMailbox(tokens, list, error)
      tokens = []
    } else if (token.kind === ':') {
      const follows = tokens.some((each) => each.kind === 'angle' || each.text.includes('@'))
      if (inGroup || follows) error(plain('address-list.stray-colon'))
      else list.groups.push(phrase(tokens))
      inGroup ||= !follows
      tokens = []
    } else if (token.kind !== 'stray') tokens.push(token)
  }
  if (inGroup) error(plain('address-list.open-group'))
  readMailbox(tokens, list, error)
  return list
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let blankBefore = false
  for (let i = 0; i < source.length; ) {
    if (BLANK.has(source[i]!)) {
      blankBefore = true
      i++
      continue
    }
    const token = { ...readToken(source, i), blankBefore }
    tokens.push(token)
    blankBefore = false
    i = token.end
  }
  return tokens
}

function readToken(source: string, at: number): Omit<Token, 'blankBefore'> {
  const char = source[at]!
  if (char === '"') return quotedString(source, at)
  if (char === '(') {
    return delimited(source, at, 'comment', commentEnd(source, at), plain('address-list.open-comment'))
  }
  if (char === '<') {
    const end = angleEnd(source, at)
    if (source[end] === '>') return { kind: 'angle', text: source.slice(at + 1, end), end: end + 1 }
    return { kind: 'angle', text: source.slice(at + 1, end), end, error: plain('address-list.open-angle') }
  }
  if (char === '[') {
    const token = delimited(
      source,
      at,
      'literal',
      source.indexOf(']', at),
      plain('address-list.open-literal'),
    )
    return { ...token, text: source.slice(at, token.end) }
  }
  if (char === ',' || char === ';' || char === ':') return { kind: char, text: char, end: at + 1 }
  if (SPECIAL.has(char))
    return {
      kind: 'stray',
      text: char,
      end: at + 1,
      error: { code: 'address-list.unopened', facts: { sign: char } },
    }
  const end = atomEnd(source, at)
  return { kind: 'word', text: source.slice(at, end), end }
}

/** The token between `at` and its closing character at `close`, which is negative when it is missing. */
function delimited(
  source: string,
  at: number,
  kind: Kind,
  close: number,
  error: Message,
): Omit<Token, 'blankBefore'> {
  if (close < 0) return { kind, text: source.slice(at + 1), end: source.length, error }
  return { kind, text: source.slice(at + 1, close), end: close + 1 }
}

function commentEnd(source: string, at: number): number {
  let depth = 0
  for (let i = at; i < source.length; i++) {
    const char = source[i]
    if (char === '\\') i++
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return i
  }
  return -1
}

function quotedString(source: string, at: number): Omit<Token, 'blankBefore'> {
  let text = ''
  for (let i = at + 1; i < source.length; i++) {
    const char = source[i]!
    if (char === '"') return { kind: 'quoted', text, end: i + 1 }
    if (char === '\\' && i + 1 < source.length) text += source[++i]
    else text += char
  }
  return { kind: 'quoted', text, end: source.length, error: plain('address-list.open-quotes') }
}

/** Offset of the `>`; of the `<` that follows instead, or the end, when there is none. */
function angleEnd(source: string, at: number): number {
  let quoted = false
  for (let i = at + 1; i < source.length; i++) {
    const char = source[i]
    if (quoted && char === '\\') i++
    else if (char === '"') quoted = !quoted
    else if (!quoted && (char === '>' || char === '<')) return i
  }
  return source.length
}

function atomEnd(source: string, at: number): number {
  ENCODED_WORD.lastIndex = at
  if (source.startsWith('=?', at) && ENCODED_WORD.test(source)) return ENCODED_WORD.lastIndex
  let i = at
  while (i < source.length && !SPECIAL.has(source[i]!) && !BLANK.has(source[i]!)) {
    if (i > at && source.startsWith('=?', i)) break
    i++
  }
  return Math.max(i, at + 1)
}

/** Words joined by a blank where the source has one, encoded words decoded. */
function phrase(tokens: Token[]): string {
  const text = tokens.map((token, index) => (index > 0 && token.blankBefore ? ' ' : '') + token.text).join('')
  return onOneLine(decodeWords(text).text).trim()
}

function readMailbox(tokens: Token[], list: AddressList, error: (wrong: Message) => void): void {
  const comments = tokens.filter((token) => token.kind === 'comment')
  const rest = tokens.filter((token) => token.kind !== 'comment')
  if (rest.length === 0) return
  if (list.addresses.length >= MAX_ADDRESSES) {
    error({ code: 'address-list.too-many', facts: { most: String(MAX_ADDRESSES) } })
    return
  }
  const angles = rest.filter((token) => token.kind === 'angle')
  if (angles.length > 1) error(plain('address-list.two-angles'))
  const angle = angles.at(-1)
  const spec = angle ? angleSpec(angle.text, error) : bareSpec(rest, error)
  const name = angle ? phrase(rest.filter((token) => token.kind !== 'angle')) : ''
  const address = readAddress(spec)
  if (!address) error({ code: 'address-list.no-address', facts: { text: spec.slice(0, 100) } })
  const fallback = address ? phrase(comments) : spec
  list.addresses.push({
    local: '',
    domain: '',
    address: '',
    ...address,
    name: name || (angle ? '' : fallback),
  })
}

/** Takes off the source route of RFC 5322 section 4.4: `<@a,@b:local@domain>`; and comments. */
function angleSpec(text: string, error: (wrong: Message) => void): string {
  const spec = text.trim()
  const colon = spec.startsWith('@') ? spec.indexOf(':') : -1
  const rest = colon < 0 ? spec : spec.slice(colon + 1).trim()
  if (!rest.includes('(')) return rest
  return bareSpec(
    tokenize(rest).filter((token) => token.kind !== 'comment'),
    error,
  )
}

/** An address without angle brackets: blanks may stand around `.` and `@` alone. */
function bareSpec(tokens: Token[], error: (wrong: Message) => void): string {
  const pieces: string[] = []
  let last = '.'
  let hasAt = false
  for (const token of tokens) {
    const text = token.kind === 'quoted' ? quote(token.text) : token.text
    const joins = '.@'.includes(last) || /^[.@]/.test(text)
    if (token.blankBefore && !joins) {
      if (hasAt) error(plain('address-list.text-after'))
      pieces.push(' ')
    }
    pieces.push(text)
    last = text.at(-1) ?? last
    hasAt ||= text.includes('@')
  }
  return pieces.join('')
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

function readAddress(spec: string): Omit<MailAddress, 'name'> | null {
  const at = spec.lastIndexOf('@')
  if (at <= 0 || at === spec.length - 1) return null
  const local = spec.slice(0, at).trim()
  const domain = spec
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const isQuoted = local.length > 1 && local.startsWith('"') && local.endsWith('"')
  if (local === '' || (!isQuoted && /[\s"(),:;<>@[\]\\\x00-\x1f]/.test(local))) return null
  const isLiteral = domain.startsWith('[') && domain.endsWith(']')
  if (!isLiteral && (domain === '' || /[\s"(),:;<>@[\]\\\x00-\x1f]/.test(domain))) return null
  return { address: `${local}@${domain}`, local, domain }
}
