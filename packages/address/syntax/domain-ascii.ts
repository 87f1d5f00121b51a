import { domainToASCII, domainToUnicode } from 'node:url'

const LDH = /^[a-z\d]([a-z\d-]*[a-z\d])?$/
const ASCII = /^[\x00-\x7f]*$/

/**
 * A domain in lower case and A-labels (UTS 46, non-transitional); null when it holds what the DNS of hosts cannot.
 * node:url answers as a browser would: it cuts at `/` and `#`, undoes `%41`, reads a number as an IPv4 address, and
 * asks nothing of hyphens. So ASCII is judged here, `.a` at the end keeps numbers from being addresses, and the result
 * is judged again.
 */
export function toAsciiDomain(domain: string): string | null {
  if (ASCII.test(domain)) return ldhName(domain.toLowerCase())
  if (/[^a-z\d.\-\x80-\u{10ffff}]/iu.test(domain)) return null
  const ascii = ldhName(domainToASCII(`${domain}.a`).slice(0, -2))
  if (ascii === null) return null
  // A label of letters outside ASCII must not begin or end with a hyphen either (RFC 5891, 4.2.3.1).
  const hyphen = domainToUnicode(ascii)
    .split('.')
    .some((label) => label.startsWith('-') || label.endsWith('-'))
  return hyphen ? null : ascii
}

function ldhName(name: string): string | null {
  return name.split('.').every((label) => LDH.test(label)) ? name : null
}
