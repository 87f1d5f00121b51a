import type { X509Certificate } from 'node:crypto'
import { checkDomain } from '@postproof/address/domain/check'
import { probeHosts } from '@postproof/address/mailbox/hosts'
import type { Outcome } from '@postproof/address/politeness'
import { createFactsCache } from '@postproof/address/politeness/facts-cache'
import { mailOperator } from '@postproof/address/providers'
import { isPretence } from '@postproof/address/self-audit/names'
import type { ProbeHost } from '@postproof/address/smtp-types'
import type { Clock, Resolver } from '@postproof/engine/world'
import { type Probe, type ProbeState, probeHost, unanswered } from '@postproof/hosts/probe'
import type { HostDialer } from '@postproof/hosts/world'
import { createSemaphore, type Semaphore } from '#platform/concurrency/semaphore.ts'
import type { Permits } from '../../verifier/permits/permits.ts'
import { reachableFrom, type Source } from '../../verifier/permits/sources.ts'

/** Connections to mail servers for the domain report: as polite as the verifier, and few, whoever asks. */
export type HostProbes = {
  /** Why no server is asked at all; null where they are. */
  off: 'switched-off' | 'no-name' | null
  /** The clock by which connections end. */
  now(): number
  /** Public roots. */
  roots(): readonly X509Certificate[]
  /**
   * For the hosts of one domain: one connection to one address of each, or what is known from the last hour. Those of one
   * operator share one permit, as hosts do in the dialogue about a mailbox. None rejects.
   */
  visit(time: ProbeTime): (host: string, addresses: string[]) => Promise<Probe>
  /** Whether port 25 leads out of this network, by what servers of large receivers answer; null: unknown. */
  isPortOpen(time: ProbeTime): Promise<boolean | null>
}

/** `until`: milliseconds of `now`. `isFresh`: connects again, whatever is known from the last hour. */
export type ProbeTime = { until: number; signal: AbortSignal; isFresh?: boolean }

/** The probes for a look that confirms another one. */
export const freshProbes = (probes: HostProbes): HostProbes => ({
  ...probes,
  visit: (time) => probes.visit({ ...time, isFresh: true }),
})

export type HostProbeWorld = {
  wanted: boolean
  source: Source
  dialer: HostDialer
  permits: Pick<Permits, 'enter'>
  resolver: Resolver
  clock: Clock
  roots(): readonly X509Certificate[]
  /** Addresses that are not public may be connected to; for tests. */
  allowPrivate: boolean
}

type Connect = (host: ProbeHost, address: string) => Promise<Probe>

/** The connections of one domain to one operator, under one permit. */
type Stay = {
  permit: ReturnType<Permits['enter']>
  running: number
  inTurn: Semaphore
  outcome: Outcome
}

/** Connections to one operator, so that a host that is silent does not keep the others waiting. */
const MOST_AT_ONCE = 2
const HOUR_MS = 3_600_000
/** What may be over soon is asked again sooner. */
const RETRY_MS = 5 * 60_000
const MOST_KEPT = 2000
/** Domains of large receivers, whose servers always listen. */
const RECEIVERS = ['gmail.com', 'outlook.com', 'gmx.net']

