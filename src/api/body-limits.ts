import type { Config } from '#config.ts'
import { pagePath } from '#contract/page-path.ts'

/**
 * How large the body of a request may be, in octets. The front parses bodies itself, so a caller must not choose how long
 * that takes: what is not listed here takes 64 kB, and a form has few parts.
 */

const KB = 1024
const MB = 1024 * KB
const DEFAULT = 64 * KB
/** Room for the form around a file. */
const FORM = 64 * KB
/** A form of ours has some twenty fields. */
export const MOST_PARTS = 200

type Limit = readonly [path: RegExp, octets: number | 'mail']

/** The first that matches counts. `mail`: as large as a mail by SMTP. */
const limits: readonly Limit[] = [
  [/^\/api\/emails$/, 'mail'],
  // Reports by call and by their page.
  [/^\/api\/domain-reports\/[^/]+\/files$/, 'mail'],
  [/^\/domains\/[^/]+\/reports$/, 'mail'],
  // TLS reports of other servers, of some days of a busy domain.
  [/^\/api\/tls-reports\/[^/]+$/, 2 * MB],
  // Two hundred thousand letters of domains, by call and by their page.
  [/^(?:\/api\/watched-|\/)domains$/, MB],
  // A logo of 100 kB in base64.
  [/^\/api\/client-reports\/brand$/, 192 * KB],
  // Lists by call and by the two pages that take them.
  [/^\/api\/internal\/email-verification-lists$/, 'mail'],
  [/^(?:\/email-verifier)?\/lists$/, 'mail'],
  // A million letters of HTML (LONGEST_DRAFT), escaped.
  [/^\/api\/(?:drafts|lint)(?:\/|$)/, 3 * MB],
  [/^\/mcp$/, 3 * MB],
  [/^\/oauth\/(?:authorize|register|revoke|token)$/, 16 * KB],
  // A thousand replies of 2,000 letters.
  [/^\/api\/internal\/email-verification\/bounces$/, 4 * MB],
  // Code and texts that operators write.
  [/^(?:\/api)?\/admin\//, 2 * MB],
]

type MailSize = Pick<Config, 'SMTP_MAX_SIZE'>

/** Octets of a mail as a file, in its form. */
export const mailBodyLimit = ({ SMTP_MAX_SIZE }: MailSize): number => SMTP_MAX_SIZE + FORM

/** Octets that the body of a request to this path may have. */
export function bodyLimitOf(path: string, config: MailSize): number {
  const limit = limits.find(([pattern]) => pattern.test(pagePath(path)))?.[1] ?? DEFAULT
  return limit === 'mail' ? mailBodyLimit(config) : limit
}

/** Whether a form has more parts than any of ours. Linear in the body, as parsing it would not be. */
export function hasTooManyParts(contentType: string | undefined, body: Uint8Array): boolean {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.{0,200}?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/is.exec(
      contentType ?? '',
    ) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const octets = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const mark = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = octets.indexOf(mark); at !== -1; at = octets.indexOf(mark, at + mark.length))
    if (++parts > MOST_PARTS + 1) return true
  return false
}

/** More values and levels than any call of ours takes: a thousand bounces have 6,000 values. */
export const MOST_VALUES = 20_000
export const MOST_LEVELS = 40

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opens = new Set([0x7b, 0x5b])
const closes = new Set([0x7d, 0x5d])

/** Whether JSON has more values or levels than any call takes. Looks at each octet once, before anything is parsed. */
export function isTooWideJson(contentType: string | undefined, body: Uint8Array): boolean {
  if (!/^application\/(?:[\w.-]{1,60}\+)?json\b/i.test(contentType ?? '')) return false
  let values = 0
  let levels = 0
  for (let at = 0; at < body.length; at++) {
    const octet = body[at]!
    if (octet === quote) at = endOfString(body, at)
    else if (octet === comma) values++
    else if (opens.has(octet)) {
      values++
      levels++
    } else if (closes.has(octet)) levels--
    if (values > MOST_VALUES || levels > MOST_LEVELS) return true
  }
  return false
}

/** Where the quotation mark that ends a string stands. */
function endOfString(body: Uint8Array, start: number): number {
  for (let at = start + 1; at < body.length; at++) {
    if (body[at] === backslash) at++
    else if (body[at] === quote) return at
  }
  return body.length
}
