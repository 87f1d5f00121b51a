import type { Resolver } from '@postproof/engine/world'
import { countOf } from '@postproof/records/spf/address-set'
import { weighTree } from '@postproof/records/spf/authorized'
import type { SpfTree } from '@postproof/records/spf/tree'
import { walkSpf } from '@postproof/records/spf/walk'
import type { Session } from '../types.ts'

/** Which term of an SPF record let the client pass, and whether it would have let anyone pass. */
export type SpfMatch = {
  /** The terms from the domain's own record down to the one that matched; empty when that is not known. */
  path: { domain: string; term: string }[]
  /** The term compares addresses, so that the record does name the client. */
  lists: boolean
  /**
   * - `all`: the term that matched is an `all`. `range`: the record names more than half of all addresses.
   * - `sender`: an `exists` whose name does not depend on the client (RFC 7208, 5.7): any server passes for this sender.
   */
  everyone: 'all' | 'range' | 'sender' | null
}

const HALF = 1n << 31n
const ALL_6 = 1n << 128n

/** Explains a pass. Asks through `resolver`, which had better remember its answers; never rejects. */
export async function explainPass(
  domain: string,
  { mailFrom, clientAddress, helo }: Session,
  tree: SpfTree,
  resolver: Resolver,
): Promise<SpfMatch> {
  const client = {
    ip: clientAddress ?? '',
    sender: mailFrom || `postmaster@${helo ?? 'unknown'}`,
    helo: helo ?? 'unknown',
  }
  const walk = await walkSpf(domain, client, resolver)
  const path = walk.result === 'pass' ? walk.path : []
  const last = /^\+?([a-z0-9]+)/i.exec(path.at(-1)?.term ?? '')?.[1]?.toLowerCase() ?? ''
  // With the address in a name the record speaks of this client alone, whatever stands there (RFC 7208, 7.2).
  const bound = path.some(({ term }) => /%\{[ip]/i.test(term))
  const lists = ['ip4', 'ip6', 'a', 'mx'].includes(last)
  if (!bound && last === 'all') return { path, lists, everyone: 'all' }
  const { root } = weighTree(tree)
  if (countOf(root[4]) > HALF || countOf(root[6]) === ALL_6) return { path, lists, everyone: 'range' }
  return { path, lists, everyone: !bound && last === 'exists' ? 'sender' : null }
}
