import type { Issue } from '../record/issue.ts'
import { joinedTag, parseTagList, type Tag, tagOf } from '../record/tag-list.ts'
import { parseReportUris, type ReportUri } from '../record/uri.ts'

/** TLS-RPT (RFC 8460): where servers that send to a domain report failures of its TLS. */

export type TlsRptRecord = { text: string; tags: Tag[]; rua: ReportUri[]; issues: Issue[] }

/** Whether a TXT record at `_smtp._tls` counts (RFC 8460, 3). */
export function isTlsRptRecord(text: string): boolean {
  return /^v=TLSRPTv1[ \t]*;/.test(text)
}

/** Whether a TXT record was meant to be a TLS report record, though report senders skip it. */
export function isNearTlsRptRecord(text: string): boolean {
  return !isTlsRptRecord(text) && /^[\s"'“”]*v\s*=\s*["']?tls-?rpt/i.test(text)
}

/** Reads the record with every issue in it. Never throws. */
export function parseTlsRpt(text: string): TlsRptRecord {
  const { tags, issues } = parseTagList(text)
  if (!isTlsRptRecord(text)) issues.bad('bad-version', tags[0]?.span ?? { start: 0, end: text.length })
  const known = new Set(['v', 'rua'])
  for (const tag of tags) {
    const joined = joinedTag(tag, known)
    if (joined) issues.bad('missing-semicolon', joined)
  }
  const tag = tagOf(tags, 'rua')
  const rua = tag ? parseReportUris(tag, ['mailto', 'https'], issues) : []
  if (!rua.some((uri) => uri.valid))
    issues.bad('missing-rua', tag?.span ?? { start: text.length, end: text.length })
  return { text, tags, rua, issues: issues.list }
}
