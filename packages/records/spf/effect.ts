import type { Resolver } from '@postproof/engine/world'
import { withDraft } from '../record/draft.ts'
import type { AddressChange, RecordEffect } from '../record/report.ts'
import {
  type AddressSet,
  BITS,
  countOf,
  type Family,
  type Interval,
  networkOf,
  numberOf,
  printNumber,
  toPrefixes,
  union,
} from './address-set.ts'
import { weighTree } from './authorized.ts'
import { countTree, MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import type { SpfTerm } from './parse.ts'
import { keyOf, loadSpfTree, questionOf, reachable, type SpfTree } from './tree.ts'
import { isFatal, walkSpf } from './walk.ts'

/** Who stops passing, and who starts, when one record takes the place of another. */

/** Terms read while the ranges of a record that is an error for some clients only are evaluated one by one. */
const MAX_READ = 100_000
const SHOWN = 8
const MAX_QUESTIONS = 300

type Side = {
  tree: SpfTree
  root: Record<Family, AddressSet>
  open: string[]
  /** Whether a client passes; asked of the first address of a range. Null when too much was read already. */
  passes(family: Family, range: Interval): Promise<boolean | null>
}

/**
 * Evaluates both records for every range of addresses that either of them names. `before` is null where receivers use no
 * record. Null for records too large to evaluate, of which nothing is said. Never rejects.
 */
export async function effectOf(
  before: string | null,
  after: string,
  domain: string,
  resolver: Resolver,
): Promise<RecordEffect | null> {
  const [old, next] = await Promise.all([
    before === null ? null : sideOf(before, domain, resolver),
    sideOf(after, domain, resolver),
  ])
  const sides = old ? [old, next] : [next]
  if (sides.some(({ tree }) => tree.truncated)) return null
  const stops: Record<Family, Interval[]> = { 4: [], 6: [] }
  const starts: Record<Family, Interval[]> = { 4: [], 6: [] }
  for (const family of [4, 6] as const) {
    for (const range of rangesOf(sides, family)) {
      const [passed, passes] = await Promise.all([
        old ? old.passes(family, range) : false,
        next.passes(family, range),
      ])
      if (passed === null || passes === null) return null
      if (passed && !passes) stops[family].push(range)
      if (!passed && passes) starts[family].push(range)
    }
  }
  const known = new Set(next.open)
  const open = (old?.open ?? []).some((term) => !known.has(term))
  return { stops: changeOf(stops), starts: changeOf(starts), open }
}

async function sideOf(text: string, domain: string, resolver: Resolver): Promise<Side> {
  const own = withDraft(resolver, domain, [text])
  const tree = await loadSpfTree(domain, own, { maxQuestions: MAX_QUESTIONS, addresses: true })
  const { root, open } = weighTree(tree)
  const { count, cost, dead, loops } = countTree(tree)
  const records = [...tree.nodes.values()].flatMap(({ record }) => record ?? [])
  const isBroken = tree.nodes.get(domain)?.record?.issues.some(isFatal) ?? false
  const voids = Math.max(cost.voids, cost.voids4, cost.voids6)
  const unsure =
    records.some(({ issues }) => issues.some(isFatal)) ||
    count > MAX_LOOKUPS ||
    voids > MAX_VOIDS ||
    dead.length + loops.length > 0
  const terms = records.reduce((sum, record) => sum + record.terms.length, 1)
  let read = 0
  return {
    tree,
    root,
    open: open.map(({ term }) => term),
    async passes(family, range) {
      // RFC 7208, 4.6: an error in the record itself is found before any term is evaluated.
      if (isBroken || !holds(root[family], range)) return false
      if (!unsure) return true
      read += terms
      if (read > MAX_READ) return null
      const ip = printNumber(range.first, family)
      const { result } = await walkSpf(domain, { ip, sender: `postmaster@${domain}`, helo: domain }, own)
      return result === 'pass'
    },
  }
}

/** Whether the range lies in one of the intervals, which are in order. */
function holds(set: AddressSet, { first, last }: Interval): boolean {
  let low = 0
  let high = set.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (set[middle]!.last < first) low = middle + 1
    else high = middle
  }
  const found = set[low]
  return found !== undefined && found.first <= first && last <= found.last
}

/** Every range within which no term of either record tells two addresses apart, as far as one of them lets it pass. */
function rangesOf(sides: Side[], family: Family): Interval[] {
  const cuts = [...new Set(sides.flatMap(({ tree }) => cutsOf(tree, family)))].sort((a, b) =>
    a < b ? -1 : a > b ? 1 : 0,
  )
  const ranges: Interval[] = []
  let at = 0
  for (const { first, last } of union(...sides.map(({ root }) => root[family]))) {
    let start = first
    while (at < cuts.length && cuts[at]! <= first) at++
    for (; at < cuts.length && cuts[at]! <= last; at++) {
      ranges.push({ first: start, last: cuts[at]! - 1n })
      start = cuts[at]!
    }
    ranges.push({ first: start, last })
  }
  return ranges
}

/** Where a network of a term begins, and where it has ended. */
function cutsOf(tree: SpfTree, family: Family): bigint[] {
  return [...tree.nodes.values()].flatMap(({ domain, record }) =>
    (record ? reachable(record) : []).flatMap((term) =>
      addressesOf(term, domain, tree).flatMap((address) => {
        const number = numberOf(address)
        if (number?.family !== family || term.kind !== 'mechanism') return []
        const bits = (family === 4 ? term.bits4 : term.bits6) ?? BITS[family]
        const { first, last } = networkOf(number.value, Number.isNaN(bits) ? BITS[family] : bits, family)
        return [first, last + 1n]
      }),
    ),
  )
}

function addressesOf(term: SpfTerm, domain: string, tree: SpfTree): string[] {
  if (term.name === 'ip4' || term.name === 'ip6') return [term.value]
  const question = questionOf(term, domain)
  return question ? (tree.targets.get(keyOf(question))?.addresses ?? []) : []
}

function changeOf(ranges: Record<Family, Interval[]>): AddressChange {
  const [four, six] = [union(ranges[4]), union(ranges[6])]
  const shown = [...toPrefixes(four, 4, SHOWN), ...toPrefixes(six, 6, SHOWN)]
  return { ranges: shown.slice(0, SHOWN), ipv4: String(countOf(four)), ipv6: String(countOf(six)) }
}
