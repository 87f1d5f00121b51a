import type { DnsAnswer } from '@postproof/engine/world'
import type { Authoritative } from '../record/authoritative.ts'
import type { Authorized } from './authorized.ts'
import type { BaseName } from './base-names.ts'
import type { SpfClaim, SpfTest } from './details.ts'
import type { LookupCount } from './lookups.ts'
import type { SpfRecord } from './parse.ts'
import type { SpfTree } from './tree.ts'

/** The TXT records at the domain, sorted by what they are. */
export type SpfTexts = {
  answer: DnsAnswer
  /** Records that count as SPF (RFC 7208, 4.5). */
  records: string[]
  /** Meant as SPF, and skipped by receivers. */
  near: string[]
  /** `spf2.0/`: Sender ID (RFC 4406), obsolete and ignored by receivers. */
  senderId: string[]
  unrelated: number
  /** Character-strings of the one record, as published or as drafted. */
  strings: string[]
  draft: boolean
}

/** Everything that the findings of one domain are made of. */
export type SpfSubject = {
  domain: string
  parked: boolean
  texts: SpfTexts
  /** The record that counts; or else the only one that was meant to. Null when there is none, or several. */
  record: SpfRecord | null
  /** The record counts for receivers. */
  counts: boolean
  tree: SpfTree
  count: LookupCount
  authorized: Authorized
  /** Target of the `exp` modifier; null when there is none, or its name depends on the message. */
  explanation: { name: string; answer: DnsAnswer } | null
  typeSpf: DnsAnswer | null
  servers: Authoritative
  /** A name made up for this check. */
  probe: DnsAnswer | null
  /** Names that the client's reverse zone holds; null when no address was given. */
  reverse: DnsAnswer | null
  test: SpfTest | null
  /** The domain takes mail in, has DKIM keys, was seen to send, or the DNS did not say that it has none of these. */
  sends: boolean
  /** What the record makes of the mails that its owner and strangers would send; empty without a record that counts. */
  claims: SpfClaim[]
  bases: BaseName[]
}
