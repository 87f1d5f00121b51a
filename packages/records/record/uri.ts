import type { Issues, Span } from './issue.ts'
import type { Tag } from './tag-list.ts'

/** One address of a `rua` or `ruf` list. */
export type ReportUri = {
  /** As written, without the white space around it. */
  text: string
  scheme: string
  /** Domain of a mailto address or host of an https URL, lower case; null when it could not be read. */
  domain: string | null
  valid: boolean
  span: Span
}

// RFC 3986 characters; commas and exclamation marks must be percent-encoded in these lists.
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\-._~:/?#[\]@$&'()*+;=]|%[0-9A-Fa-f]{2})*$/
// The size limit of RFC 7489; RFC 9989 tells receivers to ignore it.
const SIZE = /![0-9]{1,20}[kmgtKMGT]?$/
const HOST = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,62})(?:\.[A-Za-z0-9_][A-Za-z0-9_-]{0,62})+\.?$/

function domainOf(scheme: string, uri: string): string | null {
  let host: string
  if (scheme === 'mailto') {
    // RFC 6068, 2: one address without slashes in front; several stand in a list, each with its own `mailto:`.
    const address = uri.slice('mailto:'.length).split('?', 1)[0] ?? ''
    const at = address.indexOf('@')
    host = at > 0 && !address.startsWith('//') ? address.slice(at + 1) : ''
  } else {
    host = URL.parse(uri)?.hostname ?? ''
  }
  return HOST.test(host) ? host.toLowerCase() : null
}

/**
 * Reads a comma-separated list of report addresses. Issues: `bare-address` (no `mailto:`), `bad-uri`,
 * `size-suffix` (obsolete `!10m`), `uri-scheme` (a scheme not in `schemes`), `empty-uri`.
 */
export function parseReportUris(tag: Tag, schemes: string[], issues: Issues): ReportUri[] {
  const uris: ReportUri[] = []
  let start = tag.valueSpan.start
  for (const piece of tag.value.split(',')) {
    const text = piece.trim()
    const at = start + (piece.length - piece.trimStart().length)
    const span = { start: at, end: at + text.length }
    start += piece.length + 1
    if (!text) {
      const { start: first, end } = tag.valueSpan
      const comma = Math.max(first, Math.min(at, end - 1))
      issues.warning('empty-uri', { start: comma, end: Math.min(comma + 1, end) })
      continue
    }
    if (SIZE.test(text)) issues.warning('size-suffix', span)
    const uri = text.replace(SIZE, '')
    const valid = URI.test(uri)
    const scheme = valid ? uri.slice(0, uri.indexOf(':')).toLowerCase() : ''
    const domain = valid ? domainOf(scheme, uri) : null
    if (!valid) issues.bad(uri.includes('@') && !uri.includes(':') ? 'bare-address' : 'bad-uri', span)
    else if (!schemes.includes(scheme)) issues.warning('uri-scheme', span)
    else if (domain === null || /^mailto:mailto:/i.test(uri)) issues.bad('bad-uri', span)
    uris.push({ text, scheme, domain, valid, span })
  }
  return uris
}
