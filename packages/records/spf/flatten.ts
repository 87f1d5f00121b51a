import { serviceOfInclude } from '@postproof/senders'
import { BITS, countOf, type Family, toPrefixes } from './address-set.ts'
import type { SpfFlattened } from './details.ts'
import { LONG_RECORD, type SpfTerm } from './parse.ts'
import { printSpf } from './print.ts'
import type { SpfSubject } from './subject.ts'
import { branchOf, isCounted, reachable, type SpfTree } from './tree.ts'
import { isFatal } from './walk.ts'

/** More ranges than this make no record that anyone could publish. */
const MAX_TERMS = 500

/**
 * The record with every name replaced by the addresses it has now. It saves lookups and breaks without a word when
 * a service moves, which is why it is data and no advice. Null when there is nothing to flatten, or no end to it.
 */
export function flattenSpf({
  record,
  counts,
  tree,
  count,
  authorized,
}: SpfSubject): Omit<SpfFlattened, 'lookups'> | null {
  if (!record || !counts || !reachable(record).some(isCounted)) return null
  // A record that is a permanent error lets nobody pass: there is nothing to keep.
  if (count.dead.length > 0 || count.loops.length > 0) return null
  if ([...tree.nodes.values()].some((node) => node.record?.issues.some(isFatal))) return null
  if (record.all === '+' || ([4, 6] as const).some((family) => isHuge(authorized.root[family], family)))
    return null
  const addresses = [
    ...toPrefixes(authorized.root[4], 4, MAX_TERMS + 1).map((cidr) => `ip4:${cidr.replace(/\/32$/, '')}`),
    ...toPrefixes(authorized.root[6], 6, MAX_TERMS + 1).map((cidr) => `ip6:${cidr.replace(/\/128$/, '')}`),
  ]
  if (addresses.length > MAX_TERMS || authorized.open.some(({ why }) => why === 'unanswered')) return null
  const open = new Set(authorized.open.map((one) => one.record))
  const kept = reachable(record).filter(
    (term) =>
      isOpen(term, tree, open) ||
      authorized.open.some((one) => one.record === tree.root && one.term === term.text),
  )
  const value = printSpf([...addresses.map((text) => ({ text })), ...kept, { text: `${lastAll(tree)}all` }])
  const octets = Buffer.byteLength(value)
  const names = [...tree.nodes.keys()].filter((name) => name !== tree.root)
  const hosts = [...tree.targets].flatMap(([key, target]) =>
    target.addresses.length > 0 ? [key.slice(key.indexOf(' ') + 1)] : [],
  )
  return {
    value,
    octets,
    fits: octets <= LONG_RECORD,
    ranges: addresses.length,
    changesWith: [...new Set([...names, ...hosts])].slice(0, 100).map((domain) => ({
      domain,
      service: serviceOfInclude(domain)?.service.name ?? null,
    })),
    shortestTtl: names.length > 0 ? Math.min(...names.map((name) => tree.nodes.get(name)!.ttl)) : null,
    kept: kept.map((term) => term.text),
  }
}

function isHuge(set: SpfSubject['authorized']['root'][4], family: Family): boolean {
  return countOf(set) > 1n << BigInt(BITS[family] - 1)
}

/** A branch below which something depends on the message keeps its name. */
function isOpen(term: SpfTerm, tree: SpfTree, open: ReadonlySet<string>): boolean {
  const seen = new Set<string>()
  const below = (name: string): boolean => {
    if (seen.has(name)) return false
    seen.add(name)
    const record = tree.nodes.get(name)?.record
    return open.has(name) || (record?.terms.flatMap((one) => branchOf(one, name) ?? []).some(below) ?? false)
  }
  const branch = branchOf(term, tree.root)
  return branch !== null && term.kind === 'mechanism' && below(branch)
}

/** What the record, or the last one it redirects to, says of everyone else (RFC 7208, 4.7). */
function lastAll(tree: SpfTree): string {
  let name: string | undefined = tree.root
  for (let hops = 0; name !== undefined && hops < 10; hops++) {
    const record: SpfSubject['record'] = tree.nodes.get(name)?.record ?? null
    if (record?.all) return record.all
    name = record?.redirect?.toLowerCase().replace(/\.$/, '')
  }
  return '?'
}
