import type { Finding, Json } from '#engines/finding.ts'

/** Stands for whatever a mail or the DNS said. */
const MASK = '…'
/** Short codes of our own, by which texts choose their words. */
const code = /^[a-z][a-z0-9-]{0,23}$/

/**
 * A finding without what strangers wrote: its sentence can then be shown to a language model, and no words of a mail,
 * a host or a record come along as orders. Numbers and our own codes stay. Facts are plain data of a few levels.
 */
export function masked(finding: Finding): Finding {
  const facts = Object.fromEntries(Object.entries(finding.facts).map(([name, fact]) => [name, mask(fact)]))
  return { ...finding, facts, evidence: [] }
}

function mask(fact: Json): Json {
  if (typeof fact === 'string') return code.test(fact) ? fact : MASK
  // A list of words is never ours: it could spell an order, one code at a time.
  if (Array.isArray(fact)) return fact.map((entry) => (typeof entry === 'string' ? MASK : mask(entry)))
  if (fact === null || typeof fact !== 'object') return fact
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, mask(value)]))
}
