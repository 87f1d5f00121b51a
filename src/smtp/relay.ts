import { canonicalAddress } from '@postproof/engine/addresses'

/**
 * Mail through one of our relays arrives from the relay's address. The real client is in the Received line that the
 * relay wrote on top (RFC 5321, 4.4); lines below it were written by others and may be forged, unless the relay took the
 * mail from another trusted host.
 */

export type Tls = { version: string; cipher: string }

/** What one Received line says of the client. Parts it does not tell are null. */
export type Hop = { address: string | null; helo: string | null; tls: Tls | null }

const HEADER_LIMIT = 256 * 1024
const FIELD_LIMIT = 4096
const DEEPEST = 10

/**
 * The client that gave the mail to the outermost trusted host. Null when the lines do not lead there: an unknown format,
 * or mail that began at the relay itself.
 */
export function clientBehindRelay(raw: Uint8Array, isTrusted: (address: string) => boolean): Hop | null {
  for (const field of receivedFields(raw).slice(0, DEEPEST)) {
    const hop = readReceived(field)
    if (!hop?.address) return null
    // A relay with a content filter hands the mail to itself over loopback and writes a line for that too.
    if (!isLoopback(hop.address) && !isTrusted(hop.address)) return hop
  }
  return null
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** The unfolded values of the Received fields, top first. */
function receivedFields(raw: Uint8Array): string[] {
  const fields: string[] = []
  let inside = false
  for (const line of headerText(raw).split(/\r?\n/)) {
    if (line === '') break
    if (/^[ \t]/.test(line)) {
      const field = fields.at(-1) ?? ''
      if (inside && field.length < FIELD_LIMIT) fields[fields.length - 1] = `${field} ${line.trim()}`
      continue
    }
    inside = /^received[ \t]*:/i.test(line)
    if (inside && fields.length > DEEPEST) break
    if (inside) fields.push(line.slice(line.indexOf(':') + 1, FIELD_LIMIT).trim())
  }
  return fields
}

function headerText(raw: Uint8Array): string {
  return Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, HEADER_LIMIT)).toString('latin1')
}

type Token = { comment: boolean; text: string }

/** Reads the forms of Postfix, Sendmail, Exim, Exchange and qmail. Null when the line does not begin with `from`. */
export function readReceived(value: string): Hop | null {
  const tokens = tokenize(value.slice(0, FIELD_LIMIT))
  if (tokens[0]?.comment !== false || tokens[0].text.toLowerCase() !== 'from') return null
  const name = tokens[1]
  if (!name || name.comment) return null
  const by = tokens.findIndex((token, i) => i > 1 && !token.comment && token.text.toLowerCase() === 'by')
  const comments = tokens.slice(2, by < 0 ? undefined : by).filter((token) => token.comment)
  const texts = comments.map((token) => token.text)
  return {
    address: findAddress(name.text, texts),
    helo: findHelo(name.text, texts),
    tls: findTls(tokens.slice(2)),
  }
}

/** Words at spaces, comments with their nesting. A parenthesis inside a word stays part of the word. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ' || text[at] === '\t') {
      at += 1
      continue
    }
    const end = text[at] === '(' ? commentEnd(text, at) : wordEnd(text, at)
    const comment = text[at] === '('
    tokens.push({ comment, text: comment ? text.slice(at + 1, end - 1) : text.slice(at, end) })
    at = end
  }
  return tokens
}

function commentEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length + 1
}

function wordEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && text[at] !== ' ' && text[at] !== '\t') at += 1
  return at
}

/**
 * The client chooses its HELO name, so what it says there never counts as its address: `(rdns [address])` of
 * Postfix and Sendmail and `([address]:port helo=name)` of Exim come before `from [address]` of Exim.
 */
function findAddress(name: string, comments: string[]): string | null {
  const told = comments
    .filter((text) => !/^helo /i.test(text))
    .map((text) => text.replace(/\bhelo=\S*/gi, ''))
  for (const text of told) {
    const address = asAddress(/\[([^\][]{1,60})\]/.exec(text)?.[1])
    if (address) return address
  }
  for (const text of told) {
    const address = asAddress(text.trim().split('@').at(-1))
    if (address) return address
  }
  return asAddress(/^\[([^\][]{1,60})\](:\d+)?$/.exec(name)?.[1])
}

function asAddress(text: string | undefined): string | null {
  if (text === undefined) return null
  return canonicalAddress(text.trim().replace(/^ipv6:/i, '')) ?? null
}

function findHelo(name: string, comments: string[]): string | null {
  for (const text of comments) {
    const said = /(?:^|\s)helo[= ](\S+)/i.exec(text)?.[1]
    if (said) return said.slice(0, 255)
  }
  return name.slice(0, 255)
}

const TLS_COMMENTS = [
  /^using (\S+) with cipher (\S+)/, // Postfix
  /^version=([^\s,]+),? cipher=([^\s,]+)/, // Sendmail, Exchange, Gmail
  /^((?:TLS|SSL)[\w.]+):([\w-]+):\d+$/, // Exim before 4.94
]

function findTls(tokens: Token[]): Tls | null {
  for (const [i, token] of tokens.entries()) {
    if (!token.comment) continue
    for (const form of TLS_COMMENTS) {
      const found = form.exec(token.text)
      if (found) return { version: tlsVersion(found[1]!), cipher: found[2]!.slice(0, 80) }
    }
    // Exim since 4.94: with esmtps (TLS1.3) tls TLS_AES_256_GCM_SHA384
    const cipher = tokens[i + 2]
    if (/^TLSv?[\d._]+$/.test(token.text) && tokens[i + 1]?.text === 'tls' && cipher && !cipher.comment) {
      return { version: tlsVersion(token.text), cipher: cipher.text.slice(0, 80) }
    }
  }
  return bareTls(tokens)
}

/** RFC 3848 and RFC 6531: an S in the protocol says that TLS was used, not which. */
function bareTls(tokens: Token[]): Tls | null {
  const words = tokens.filter((token) => !token.comment).map((token) => token.text.toLowerCase())
  const protocol = words[words.indexOf('with') + 1] ?? ''
  return /^(?:e|utf8)smtpsa?$/.test(protocol) ? { version: 'TLS', cipher: 'not told by the relay' } : null
}

/** `TLS1_2`, `TLS1.2` and `TLSv1.2` are one thing. */
function tlsVersion(text: string): string {
  return text
    .replace(/^TLSv?(?=\d)/i, 'TLSv')
    .replaceAll('_', '.')
    .slice(0, 20)
}
