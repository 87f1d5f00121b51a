import { type AddressSet, BITS, type Family, networkOf, numberOf, union } from './address-set.ts'
import type { SpfTerm } from './parse.ts'
import { keyOf, questionOf, type SpfTree } from './tree.ts'

/**
 * The networks of one family that an `ip4`, `ip6`, `a` or `mx` term in the record of `domain` matches; empty for other
 * terms and for what was not answered.
 */
export function networksOf(term: SpfTerm, domain: string, tree: SpfTree, family: Family): AddressSet {
  if (term.kind !== 'mechanism') return []
  const question = questionOf(term, domain)
  const target = question ? tree.targets.get(keyOf(question)) : undefined
  const isAddress = term.name === 'ip4' || term.name === 'ip6'
  const addresses = isAddress ? [term.value] : question?.kind === 'exists' ? [] : (target?.addresses ?? [])
  const given = (family === 4 ? term.bits4 : term.bits6) ?? BITS[family]
  const bits = Number.isNaN(given) ? BITS[family] : given
  return union(
    addresses.flatMap((address) => {
      const number = numberOf(address)
      return number?.family === family ? [networkOf(number.value, bits, family)] : []
    }),
  )
}
