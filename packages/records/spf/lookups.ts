import type { DnsOutcome, Resolver } from '@postproof/engine/world'
import { isAnswered } from '../record/published.ts'
import type { SpfTerm } from './parse.ts'
import {
  branchOf,
  isCounted,
  keyOf,
  loadSpfTree,
  ownLookups,
  questionOf,
  reachable,
  type SpfTree,
} from './tree.ts'

/** RFC 7208, 4.6.4. */
export const MAX_LOOKUPS = 10
export const MAX_VOIDS = 2

/**
 * What walking all of a record costs in the worst case. `voids`: answers without records, an address name counted
 * when it has neither family. `voids4`, `voids6`: as a receiver counts that asks for its client's family alone.
 */
export type SpfCost = { lookups: number; voids: number; voids4: number; voids6: number }

export type LookupCount = {
  /** Lookups if every branch is walked, cut at 1000. */
  count: number
  cost: SpfCost
  /** Cost of each record that was met, its own lookups and those of its branches. */
  costs: Map<string, SpfCost>
  /** What each term of the domain's own record costs, itself included. */
  terms: { term: string; cost: number }[]
  /** Names that were asked for in vain, with the record and term that ask. */
  voids: { record: string; term: string; name: string }[]
  /** Names with addresses of the other family alone, by family: void for receivers that ask for the client's alone. */
  voidsOf: Record<4 | 6, { record: string; term: string; name: string }[]>
  /** Terms that lead back to a record being evaluated. */
  loops: { record: string; term: string }[]
  /** Includes and redirects without exactly one SPF record at their end. */
  dead: { record: string; term: string; records: number }[]
  /** False when a question went unanswered or there were too many: the true count may be higher. */
  complete: boolean
}

const CEILING = 1000
const FREE: SpfCost = { lookups: 0, voids: 0, voids4: 0, voids6: 0 }

/**
 * Counts the DNS lookups of a domain's SPF record in the worst case, when no term matches early. Receivers stop at 10
 * with a permanent error. Never rejects.
 */
export async function countLookups(
  domain: string,
  resolver: Resolver,
  signal?: AbortSignal,
): Promise<LookupCount> {
  return countTree(await loadSpfTree(domain.toLowerCase(), resolver, { signal }))
}

/** The count of a tree that is loaded already. */
export function countTree(tree: SpfTree): LookupCount {
  const report: LookupCount = {
    count: 0,
    cost: FREE,
    costs: new Map(),
    terms: [],
    voids: [],
    voidsOf: { 4: [], 6: [] },
    loops: [],
    dead: [],
    complete: !tree.truncated,
  }
  const costOfRecord = (domain: string, path: string[]): SpfCost => {
    const known = report.costs.get(domain)
    if (known) return known
    const node = tree.nodes.get(domain)
    let total = FREE
    for (const term of node?.record ? reachable(node.record) : []) {
      if (!isCounted(term)) continue
      const cost = costOfTerm(term, domain, [...path, domain])
      total = addCost(total, cost)
      if (path.length === 0) report.terms.push({ term: term.text, cost: cost.lookups })
    }
    report.costs.set(domain, total)
    return total
  }
  const costOfTerm = (term: SpfTerm, domain: string, path: string[]): SpfCost => {
    const own = noteQuestion(term, domain, tree, report)
    const branch = branchOf(term, domain)
    if (branch === null) return own
    if (path.includes(branch)) {
      report.loops.push({ record: domain, term: term.text })
      return own
    }
    return addCost(noteBranch(term, domain, branch, tree, report), costOfRecord(branch, path))
  }
  report.cost = costOfRecord(tree.root, [])
  report.count = report.cost.lookups
  return report
}

/** Sums of two costs, each cut at 1000: a tree that doubles at every level stays a number. */
export function addCost(a: SpfCost, b: SpfCost): SpfCost {
  const sum = (of: keyof SpfCost) => Math.min(CEILING, a[of] + b[of])
  return { lookups: sum('lookups'), voids: sum('voids'), voids4: sum('voids4'), voids6: sum('voids6') }
}

/** A void lookup (RFC 7208, 4.6.4): no record of that type, or no such name. */
export function isVoid(outcome: DnsOutcome): boolean {
  return outcome === 'nodata' || outcome === 'nxdomain'
}

/** One lookup and its voids. */
function oneLookup(outcome: DnsOutcome, outcome4 = outcome, outcome6 = outcome): SpfCost {
  return {
    lookups: 1,
    voids: Number(isVoid(outcome)),
    voids4: Number(isVoid(outcome4)),
    voids6: Number(isVoid(outcome6)),
  }
}

function noteQuestion(term: SpfTerm, domain: string, tree: SpfTree, report: LookupCount): SpfCost {
  const question = questionOf(term, domain)
  const target = question && tree.targets.get(keyOf(question))
  if (!question || !target) return { ...FREE, lookups: ownLookups(term) }
  const asked = { record: domain, term: term.text, name: question.name }
  if (isVoid(target.outcome)) report.voids.push(asked)
  else {
    if (isVoid(target.outcome4)) report.voidsOf[4].push(asked)
    if (isVoid(target.outcome6)) report.voidsOf[6].push(asked)
    if (!isAnswered(target.outcome)) report.complete = false
  }
  return oneLookup(target.outcome, target.outcome4, target.outcome6)
}

function noteBranch(
  term: SpfTerm,
  domain: string,
  branch: string,
  tree: SpfTree,
  report: LookupCount,
): SpfCost {
  const node = tree.nodes.get(branch)
  if (!node || !isAnswered(node.outcome)) {
    report.complete = false
    return oneLookup('answer')
  }
  if (node.records !== 1) report.dead.push({ record: domain, term: term.text, records: node.records })
  if (node.outcome !== 'answer') report.voids.push({ record: domain, term: term.text, name: branch })
  return oneLookup(node.outcome)
}
