import type { PlainCode } from '@postproof/messages/message'

/**
 * What is written down about one DNS list, in packages/blacklists/data/blacklists.ts. DNS lists (RFC 5782) answer a name made of what
 * is asked about and their zone: an address under 127.0.0.0/8 is a code, absence means not listed. What a code
 * means is different at every list, so each has its own table, and a code outside it counts for nothing.
 */

/**
 * - `major`: bad in tier 1. `minor`: a listing of less weight. `policy`: what kind of network it is, not spam.
 * - `info`: said, not judged. `none`: an answer that is no listing, such as a good reputation.
 */
export type CodeSeverity = 'major' | 'minor' | 'policy' | 'info' | 'none'

/** What an answer says, or why there is none: the message `blacklist.<meaning>`. */
export type Meaning = PlainCode extends infer C ? (C extends `blacklist.${infer M}` ? M : never) : never

export type CodeMeaning = { meaning: Meaning; severity: CodeSeverity }

/** Patterns of four octets, each a number, a range `2-9` or `*`, with what they mean; the first match counts. */
export type CodePatterns<T> = [pattern: string, value: T][]

/**
 * - `exact`: each answer has one meaning. `bits`: the last octet of an answer is a sum of meanings; all other
 *   octets must be 127.0.0.
 */
export type CodeTable =
  | { match: 'exact'; codes: CodePatterns<CodeMeaning> }
  | { match: 'bits'; bits: [bit: number, CodeMeaning][] }

export type KeyName = 'spamhaus' | 'abusix'

export type ListDefinition = {
  id: string
  name: string
  operator: string
  /** `{key}` stands for the query key; such a list is off without one. */
  zone: string
  /** Asked instead of `zone` when there is a key. */
  keyZone?: string
  key?: KeyName
  /** The zone for IPv6 where it is another one. */
  zone6?: string
  asks: 'ip' | 'domain' | 'email'
  allow?: true
  tier: 1 | 2 | 3 | 'info'
  /** For `ip`. */
  ipv6?: boolean
  /** For `domain`: the registrable domain alone, or the full host as well. Default `registrable`. */
  hosts?: 'registrable' | 'both'
  /** For `email`. `sha1-hex`: the canonical and the written form; `sha256-base32`: the canonical form. */
  hash?: 'sha1-hex' | 'sha256-base32'
  codes: CodeTable
  /** Answers that say the list will not answer, beside 127.255.255.0/24 which every list may use. */
  refusals?: CodePatterns<Meaning>
  /** Answers that say the question was wrong. */
  mistakes?: CodePatterns<Meaning>
  /**
   * Self-test points as labels before the zone; RFC 5782, 5 where left out. `listed`: at least one is listed.
   * `notListed`: none is. `listed6` with `notListed6` where the operator documents points for IPv6.
   */
  tests?: { listed?: string[]; notListed?: string[]; listed6?: string[]; notListed6?: string[] }
  removalUrl: string | null
  /** Domains whose https links may stand in the operator's reason. */
  domains: readonly string[]
  /** Who may ask, and what to know before judging an answer. */
  policy: string
  /** What says that the list is alive, and when that was looked up. */
  evidence: string
  /** What of this entry is from memory and was never confirmed. Codes or test points among it: not in tier 1. */
  unconfirmed?: readonly Unconfirmed[]
}

export type Unconfirmed = 'codes' | 'test-points' | 'ipv6' | 'removal-page'

/** A list that has ended and must never be asked: it would call everything clean, or everything listed. */
export type DeadList = { zone: string; since: string; behavior: string; evidence: string }
