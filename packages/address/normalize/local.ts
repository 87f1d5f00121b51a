/** Signs that an atom may not hold in ASCII (RFC 5322, 3.2.3), beside controls and the space. */
const NOT_ATOM = /[\x00-\x20\x7f()<>[\]:;@\\,"]/

/** What a quoted string may hold only behind a backslash (RFC 5322, 3.2.4 and 4.1). */
const NEEDS_BACKSLASH = /["\\\x00\t\n\r]/g

/**
 * A quoted local part without the quotation marks and backslashes that mean nothing: `"a\b"` is `ab`, and `"a b"` keeps
 * its marks (RFC 5321, 4.1.2: equal forms are equal, and the plain one SHOULD be used).
 */
export function unquote(local: string): string {
  if (!local.startsWith('"') || !local.endsWith('"') || local.length < 2) return local
  const content = local.slice(1, -1).replace(/\\([\s\S])/g, '$1')
  if (isDotAtom(content)) return content
  return `"${content.replace(NEEDS_BACKSLASH, '\\$&')}"`
}

/** Whether a local part needs no quotation marks: `dot-atom` of RFC 5322, 3.2.3, with letters beyond ASCII (RFC 6532). */
export function isDotAtom(text: string): boolean {
  return !NOT_ATOM.test(text) && text.split('.').every((atom) => atom !== '')
}

/**
 * One form for letters that can be written in two ways (RFC 6532, 3.1). Left as it is where that would make another
 * word of it: the Greek question mark becomes a semicolon, and some signs take more room than before.
 */
export function compose(local: string): string {
  const composed = local.normalize('NFC')
  const quoted = /^"(?:[^"\\]|\\[\s\S])*"$/.test(local)
  const broken = !quoted && !isDotAtom(composed)
  return broken || Buffer.byteLength(composed) > Buffer.byteLength(local) ? local : composed
}