export function createHostProbes(world: HostProbeWorld): HostProbes {
  const { source, permits, clock, dialer, resolver } = world
  const kept = createFactsCache<Probe>(clock, MOST_KEPT)
  const running = new Map<string, Promise<Probe>>()
  let port: { open: boolean; at: number } | null = null

  const connecting = ({ until, signal }: ProbeTime): Connect => {
    const stays = new Map<string, Stay>()
    const enter = (operator: string): Stay => {
      const waiting = { signal, sources: [source], turn: 'single' as const }
      const permit = permits.enter(operator, { ...waiting, maxWaitMs: until - clock.now() })
      const stay: Stay = { permit, running: 0, inTurn: createSemaphore(MOST_AT_ONCE), outcome: 'unheard' }
      stays.set(operator, stay)
      return stay
    }
    const converse = async (stay: Stay, host: string, address: string): Promise<Probe> => {
      const permit = await stay.permit
      if (!permit.ok) return unanswered(address, permit.why === 'backing-off' ? 'resting' : 'busy')
      if (clock.now() >= until) return unanswered(address, 'busy')
      // Who turned us away at one host is not asked at the next.
      if (stay.outcome === 'back-off') return unanswered(address, 'resting')
      const { identity } = permit.source
      const probe = await probeHost({ host, address, identity, deadline: until }, dialer)
      stay.outcome = graver(stay.outcome, outcomeOf(probe))
      return probe
    }
    return async ({ host, operator }, address) => {
      const stay = stays.get(operator) ?? enter(operator)
      stay.running += 1
      try {
        return await stay.inTurn(() => converse(stay, host, address))
      } finally {
        stay.running -= 1
        if (stay.running === 0) {
          stays.delete(operator)
          const permit = await stay.permit
          if (permit.ok) await permit.leave(stay.outcome)
        }
      }
    }
  }
  const probe = (host: ProbeHost, address: string, connect: Connect, isFresh = false): Promise<Probe> => {
    const key = `${host.host} ${address}`
    const known = (isFresh ? null : kept.get(key)) ?? running.get(key)
    if (known) return Promise.resolve(known)
    const made = connect(host, address)
      .catch((error) => unanswered(address, 'busy', String(error)))
      .then((found) => {
        kept.put(key, found, lifeOf(found.state))
        running.delete(key)
        if (isReply(found.state)) port = { open: true, at: clock.now() }
        return found
      })
    running.set(key, made)
    return made
  }
  const askReceivers = async (time: ProbeTime): Promise<boolean | null> => {
    const domains = await Promise.all(
      RECEIVERS.map((domain) => checkDomain(domain, resolver, { allowPrivate: world.allowPrivate })),
    )
    const hosts = domains.flatMap((facts) => reachableFrom([source], probeHosts(facts)).slice(0, 1))
    const connect = connecting(time)
    const probes = await Promise.all(hosts.map((host) => probe(host, host.ips[0]!, connect)))
    if (probes.some(({ state }) => isReply(state))) return true
    return probes.some(({ state }) => CLOSED.has(state)) ? false : null
  }
  return {
    off: world.wanted ? (isPretence(source.identity.helo) === null ? null : 'no-name') : 'switched-off',
    now: clock.now,
    roots: world.roots,
    visit(time) {
      const connect = connecting(time)
      return async (name, addresses) => {
        const host = { host: name, priority: 0, ips: addresses, operator: mailOperator(name) }
        const [address] = reachableFrom([source], [host])[0]?.ips ?? []
        // Its only addresses are of an IP version that we do not send from.
        if (address === undefined)
          return unanswered(addresses[0] ?? '', 'no-route', 'no address of our IP version')
        return probe(host, address, connect, time.isFresh)
      }
    },
    async isPortOpen(time) {
      const life = port?.open ? HOUR_MS : RETRY_MS
      if (port && clock.now() - port.at < life) return port.open
      const open = await askReceivers(time)
      if (open !== null) port = { open, at: clock.now() }
      return open
    },
  }
}

const isReply = (state: ProbeState) => state === 'answered' || state === 'turned-away'

/** How a closed port looks. */
const CLOSED: ReadonlySet<ProbeState> = new Set(['refused', 'silent', 'no-greeting', 'closed', 'no-route'])

function lifeOf(state: ProbeState): number {
  if (state === 'answered') return HOUR_MS
  return state === 'busy' || state === 'resting' ? 0 : RETRY_MS
}

/** What a server wants of us, by the first digit of a refusal (RFC 5321, 4.2.1). */
function outcomeOf({ state, code }: Probe): Outcome {
  if (state === 'answered') return 'fine'
  if (state !== 'turned-away' || code === null) return 'unheard'
  return code >= 500 ? 'back-off' : 'slow'
}

const GRAVITY: Outcome[] = ['unheard', 'fine', 'slow', 'back-off', 'bad-name']

const graver = (one: Outcome, other: Outcome): Outcome =>
  GRAVITY.indexOf(one) >= GRAVITY.indexOf(other) ? one : other
