import type { Issue, Issues } from '../record/issue.ts'
import { joinedTag, parseTagList, type Tag, tagOf } from '../record/tag-list.ts'
import { readKey } from './key.ts'

/**
 * DKIM keys (RFC 6376, 3.6.1; RFC 8301; RFC 8463): the public key at `<selector>._domainkey.<domain>` with which a
 * receiver verifies that a message was signed by the domain and not changed since.
 */

export type DkimKey = {
  text: string
  tags: Tag[]
  /** What the key bytes are; null when they cannot be read. */
  keyType: 'rsa' | 'ed25519' | null
  /** RSA modulus bits, 256 for Ed25519; null when no key was read. */
  bits: number | null
  /** The key's end is missing. */
  cutOff: boolean
  /** `p=` is empty: the key is withdrawn. */
  revoked: boolean
  /** `t=y`: receivers may treat signed mail like unsigned mail. */
  testing: boolean
  /** `t=s`: a signature's `i=` must be `d=` itself. */
  strictIdentity: boolean
  issues: Issue[]
}

/** Tags of a key record (RFC 6376, 3.6.1). */
export const KEY_TAGS: ReadonlySet<string> = new Set(['v', 'h', 'k', 'n', 'p', 's', 't'])
/** RFC 8301, 3.2: verifiers refuse RSA keys below this. */
export const MIN_RSA_BITS = 1024
/** RFC 8301, 3.2: signers should use at least this. */
export const GOOD_RSA_BITS = 2048

/** Whether a TXT record reads like a DKIM key: RFC 6376 makes `v=` optional, `p=` required. */
export function isDkimKey(text: string): boolean {
  return /^\s*v\s*=\s*DKIM/i.test(text) || /(?:^|;)\s*p\s*=/.test(text)
}

/** Reads a key record with every issue in it. Never throws; linear in the length of the text. */
export function parseDkimKey(text: string): DkimKey {
  const { tags, issues } = parseTagList(text)
  // RFC 6376, 3.2 has no empty tag, and a key that is not written by the rules is ignored (6.1.2).
  for (const issue of issues.list) if (issue.code === 'empty-tag') issue.status = 'bad'
  const v = tagOf(tags, 'v')
  // RFC 6376, 3.6.1: when present, `v` is the first tag and exactly `DKIM1`.
  if (v && (v !== tags[0] || v.value !== 'DKIM1')) issues.bad('bad-version', v.span)
  for (const tag of tags) {
    const joined = tag.name === 'p' ? undefined : joinedTag(tag, KEY_TAGS)
    if (joined) issues.bad('missing-semicolon', joined)
    if (tag.name === 'g') issues.warning('historic-tag', tag.span)
    else if (!KEY_TAGS.has(tag.name)) issues.warning('unknown-tag', tag.span)
  }
  const flags = listOf(tagOf(tags, 't'))
  if (flags.includes('y')) issues.warning('testing', tagOf(tags, 't')!.span)
  checkHashes(tagOf(tags, 'h'), issues)
  checkServices(tagOf(tags, 's'), issues)
  return {
    text,
    tags,
    ...keyOf(text, tags, issues),
    revoked: tagOf(tags, 'p')?.value === '',
    testing: flags.includes('y'),
    strictIdentity: flags.includes('s'),
    issues: issues.list,
  }
}

function listOf(tag: Tag | undefined): string[] {
  return tag ? tag.value.split(':', 50).map((item) => item.trim().toLowerCase()) : []
}

function checkHashes(tag: Tag | undefined, issues: Issues) {
  const hashes = listOf(tag)
  if (!tag) return
  if (!hashes.includes('sha256')) issues.bad('no-sha256', tag.span)
  else if (hashes.includes('sha1')) issues.warning('sha1-allowed', tag.span)
}

function checkServices(tag: Tag | undefined, issues: Issues) {
  if (!tag) return
  const services = listOf(tag)
  if (!services.includes('*') && !services.includes('email')) issues.bad('not-for-email', tag.span)
}

function keyOf(text: string, tags: Tag[], issues: Issues): Pick<DkimKey, 'keyType' | 'bits' | 'cutOff'> {
  const none = { keyType: null, bits: null, cutOff: false }
  const p = tagOf(tags, 'p')
  if (!p) {
    issues.bad('missing-key', { start: text.length, end: text.length })
    return none
  }
  if (p.value === '') {
    issues.bad('revoked', p.span)
    return none
  }
  const k = tagOf(tags, 'k')
  const declared = k ? k.value.toLowerCase() : 'rsa'
  if (k && declared !== 'rsa' && declared !== 'ed25519') issues.bad('unknown-key-type', k.span)
  const key = readKey(p.value)
  if (!key.ok) {
    issues.bad(key.reason, p.span)
    return { ...none, cutOff: key.cutOff }
  }
  if (key.type !== declared) issues.bad('key-type-mismatch', k?.span ?? p.span)
  if (key.wrapped) issues.bad('ed25519-wrapped', p.span)
  if (key.type === 'rsa' && key.bits < MIN_RSA_BITS) issues.bad('weak-key', p.span)
  else if (key.type === 'rsa' && key.bits < GOOD_RSA_BITS) issues.warning('short-key', p.span)
  return { keyType: key.type, bits: key.bits, cutOff: false }
}
