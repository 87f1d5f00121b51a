import type { Blacklists } from '@postproof/blacklists/types'
import { canonicalAddress, classifyAddress, reverseName } from '@postproof/engine/addresses'
import type { Clock, Resolver } from '@postproof/engine/world'
import type { Origin } from '#storage/placement/tables.ts'

/** What is asked of a sending address: its reverse name, and who lists it. Once for an address, not for each mailbox. */
export type Origins = { ask(ip: string | null): Promise<Origin> }

const KEPT = 500
const KEPT_MS = 10 * 60_000
const DEADLINE = 5_000

export function createOrigins(world: { resolver: Resolver; blacklists: Blacklists; clock: Clock }): Origins {
  const kept = new Map<string, { at: number; answer: Promise<Origin> }>()
  return {
    ask(given) {
      const ip = given === null ? undefined : canonicalAddress(given)
      if (!ip) return Promise.resolve({ ip: given ?? '', ptr: null, blacklists: null })
      const known = kept.get(ip)
      if (known && world.clock.now() - known.at < KEPT_MS) return known.answer
      kept.delete(ip)
      const answer = askOne(ip, world)
      kept.set(ip, { at: world.clock.now(), answer })
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
      return answer
    },
  }
}

async function askOne(
  ip: string,
  { resolver, blacklists }: { resolver: Resolver; blacklists: Blacklists },
): Promise<Origin> {
  if (classifyAddress(ip) !== 'public') return { ip, ptr: null, blacklists: null }
  const signal = AbortSignal.timeout(DEADLINE)
  const [ptr, report] = await Promise.all([
    resolver.lookup(reverseName(ip)!, 'PTR', { signal }),
    blacklists.checkAddress(ip, signal).catch(() => null),
  ])
  const name = ptr.records.find((record) => record.type === 'PTR')
  const listed = report?.answers.filter(({ kind, state, severity }) => {
    return kind === 'block' && state === 'listed' && severity !== 'info'
  })
  return {
    ip,
    ptr: name?.type === 'PTR' ? name.target.replace(/\.$/, '') : null,
    blacklists:
      report && report.answered > 0 && listed
        ? listed.map(({ name: list, codes }) => ({ list, code: codes.join(' ') }))
        : null,
  }
}
