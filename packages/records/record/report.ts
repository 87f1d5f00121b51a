import type { Finding, Json } from '@postproof/engine/finding'
import type { DnsAnswer } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'
import type { RecordKind } from '../kinds.ts'
import type { Span } from './issue.ts'

/** What a record checker found: the shape that all record engines answer with. Words are put to it later. */

/**
 * A finding about a record. `spans` mark the offending text in `RecordReport.record`. `concerns` says who cares:
 * receivers refuse or ignore it (or, of what was not answered, have no result for it), the field advises against it, or
 * it is only said.
 */
export type RecordFinding = Finding & { spans: Span[]; concerns: 'receivers' | 'advice' | 'information' }

/** One part of the record as it is typeset: what it is, and what is said of it. */
export type RecordPart = {
  span: Span
  /** e.g. `version`, `mechanism`, `modifier`, `tag-name`, `tag-value`, `separator`, `unknown`. */
  role: string
  /** `separator`, `unknown`, or the code of a sentence, e.g. `spf.include`; and what that takes. */
  explain: string
  values: Record<string, string | Message>
}

/** A corrected or first record, from our generator and accepted by our own parser. */
export type SuggestedRecord = {
  action: 'add' | 'replace' | 'remove'
  type: 'TXT' | 'CNAME'
  host: string
  value: string
  ttl: number
  current?: string
  /** Codes of what changes, and of what may go wrong: several where several changes may. */
  reason: string
  risk: string | string[]
  effect?: RecordEffect
  /** For a DMARC record: mail that receivers would treat differently than today. */
  changes?: PolicyChange[]
}

type Treatment = 'none' | 'quarantine' | 'reject'

/**
 * What receivers do with mail before and after a DMARC record is published; `none`: it is delivered as if there were no
 * record. `by` null: mail that neither SPF nor DKIM ties to the organization; else mail for which SPF or DKIM passes
 * with another name of the organization.
 */
export type PolicyChange = {
  from: 'domain' | 'subdomains' | 'unused-names'
  by: 'spf' | 'dkim' | null
  before: Treatment
  after: Treatment
}

/** Addresses, as the prefixes that cover the first of them, and how many there are of each family, in decimal. */
export type AddressChange = { ranges: string[]; ipv4: string; ipv6: string }

/**
 * What a suggested record does to mail: who passes today and would not, and the other way round. `open`: the current
 * record has terms that depend on the single mail or were not answered, and the suggested one has them no more.
 */
export type RecordEffect = { stops: AddressChange; starts: AddressChange; open: boolean }

/** What only the owner knows: a question, and what to publish for each of its two answers. */
export type RecordQuestion = {
  /** Code of the question, and what it takes. */
  question: string
  values: Record<string, string>
  /** Code of each answer; null where no record can be written for it. */
  answers: { answer: string; record: SuggestedRecord | null }[]
}

export type RecordReport<Details extends Json | object = object> = {
  kind: RecordKind
  /** The domain asked about, A-label form. */
  domain: string
  /** The DNS name where the record was looked for, and where it was found when that differs (inheritance). */
  queried: string
  foundAt: string | null
  /** The record that counts, its character-strings joined; null when there is none or several. */
  record: string | null
  /** All records of the kind at that name, as published. */
  published: string[]
  /** Seconds the old record may live in caches; null when unknown. */
  ttl: number | null
  status: Finding['status']
  findings: RecordFinding[]
  parts: RecordPart[]
  suggested: SuggestedRecord[]
  /** What cannot be put right without asking; none for most records. */
  questions?: RecordQuestion[]
  /** What only this kind has: the SPF tree, the DMARC walk, the BIMI logo. Plain data. */
  details: Details
  /** Every DNS question asked, in order. */
  dns: DnsAnswer[]
}
