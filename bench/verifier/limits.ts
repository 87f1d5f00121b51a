import { loadLists } from '@postproof/address/lists/load'
import { type CommonLimits, createPoliteness, defaultLimits } from '@postproof/address/politeness'
import { createAdmissionQueue } from '@postproof/address/politeness/admission-queue'
import { literalResolver } from '../../tests/verifier/literal-resolver.ts'
import { type Kind, startMailHosts } from './mail-hosts.ts'
import { dialerTo, domainName, firms, verify } from './verification.ts'

/** Whether the limits per mail operator hold when many more addresses push than may pass. */

/** Minutes of the limits go by this much faster than the clock. */
export const FASTER = 100
const MINUTE = 60_000

export type Load = {
  kind: Kind
  operators: number
  addresses: number
  /** Without rates only the permits at once are left. */
  rates: boolean
}

export type Held = {
  /** Connections as the mail hosts counted them; `atOnce`, `perMinute`: of the operator with most. */
  connections: number
  atOnce: number
  perMinute: number
  allPerMinute: number
  minutes: number
  notAsked: number
}

/** All addresses at the same time; the servers count dialogues, and the moment of each connection is taken. */
export async function underLoad({ kind, operators, addresses, rates }: Load): Promise<Held> {
  const origin = Date.now()
  const now = () => origin + performance.now() * FASTER
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms / FASTER)
    return () => clearTimeout(timer)
  }
  const politeness = createPoliteness({ clock: { now }, limits: rates ? defaultLimits : placesOnly })
  const hosts = await startMailHosts(kind, operators)
  const times: number[][] = Array.from({ length: operators }, () => [])
  const world = {
    lists: await loadLists(),
    resolver: literalResolver(firms(operators)),
    dialer: dialerTo(hosts.ports, (firm) => times[firm]!.push(now())),
    politeness,
    queue: createAdmissionQueue(politeness, { now, after }),
  }
  const begun = now()
  const found = await Promise.all(
    Array.from({ length: addresses }, (_, at) => verify(`user${at}@${domainName(at % operators)}`, world)),
  )
  const seen = await hosts.seen()
  await hosts.close()
  return {
    connections: seen.reduce((sum, { connections }) => sum + connections, 0),
    atOnce: Math.max(...seen.map(({ atOnce }) => atOnce)),
    perMinute: Math.max(...times.map(mostInMinute)),
    allPerMinute: mostInMinute(times.flat().sort((a, b) => a - b)),
    minutes: (now() - begun) / MINUTE,
    notAsked: found.filter(({ result }) => result === 'not-asked').length,
  }
}

const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
const placesOnly: CommonLimits = {
  perOperator: { ...free, concurrency: defaultLimits.perOperator.concurrency },
  global: free,
}

/** The most of these moments, in order, within any minute. */
export function mostInMinute(times: number[]): number {
  let most = 0
  for (let first = 0, last = 0; last < times.length; last++) {
    while (times[last]! - times[first]! >= MINUTE) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}
