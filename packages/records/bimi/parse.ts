import type { Issue, Issues } from '../record/issue.ts'
import { joinedTag, parseTagList, type Tag, tagOf } from '../record/tag-list.ts'

/**
 * BIMI (draft-brand-indicators-for-message-identification): a domain names a logo, and a certificate that the logo
 * is its own. Gmail, Yahoo and Apple show it beside mail that passes DMARC with an enforcing policy.
 */

export type BimiRecord = {
  text: string
  tags: Tag[]
  /** The logo's https address; null when absent, empty or not an https address. */
  logo: string | null
  /** The mark certificate's https address; null likewise. */
  certificate: string | null
  /** The domain says that it takes no part: `l=` and `a=` empty. */
  declined: boolean
  /** Whether the logo of the brand or of the person is preferred; null when the record does not say. */
  preference: 'brand' | 'personal' | null
  /** The local parts (prefixes) that have selectors of their own. */
  localParts: string[]
  issues: Issue[]
}

const TAGS = new Set(['v', 'l', 'a', 'avp', 'lps'])
const VERSION = /^v[ \t]*=[ \t]*BIMI1[ \t]*(?:;|$)/
const NEAR_VERSION =
  /^\s{0,20}["'“”]?(?:\s{0,20}(?:l|a|avp|lps)\s{0,20}=[^;]{0,500};)?\s{0,20}v\s{0,20}=\s{0,20}["']?bimi/i
// The parts become selectors: receivers turn dots and underscores into hyphens and use what is then a label.
const LOCAL_PART = /^[A-Za-z0-9._-]{1,63}$/

/** Whether a TXT record counts as a BIMI record. */
export function isBimiRecord(text: string): boolean {
  return VERSION.test(text.trim())
}

/** Whether a TXT record is, or was meant to be, a BIMI record. */
export function isNearBimiRecord(text: string): boolean {
  return NEAR_VERSION.test(text)
}

/** Reads a BIMI record with every issue in it. Never throws; linear in the length of the text. */
export function parseBimi(text: string): BimiRecord {
  const { tags, issues } = parseTagList(text)
  if (tags[0]?.name.toLowerCase() !== 'v' || tags[0].value !== 'BIMI1') {
    issues.bad('bad-version', tags[0]?.span ?? { start: 0, end: text.length })
  }
  for (const tag of tags) {
    const joined = joinedTag(tag, TAGS)
    if (joined) issues.bad('missing-semicolon', joined)
    if (!TAGS.has(tag.name.toLowerCase())) issues.warning('unknown-tag', tag.span)
  }
  const l = tagOf(tags, 'l')
  const a = tagOf(tags, 'a')
  const declined = l?.value === '' && (a === undefined || a.value === '')
  if (!l) issues.bad('missing-logo', { start: text.length, end: text.length })
  else if (l.value === '' && !declined) issues.bad('missing-logo', l.span)
  if (!declined && !a?.value)
    issues.warning('no-certificate', a?.span ?? { start: text.length, end: text.length })
  const avp = tagOf(tags, 'avp')
  if (avp && !['brand', 'personal'].includes(avp.value)) issues.warning('bad-value', avp.span)
  const preference = avp?.value === 'brand' || avp?.value === 'personal' ? avp.value : null
  const localParts = localPartsOf(tags, issues)
  const [logo, certificate] = [urlOf(l, issues), urlOf(a, issues)]
  return { text, tags, logo, certificate, declined, preference, localParts, issues: issues.list }
}

function localPartsOf(tags: Tag[], issues: Issues): string[] {
  const lps = tagOf(tags, 'lps')
  if (!lps?.value) return []
  const parts = lps.value.split(',').map((part) => part.trim())
  if (!parts.every((part) => LOCAL_PART.test(part))) issues.warning('bad-lps', lps.span)
  return parts.filter((part) => LOCAL_PART.test(part)).slice(0, 50)
}

function urlOf(tag: Tag | undefined, issues: Issues): string | null {
  if (!tag?.value) return null
  // Not canParse: it takes names of hosts beyond 16 KiB that the parser then refuses.
  if (URL.parse(tag.value)?.protocol === 'https:' && !/[\s,]/.test(tag.value)) return tag.value
  issues.bad('not-https', tag.span)
  return null
}
