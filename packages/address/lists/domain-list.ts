import type { ListHit, ListInfo } from '../types.ts'

/** A list of domains with what covers the names below it. Both are sorted by UTF-16 code unit, as update.ts writes. */
export type DomainList = Omit<ListInfo, 'entries'> & {
  domains: readonly string[]
  wildcards: readonly string[]
}

/** Labels that are looked at; a name in the DNS has at most 127, and no entry has as many as this. */
const MAX_LABELS = 12

/** The entry for a domain itself, else the nearest wildcard above it; null without either. A binary search a label. */
export function findDomain(list: DomainList, domain: string): ListHit | null {
  if (contains(list.domains, domain)) return { list: list.id, entry: domain, by: 'exact' }
  const labels = domain.split('.').slice(-MAX_LABELS - 1)
  for (let from = 1; from < labels.length; from++) {
    const entry = labels.slice(from).join('.')
    if (contains(list.wildcards, entry)) return { list: list.id, entry, by: 'subdomain' }
  }
  return null
}

/** Binary search in a sorted list of domains. */
export function contains(sorted: readonly string[], wanted: string): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const entry = sorted[middle]!
    if (entry === wanted) return true
    if (entry < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
