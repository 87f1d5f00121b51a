import type { Json } from '@postproof/engine/finding'
import { isPublicSuffix } from '@postproof/records/dmarc/alignment'
import { parseDmarc } from '@postproof/records/dmarc/parse'
import { changeDmarc, FIRST_DMARC, nextPolicy } from '@postproof/records/dmarc/print'
import { repairDmarc, weakest } from '@postproof/records/dmarc/repair'
import { correctSpf } from '@postproof/records/spf/correct'
import { addressTerm, addToSpf, firstSpf, mergeSpf } from '@postproof/records/spf/print'
import type { FixContext, RecordAdvice } from '../types.ts'
import { espSpfTerm } from './esp-dns.ts'
import { isOwn } from './own-domain.ts'

/** Records to publish. Every text comes from a generator of the record's engine, and its parser accepts it. */

type Facts = Record<string, Json>

const TTL = 3600
const text = (value: Json | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Advice to add a TXT record. */
export function addTxt(host: string, value: string): RecordAdvice {
  return { action: 'add', type: 'TXT', host, value, ttl: TTL }
}

/** Advice to replace a TXT record: the present one is removed, or receivers would find two. */
export function replaceTxt(host: string, current: string, value: string): RecordAdvice[] {
  return current === value ? [] : [{ action: 'replace', type: 'TXT', host, value, ttl: TTL, current }]
}

/** Advice to remove a TXT record. */
export function removeTxt(host: string, current: string): RecordAdvice {
  return { action: 'remove', type: 'TXT', host, value: current, ttl: TTL, current }
}

/** The terms that would let this client pass: the service's include, then its address. */
function spfTerms(facts: Facts, context: FixContext): string[] {
  const ip = text(facts.ip)
  const known = espSpfTerm(context)
  return [...(known ? [known] : []), ...(ip ? [addressTerm(ip)] : [])]
}

/** A first SPF record, or the current one with the client added. */
export function spfRecords(facts: Facts, context: FixContext): RecordAdvice[] {
  if (!isOwn(facts.domain, context)) return []
  const domain = facts.domain
  const terms = spfTerms(facts, context)
  const current = text(facts.record)
  if (current === null) {
    const near = text(facts.nearMiss)
    const value = terms[0] ? firstSpf(terms[0]) : null
    if (value === null) return []
    return near ? replaceTxt(domain, near, value) : [addTxt(domain, value)]
  }
  for (const term of terms) {
    const value = addToSpf(current, term)
    if (value !== null) return replaceTxt(domain, current, value)
  }
  return []
}

/** One record with the terms of all, and the others removed. */
export function mergedSpf(facts: Facts, context: FixContext): RecordAdvice[] {
  const [first, ...others] = texts(facts.records)
  const value = mergeSpf(texts(facts.records))
  if (!isOwn(facts.domain, context) || first === undefined || value === null) return []
  const domain = facts.domain
  return [...replaceTxt(domain, first, value), ...others.map((other) => removeTxt(domain, other))]
}

/** The record with `~all` in place of `+all` and the client added; none where another term lets everyone pass. */
export function closedSpf(facts: Facts, context: FixContext): RecordAdvice[] {
  const current = text(facts.record)
  const closed = current && facts.everyone === 'all' ? (correctSpf(current)?.value ?? null) : null
  if (current === null || closed === null || !isOwn(facts.domain, context)) return []
  const term = spfTerms(facts, context)[0]
  return replaceTxt(facts.domain, current, (term && addToSpf(closed, term)) || closed)
}

/** The record with the IPv6 address added. */
export function spfForAddress(facts: Facts, context: FixContext): RecordAdvice[] {
  const current = text(facts.record)
  const ip = text(facts.ip)
  const value = current && ip ? addToSpf(current, addressTerm(ip)) : null
  return value && current && isOwn(facts.domain, context) ? replaceTxt(facts.domain, current, value) : []
}

const dmarcName = (facts: Facts) =>
  `_dmarc.${text(facts.recordDomain) ?? text(facts.fromDomain) ?? 'example.org'}`

/** A first record at the organizational domain, where it covers every name below. Its owner adds the mailbox. */
export function firstDmarcRecord(facts: Facts): RecordAdvice[] {
  const domain = text(facts.org) ?? text(facts.fromDomain)
  return domain ? [addTxt(`_dmarc.${domain}`, FIRST_DMARC)] : []
}

/** The record that stands there, repaired; of several the one that asks for least, as none of them counts today. */
export function repairedDmarc(facts: Facts): RecordAdvice[] {
  const records = texts(facts.records)
  if (records.length === 0) return []
  const name = dmarcName(facts)
  const kept = weakest(records.map(parseDmarc))
  const others = records.toSpliced(records.indexOf(kept.text), 1)
  return [
    ...replaceTxt(name, kept.text, repairDmarc(kept, !isPublicSuffix(name.slice('_dmarc.'.length)))),
    ...others.map((other) => removeTxt(name, other)),
  ]
}

/** The current record with changes to its tags. */
function changedDmarc(facts: Facts, changes: Record<string, string | null>): RecordAdvice[] {
  const current = text(facts.record)
  return current === null
    ? []
    : replaceTxt(dmarcName(facts), current, changeDmarc(parseDmarc(current), changes))
}

/** The next step up; none without a report address, which comes first, as nobody should tighten blindly. */
export function nextDmarc(facts: Facts): RecordAdvice[] {
  if (texts(facts.warnings).includes('no-reports')) return []
  const current = parseDmarc(text(facts.record) ?? '')
  const p = current.effective?.p ?? 'none'
  // The record may enforce for its own name and only spare the names below it.
  return changedDmarc(facts, facts.inherited === true && p !== 'none' ? { sp: p } : { p: nextPolicy(p) })
}

/** The current record without `t=y`, so that its policy is applied. */
export function effectiveDmarc(facts: Facts): RecordAdvice[] {
  return changedDmarc(facts, { t: null })
}

/** The current record as our generator writes it, without what receivers skip. */
export function cleanDmarc(facts: Facts): RecordAdvice[] {
  return changedDmarc(facts, {})
}
