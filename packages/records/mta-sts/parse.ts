import { createIssues, type Issue, type Issues } from '../record/issue.ts'
import { joinedTag, parseTagList, type Tag, tagOf } from '../record/tag-list.ts'

/**
 * MTA-STS (RFC 8461): a domain tells servers that send to it to insist on TLS with a valid certificate. Gmail,
 * Outlook and Yahoo obey it when they send.
 */

export type MtaStsRecord = { text: string; tags: Tag[]; id: string | null; issues: Issue[] }

export type MtaStsPolicy = {
  mode: 'enforce' | 'testing' | 'none' | null
  /** Host names or `*.` patterns, lower case. */
  mx: string[]
  /** Seconds; null when missing or unreadable. */
  maxAge: number | null
  issues: Issue[]
}

export const MAX_AGE = 31_557_600
/** RFC 8461, 3.3. */
export const MAX_POLICY_BYTES = 65_536

/** Whether a TXT record at `_mta-sts` counts (RFC 8461, 3.1). */
export function isMtaStsRecord(text: string): boolean {
  return /^v=STSv1[ \t]*;/.test(text)
}

/** Whether a TXT record was meant to be an MTA-STS record, though senders skip it. */
export function isNearMtaStsRecord(text: string): boolean {
  return !isMtaStsRecord(text) && /^[\s"'“”]*v\s*=\s*["']?sts/i.test(text)
}

/** Reads the TXT record. Never throws. */
export function parseMtaSts(text: string): MtaStsRecord {
  const { tags, issues } = parseTagList(text)
  if (!isMtaStsRecord(text)) issues.bad('bad-version', tags[0]?.span ?? { start: 0, end: text.length })
  const known = new Set(['v', 'id'])
  for (const tag of tags) {
    const joined = joinedTag(tag, known)
    if (joined) issues.bad('missing-semicolon', joined)
  }
  const id = tagOf(tags, 'id')
  if (!id) issues.bad('missing-id', { start: text.length, end: text.length })
  else if (!/^[A-Za-z0-9]{1,32}$/.test(id.value)) issues.bad('bad-id', id.span)
  return { text, tags, id: id?.value ?? null, issues: issues.list }
}

/** Reads the policy file (RFC 8461, 3.2): lines of `key: value`. Never throws; linear. */
export function parseMtaStsPolicy(text: string): MtaStsPolicy {
  const issues = createIssues(text)
  const policy: MtaStsPolicy = { mode: null, mx: [], maxAge: null, issues: issues.list }
  const seen = new Set<string>()
  let start = 0
  // Read as UTF-8 or as Latin-1: a mark before the first key makes that another key (RFC 8461, 3.2).
  const mark = /^(?:\ufeff|\u00ef\u00bb\u00bf)/.exec(text)?.[0].length ?? 0
  if (mark > 0) issues.bad('byte-order-mark', { start: 0, end: mark })
  start = mark
  for (const line of text.slice(mark, MAX_POLICY_BYTES).split('\n')) {
    const span = { start, end: start + line.length }
    start = span.end + 1
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    if (colon < 0) {
      issues.bad('bad-line', span)
      continue
    }
    const key = line.slice(0, colon).trim()
    // RFC 8461, 3.2: of a field that is given twice, all but the first are ignored.
    if (seen.has(key) && key !== 'mx') {
      issues.warning('duplicate-key', span)
      continue
    }
    seen.add(key)
    readField(key, line.slice(colon + 1).trim(), span, policy, issues)
  }
  const end = { start: text.length, end: text.length }
  if (!seen.has('version')) issues.bad('missing-version', end)
  if (!seen.has('mode')) issues.bad('missing-mode', end)
  if (!seen.has('max_age')) issues.bad('missing-max-age', end)
  if (!seen.has('mx') && policy.mode !== 'none') issues.bad('missing-mx', end)
  return policy
}

function readField(
  key: string,
  value: string,
  span: { start: number; end: number },
  policy: MtaStsPolicy,
  issues: Issues,
) {
  if (key === 'version' && value !== 'STSv1') issues.bad('bad-version', span)
  if (key === 'mode') {
    if (value === 'enforce' || value === 'testing' || value === 'none') policy.mode = value
    else issues.bad('bad-mode', span)
  }
  if (key === 'max_age') {
    const age = /^[0-9]{1,10}$/.test(value) ? Number(value) : Number.NaN
    if (age <= MAX_AGE) policy.maxAge = age
    else issues.bad('bad-max-age', span)
    if (age < 86_400) issues.warning('short-max-age', span)
  }
  if (key === 'mx') {
    // RFC 5321, 4.1.2: a Domain has no dot at its end; senders that compare letter by letter find no match.
    const isName = value.length <= 253 && /^(?:\*\.)?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/.test(value)
    if (isName) policy.mx.push(value.toLowerCase())
    else issues.bad('bad-mx', span)
  }
}

/** Whether a pattern covers a host (RFC 8461, 4.1): `*.` stands for exactly one label. */
export function coversHost(pattern: string, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (!pattern.startsWith('*.')) return name === pattern
  const dot = name.indexOf('.')
  return dot > 0 && name.slice(dot + 1) === pattern.slice(2)
}
