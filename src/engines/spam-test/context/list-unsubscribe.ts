/**
 * The addresses of a List-Unsubscribe field (RFC 2369, 2 and 3.2): a comma-separated list of URLs in angle
 * brackets, with white space and comments between them that mean nothing.
 */
export type ListUnsubscribe = {
  /** As written, white space inside taken out (RFC 2369, 2 lets a long URL be folded). */
  uris: string[]
  https: string[]
  http: string[]
  mailto: string[]
  /** In words: what is there that is no address in angle brackets, or has another scheme. */
  problems: string[]
}

const MOST_URIS = 20

export function readListUnsubscribe(raw: string): ListUnsubscribe {
  const found: ListUnsubscribe = { uris: [], https: [], http: [], mailto: [], problems: [] }
  let rest = ''
  let at = 0
  while (at < raw.length && found.uris.length < MOST_URIS) {
    const open = raw.indexOf('<', at)
    const close = open < 0 ? -1 : raw.indexOf('>', open)
    if (close < 0) break
    rest += raw.slice(at, open)
    found.uris.push(raw.slice(open + 1, close).replace(/\s+/g, ''))
    at = close + 1
  }
  rest += raw.slice(at)
  const stray = rest.replace(/\([^()]{0,500}\)/g, '').replace(/[\s,]+/g, '')
  if (stray !== '') found.problems.push('text outside of angle brackets')
  for (const uri of found.uris) {
    const scheme = /^([a-z][a-z0-9+.-]{0,30}):/i.exec(uri)?.[1]?.toLowerCase()
    if (scheme === 'https' && URL.parse(uri)) found.https.push(uri)
    else if (scheme === 'http' && URL.parse(uri)) found.http.push(uri)
    else if (scheme === 'mailto' && uri.includes('@')) found.mailto.push(uri)
    else
      found.problems.push(
        uri === '' ? 'an empty address' : `not an https or mailto address: ${uri.slice(0, 80)}`,
      )
  }
  return found
}
