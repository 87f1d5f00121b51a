import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import type { CommonLimits } from '@postproof/address/politeness'
import { createMemoryCache } from '#services/verifier/cache.ts'
import { createOwnWaiting } from '#services/verifier/create.ts'
import { createFactCache } from '#services/verifier/fact-cache.ts'
import { createTags } from '#services/verifier/tags.ts'
import { createInvestigate, createVerify } from '#services/verifier/verify.ts'
import { retryTime } from '#services/verifier-lists/retry.ts'
import { literalResolver } from './literal-resolver.ts'
import { createInternet, drawAddresses, drawOperators, leastHours } from './simulated-internet.ts'
import { createVirtualClock } from './virtual-clock.ts'

/**
 * A list at a simulated Internet by a virtual clock. The verifier is the real one, but for the database; addresses are taken in
 * their order and again as the list runner takes them.
 */

/** As the list runner has in flight. */
const PLACES = 200
const HOUR = 3_600_000
const identity = { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: null }

export type Run = {
  hours: number
  /** Until nine of ten addresses had their verdict. */
  mostHours: number
  /** What the limits of the slowest operator alone would take. */
  leastHours: number
  dialogues: number
  refusals: number
  whileBlocked: number
  /** Operators that refused us at least once. */
  refusedAt: number
  answered: number
  unknown: number
}

export async function runList(
  limits: CommonLimits,
  { seed, count, operators }: { seed: number; count: number; operators: number },
): Promise<Run> {
  // Read from files: that is no waiting of the virtual clock.
  const lists = await loadLists()
  const clock = createVirtualClock(Date.UTC(2026, 10, 23))
  const rules = drawOperators(operators, seed)
  const internet = createInternet(rules, clock)
  const addresses = drawAddresses(count, operators, seed)
  const source = { id: '', address: null, identity }
  const verify = createVerify(
    createInvestigate({
      ...createOwnWaiting(clock, limits, undefined, clock),
      factCache: createFactCache(createMemoryCache(clock), createTags(new Uint8Array(32)), clock),
      dialer: internet.dialer,
      clock,
      lately: createLately(clock),
      asksConsumers: true,
      resolver: literalResolver(internet.zone),
      lists: async () => lists,
      audit: { off: () => null, sources: () => [source], settled: async () => {} },
      isOptedOut: async () => false,
      allowPrivate: false,
    }),
  )
  const work = addresses.map((email) => ({ email, at: 0, attempts: 0 }))
  const total = { answered: 0, unknown: 0 }
  const { signal } = new AbortController()
  const config = { VERIFIER_SMTP: true }
  /** Addresses in their order, those whose time has come again first, as the list runner takes them. */
  let next = 0
  let open = work.length
  let mostAt = 0
  const later: typeof work = []
  const take = () => {
    const due = later.findIndex(({ at }) => at <= clock.now())
    return due >= 0 ? later.splice(due, 1)[0] : work[next++]
  }
  const begun = clock.now()
  const worker = async () => {
    while (open > 0) {
      const one = take()
      if (!one) {
        await clock.sleep(10_000)
        continue
      }
      one.attempts += 1
      const asking = { id: one.email, signal, askServer: true, account: true, turn: 'list' } as const
      const verification = await verify(one.email, asking)
      const again = retryTime(verification, { attempts: one.attempts, ask: true }, { clock, config })
      if (again !== null) {
        one.at = again
        later.push(one)
        continue
      }
      open -= 1
      if (open === Math.floor(count / 10)) mostAt = clock.now()
      total[verification.status === 'unknown' ? 'unknown' : 'answered'] += 1
    }
  }
  await clock.run(Promise.all(Array.from({ length: PLACES }, worker)))
  const sum = (key: 'dialogues' | 'refusals' | 'whileBlocked') =>
    internet.seen.reduce((all, one) => all + one[key], 0)
  return {
    hours: (clock.now() - begun) / HOUR,
    mostHours: (mostAt - begun) / HOUR,
    leastHours: leastHours(rules, addresses),
    dialogues: sum('dialogues'),
    refusals: sum('refusals'),
    whileBlocked: sum('whileBlocked'),
    refusedAt: internet.seen.filter(({ refusals }) => refusals > 0).length,
    ...total,
  }
}
