import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { isAskable } from '../record/published.ts'
import { readDomainSpec } from './domain-spec.ts'
import type { SpfTerm } from './parse.ts'
import { fixedName, reachable, type SpfTree } from './tree.ts'

/** Terms whose names are made of the mail, and what the DNS says of the part of the name that never changes. */
export type BaseName = { record: string; term: SpfTerm; base: string; answer: DnsAnswer }

const MAX_ASKED = 10

/**
 * The end of a name that no mail changes: `_spf.example.org` of `%{i}._spf.%{d}` in a record of example.org. Null when
 * there is none of two labels or more.
 */
export function baseName(spec: string, domain: string): string | null {
  if (!readDomainSpec(spec).valid) return null
  const known = spec.replace(/%\{d\}/gi, domain)
  const labels = known.slice(known.lastIndexOf('%')).split('.')
  // The label with the last macro is open, whatever follows in it.
  const fixed = known.includes('%') ? labels.slice(1) : labels
  const name = fixed.join('.').toLowerCase().replace(/\.$/, '')
  return fixed.length > 1 && name.includes('.') && isAskable(name) ? name : null
}

/** Asks for the bases of all terms with macros in a tree. NXDOMAIN says that nothing is below it (RFC 8020). */
export async function askBaseNames(tree: SpfTree, resolver: Resolver): Promise<BaseName[]> {
  const open = [...tree.nodes.values()].flatMap(({ domain, record }) =>
    (record ? reachable(record) : []).flatMap((term) => {
      if (term.value === '' || !term.value.includes('%') || term.name === 'exp') return []
      if (fixedName(term.value, domain) !== null) return []
      const base = baseName(term.value, domain)
      return base === null ? [] : [{ record: domain, term, base }]
    }),
  )
  const asked = open.slice(0, MAX_ASKED)
  return Promise.all(asked.map(async (one) => ({ ...one, answer: await resolver.lookup(one.base, 'TXT') })))
}

/** Whether nothing can be found by the term, whatever the mail. */
export function isGone({ answer }: BaseName): boolean {
  return answer.outcome === 'nxdomain' && answer.cnames.length === 0
}
