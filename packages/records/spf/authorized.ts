import { isAnswered } from '../record/published.ts'
import {
  type AddressSet,
  BITS,
  everyone,
  type Family,
  type Interval,
  intersect,
  networkOf,
  numberOf,
  subtract,
  union,
} from './address-set.ts'
import type { Mechanism } from './mechanism.ts'
import type { SpfRecord, SpfTerm } from './parse.ts'
import { branchOf, keyOf, questionOf, reachable, type SpfTree } from './tree.ts'

/** The addresses that a record lets pass, for any sender address. */

export type Allowed = Record<Family, AddressSet>

export type Authorized = {
  /** What passes the domain's own record. */
  root: Allowed
  /** What passes the record of any name in the tree. */
  of(domain: string): Allowed
  /** Terms whose addresses depend on the message or could not be looked up; they are not in the sets. */
  open: { record: string; term: string; why: 'macro' | 'ptr' | 'unanswered' | 'too-many' }[]
}

/** Terms of one record beyond this number are not weighed: a hostile record must not take long. */
const MAX_TERMS = 1500

const NOBODY: Allowed = { 4: [], 6: [] }
const ANYBODY: Allowed = { 4: everyone(4), 6: everyone(6) }

/** Weighs the record of a tree's root and of every branch: terms count in order, the first match decides. */
export function weighTree(tree: SpfTree): Authorized {
  const known = new Map<string, Allowed>()
  const open: Authorized['open'] = []
  const record = (domain: string): Allowed => {
    const before = known.get(domain)
    if (before) return before
    // A loop is a permanent error, so no client passes by it.
    known.set(domain, NOBODY)
    const found = tree.nodes.get(domain)?.record
    const allowed = found ? weighRecord(found, domain) : NOBODY
    known.set(domain, allowed)
    return allowed
  }
  const weighRecord = (found: SpfRecord, domain: string): Allowed => {
    const terms = directives(found)
    if (terms.length > MAX_TERMS) open.push({ record: domain, term: terms[MAX_TERMS]!.text, why: 'too-many' })
    let passed = NOBODY
    let left = ANYBODY
    for (const run of runsOf(terms.slice(0, MAX_TERMS))) {
      const matches = run.terms.map((term) => match(term, domain))
      const matched = each((family) => union(...matches.map((one) => one[family])))
      if (run.passes)
        passed = each((family) => union(passed[family], intersect(matched[family], left[family])))
      left = each((family) => subtract(left[family], matched[family]))
    }
    return passed
  }
  const match = (term: SpfTerm, domain: string): Allowed => {
    const branch = branchOf(term, domain)
    if (branch !== null) {
      if (!isAnswered(tree.nodes.get(branch)?.outcome ?? 'timeout'))
        open.push({ record: domain, term: term.text, why: 'unanswered' })
      return record(branch)
    }
    const matched = matchTerm(term, domain, tree)
    if ('why' in matched) open.push({ record: domain, term: term.text, why: matched.why })
    return 'why' in matched ? NOBODY : matched
  }
  const root = record(tree.root)
  return { root, of: record, open: open.slice(0, 100) }
}

function each(of: (family: Family) => AddressSet): Allowed {
  return { 4: of(4), 6: of(6) }
}

/** The terms that decide, in their order: what can be reached, the first `all`, else the redirect at the end. */
function directives(record: SpfRecord): SpfTerm[] {
  const terms = reachable(record).filter((term) => term.kind === 'mechanism')
  const all = record.terms.find((term) => term.kind === 'mechanism' && term.name === 'all')
  const redirect = record.terms.find((term) => term.kind === 'modifier' && term.name === 'redirect')
  const last = all ?? redirect
  return last ? [...terms, last] : terms
}

/** Neighbours with the same effect, weighed at once: that keeps the work small when there are many. */
function runsOf(terms: SpfTerm[]): { passes: boolean; terms: SpfTerm[] }[] {
  const runs: { passes: boolean; terms: SpfTerm[] }[] = []
  for (const term of terms) {
    const passes = term.kind === 'modifier' || term.qualifier === '+'
    const last = runs.at(-1)
    if (last?.passes === passes) last.terms.push(term)
    else runs.push({ passes, terms: [term] })
  }
  return runs
}

function matchTerm(
  term: SpfTerm,
  domain: string,
  tree: SpfTree,
): Allowed | { why: Authorized['open'][number]['why'] } {
  if (term.kind === 'modifier') return { why: 'macro' }
  if (term.name === 'all') return ANYBODY
  if (term.name === 'ip4' || term.name === 'ip6') return networks([term.value], term)
  if (term.name === 'ptr') return { why: 'ptr' }
  const question = questionOf(term, domain)
  if (!question) return { why: 'macro' }
  const target = tree.targets.get(keyOf(question))
  if (!target?.complete) return { why: 'unanswered' }
  if (question.kind === 'exists') return target.outcome === 'answer' ? ANYBODY : NOBODY
  return networks(target.addresses, term)
}

function networks(addresses: string[], { name, bits4, bits6 }: Mechanism): Allowed {
  const found: Record<Family, Interval[]> = { 4: [], 6: [] }
  for (const address of addresses) {
    const number = numberOf(address)
    if (!number || (name === 'ip4' && number.family === 6) || (name === 'ip6' && number.family === 4))
      continue
    const bits = (number.family === 4 ? bits4 : bits6) ?? BITS[number.family]
    if (Number.isNaN(bits)) continue
    found[number.family].push(networkOf(number.value, bits, number.family))
  }
  return each((family) => union(found[family]))
}
