import type { Issue, Issues } from '../record/issue.ts'
import { joinedTag, parseTagList, type Tag, tagOf } from '../record/tag-list.ts'
import { parseReportUris, type ReportUri } from '../record/uri.ts'

/**
 * DMARC (RFC 9989): the owner of the domain in the From line says what a receiver shall do with mail that neither
 * SPF nor DKIM ties to that domain, and where reports go. Enforced by Gmail, Yahoo and Microsoft for bulk senders.
 */

export type Policy = 'none' | 'quarantine' | 'reject'

export type DmarcRecord = {
  text: string
  tags: Tag[]
  p: Policy | null
  sp: Policy | null
  np: Policy | null
  adkim: 'r' | 's'
  aspf: 'r' | 's'
  testMode: boolean
  psd: 'y' | 'n' | 'u'
  rua: ReportUri[]
  ruf: ReportUri[]
  fo: string[]
  /**
   * What receivers apply (RFC 9989, 4.10.1): without a valid `p`, or with an invalid `sp` or `np`, the record acts
   * as `p=none` if `rua` holds a valid address; null when it is ignored altogether.
   */
  effective: { p: Policy; sp: Policy | null; np: Policy | null } | null
  /** False when the record is not used at all: wrong version tag, or a tag twice (RFC 6376, 3.2). */
  usable: boolean
  issues: Issue[]
}

/** Tags that RFC 9989 defines, and those it removed. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set([
  'v',
  'p',
  'sp',
  'np',
  'adkim',
  'aspf',
  'fo',
  'rua',
  'ruf',
  't',
  'psd',
  'pct',
  'rf',
  'ri',
])
/** Gone since RFC 9989; older receivers may still obey them. */
export const REMOVED_TAGS: ReadonlySet<string> = new Set(['pct', 'rf', 'ri'])
const POLICIES = new Set<string>(['none', 'quarantine', 'reject'])

// RFC 9989, 4.7: `v` comes first and its value is exactly `DMARC1`; only the tag's name ignores case.
const VERSION = /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/
const NEAR_VERSION = /^\s*["'“”]?\s*v\s*=\s*["']?dmarc/i

/** Whether a TXT record counts as a DMARC record (RFC 9989, 4.7). */
export function isDmarcRecord(text: string): boolean {
  return VERSION.test(text.trim())
}

/** Whether a TXT record was meant to be a DMARC record, though receivers skip it. */
export function isNearDmarcRecord(text: string): boolean {
  return !isDmarcRecord(text) && NEAR_VERSION.test(text)
}

/** Reads a DMARC record with every issue in it. Never throws; linear in the length of the text. */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, issues } = parseTagList(text)
  if (!isDmarcRecord(text)) issues.bad('bad-version', tags[0]?.span ?? { start: 0, end: text.length })
  checkNames(tags, issues)
  const p = policyOf(tags, 'p', issues)
  const sp = policyOf(tags, 'sp', issues)
  const np = policyOf(tags, 'np', issues)
  const rua = urisOf(tags, 'rua', issues)
  const record = {
    text,
    tags,
    p,
    sp,
    np,
    adkim: modeOf(tags, 'adkim', issues),
    aspf: modeOf(tags, 'aspf', issues),
    testMode: flagOf(tags, 't', ['y', 'n'], issues) === 'y',
    psd: (flagOf(tags, 'psd', ['y', 'n', 'u'], issues) ?? 'u') as 'y' | 'n' | 'u',
    rua,
    ruf: urisOf(tags, 'ruf', issues),
    fo: optionsOf(tags, issues),
  }
  const voided = !p || (tagOf(tags, 'sp') && !sp) || (tagOf(tags, 'np') && !np)
  const hasRua = rua.some((uri) => uri.valid)
  const effective = voided ? (hasRua ? { p: 'none' as const, sp: null, np: null } : null) : { p, sp, np }
  if (!tagOf(tags, 'p')) {
    const end = { start: text.length, end: text.length }
    if (hasRua) issues.warning('missing-p', end)
    else issues.bad('missing-p', end)
  }
  if (!tagOf(tags, 'rua')) issues.warning('missing-rua', { start: text.length, end: text.length })
  const usable = isDmarcRecord(text) && !issues.list.some((issue) => issue.code === 'duplicate-tag')
  return { ...record, effective, usable, issues: issues.list }
}

function checkNames(tags: Tag[], issues: Issues) {
  for (const tag of tags) {
    const joined = joinedTag(tag, KNOWN_TAGS)
    if (joined) issues.bad('missing-semicolon', joined)
    if (REMOVED_TAGS.has(tag.name)) issues.warning('removed-tag', tag.span)
    else if (tag === tags[0] && tag.name === 'V') continue
    else if (!KNOWN_TAGS.has(tag.name)) issues.warning('unknown-tag', tag.span)
  }
}

function policyOf(tags: Tag[], name: string, issues: Issues): Policy | null {
  const tag = tagOf(tags, name)
  if (!tag) return null
  const value = tag.value.toLowerCase()
  if (POLICIES.has(value)) return value as Policy
  issues.bad('bad-policy', tag.span)
  return null
}

function modeOf(tags: Tag[], name: string, issues: Issues): 'r' | 's' {
  return flagOf(tags, name, ['r', 's'], issues) === 's' ? 's' : 'r'
}

function flagOf(tags: Tag[], name: string, allowed: string[], issues: Issues): string | null {
  const tag = tagOf(tags, name)
  if (!tag) return null
  const value = tag.value.toLowerCase()
  if (allowed.includes(value)) return value
  issues.warning('bad-value', tag.span)
  return null
}

function urisOf(tags: Tag[], name: string, issues: Issues): ReportUri[] {
  const tag = tagOf(tags, name)
  return tag ? parseReportUris(tag, ['mailto'], issues) : []
}

function optionsOf(tags: Tag[], issues: Issues): string[] {
  const tag = tagOf(tags, 'fo')
  if (!tag) return ['0']
  const options = tag.value
    .toLowerCase()
    .split(':', 20)
    .map((option) => option.trim())
  if (options.some((option) => !['0', '1', 'd', 's'].includes(option))) issues.warning('bad-value', tag.span)
  return options
}
