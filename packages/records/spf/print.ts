import { isBroken } from '../record/issue.ts'
import { parseSpf, type SpfTerm } from './parse.ts'

/** The record text of some terms, as written. */
export function printSpf(terms: Pick<SpfTerm, 'text'>[]): string {
  return ['v=spf1', ...terms.map((term) => term.text)].join(' ')
}

/** A first record: one sending service or address, everything else marked suspicious. */
export function firstSpf(term: string): string {
  return `v=spf1 ${term} ~all`
}

/**
 * The current record with one more term, in front of `all` or else `redirect`; everything else stays as it is.
 * Null when the term is there already, or when the record is broken so that adding to it would not help.
 */
export function addToSpf(current: string, term: string): string | null {
  const record = parseSpf(current)
  if (isBroken(record.issues)) return null
  if (record.terms.some((one) => one.text.toLowerCase().replace(/^\+/, '') === term.toLowerCase()))
    return null
  const before =
    record.terms.find((one) => one.name === 'all') ?? record.terms.find((one) => one.name === 'redirect')
  const at = before?.span.start ?? current.length
  const head = current.slice(0, at).trimEnd()
  const tail = current.slice(at).trimEnd()
  return tail ? `${head} ${term} ${tail}` : `${head} ${term}`
}

/** The `ip4:` or `ip6:` term of one address. */
export function addressTerm(address: string): string {
  return address.includes(':') ? `ip6:${address}` : `ip4:${address}`
}

/**
 * One record with the terms of several, each once, in order, and the weakest of their `all`: receivers use none of them
 * today, and nobody knows which sender stands in neither. Null when one of them is broken or redirects, so that there is
 * no safe way to merge.
 */
export function mergeSpf(records: string[]): string | null {
  const parsed = records.map(parseSpf)
  if (parsed.length === 0) return null
  if (parsed.some((record) => isBroken(record.issues) || record.redirect !== null)) return null
  const terms = new Map<string, SpfTerm>()
  for (const term of parsed.flatMap((record) => record.terms)) {
    const key = term.kind === 'modifier' ? `${term.name}=` : term.text.toLowerCase().replace(/^\+/, '')
    if (term.name !== 'all' && !terms.has(key)) terms.set(key, term)
  }
  const qualifiers = parsed.flatMap((record) => record.all ?? [])
  const weakest = (['?', '~', '-'] as const).find((qualifier) => qualifiers.includes(qualifier)) ?? '~'
  return printSpf([...terms.values(), { text: `${weakest}all` }])
}
