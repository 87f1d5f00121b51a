import type { Finding, Json } from '@postproof/engine/finding'

/** Stands for whatever a mail or the DNS said. */
const MASK = '…'
/** Short codes of our own, by which texts choose their words. */
const code = /^[a-z][a-z0-9-]{0,23}$/

type Row = { [key: string]: Json }

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
  if (isMessage(fact)) return { code: fact.code, facts: maskGiven(fact.facts) }
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, mask(value)]))
}

/** A sentence of ours among the facts. */
const isMessage = (fact: Row): fact is { code: string; facts: Row } =>
  typeof fact.code === 'string' && typeof fact.facts === 'object' && fact.facts !== null

/** What a sentence of ours is given is never ours, but for other sentences and numbers. */
function maskGiven(given: Json): Json {
  if (typeof given === 'string') return MASK
  if (Array.isArray(given)) return given.map(maskGiven)
  if (given === null || typeof given !== 'object') return given
  if (isMessage(given)) return { code: given.code, facts: maskGiven(given.facts) }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, maskGiven(value)]))
}
