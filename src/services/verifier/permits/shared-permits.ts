import {
  afterDialogue,
  type BackOff,
  type CommonLimits,
  defaultLimits,
  type Outcome,
  type PolitenessLimits,
  type Refused,
  type Ticket,
  type Tried,
  type Turn,
  tryEnter,
  unasked,
} from '@postproof/address/politeness'
import type { Timer } from '@postproof/address/politeness/admission-queue'
import { isOpen } from '@postproof/address/politeness/breaker'
import { firstPace } from '@postproof/address/politeness/pace'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import { createChanges } from '#platform/live/changes.ts'
import type { Database } from '#storage/database.ts'
import { changeStandings, enterOperator, findStandings } from '#storage/politeness.ts'
import type { Tags } from '../tags.ts'
import type { Leases } from './leases.ts'
import { createPermits, type Limiter, nameFrom, type Permit, type Permits } from './permits.ts'
import type { Source } from './sources.ts'

/**
 * Permits that all processes on one database share. The state machine is the engine's; its state is a row for each
 * operator and source, changed under a row lock, and a lease for each dialogue, so that the permit of a dead process is
 * freed by itself.
 */

/** Notifications can be lost, and a dead process sends none. */
const LOOK_AGAIN_MS = 2_000
const TOLD_WITHIN_MS = 50

type At = { name: string; source: Source }

export async function createSharedPermits(world: {
  database: Database
  leases: Leases
  tags: Tags
  clock: Clock
  log: Pick<Logger, 'warn'>
  limits?: CommonLimits
  /** Operators with limits of their own, by name. */
  ownLimits?: Map<string, PolitenessLimits>
  /** Default: that of the system, by the clock. */
  timer?: Timer
  /** Operators that this database left alone before it had rows for them. */
  remembered?: BackOff[]
}): Promise<Permits> {
  const { database, leases, tags, clock, log, limits = defaultLimits } = world
  const { db } = database
  const changes = await createChanges(database, 'verifier-places', TOLD_WITHIN_MS)
  const keyOf = (operator: string) => tags('operator', operator)
  const own = new Map([...(world.ownLimits ?? [])].map(([operator, of]) => [keyOf(operator), of]))
  const limitsOf = (name: string) => own.get(name) ?? limits
  /** All operators wait for the same token of a source: asking for each of them would be asking for nothing. */
  const everyoneUntil = new Map<string, number>()
  const keysOf = (name: string, source: Source) => ({
    operator: nameFrom(name, source),
    everyone: nameFrom(keyOf('*'), source),
  })
  const fresh = (name: string) => ({
    operator: unasked(limitsOf(name).perOperator, clock.now()),
    everyone: unasked(limits.global, clock.now()),
  })

  const leave = async (at: At, lease: string, ticket: Ticket, told: { outcome: Outcome; ms: number }) => {
    const { name, source } = at
    try {
      await changeStandings(db, keysOf(name, source), fresh(name), (known) =>
        afterDialogue(known, limitsOf(name), ticket, told, clock.now()),
      )
    } finally {
      await leases.drop(lease)
      changes.publish(name)
    }
  }

  const enter = async (at: At, turn: Turn): Promise<Permit | Refused> => {
    const { name, source } = at
    const now = clock.now()
    const waits = everyoneUntil.get(source.id) ?? 0
    const mayLook = turn === 'single' || now >= waits
    if (limitsOf(name).global && !mayLook) return { ok: false, why: 'global-rate', waitMs: waits - now }
    const lease = leases.begin()
    const tried = await enterOperator<Tried>(
      db,
      keysOf(name, source),
      { ...lease, now: new Date(now) },
      fresh(name),
      (operator, all) => {
        const tried = tryEnter(operator, all, limitsOf(name), now, turn)
        return { value: tried, kept: tried, takes: tried.ok }
      },
    )
    if (!tried.ok) {
      const { refused } = tried
      if (refused.why === 'global-rate') everyoneUntil.set(source.id, now + (refused.waitMs ?? 0))
      return refused
    }
    leases.keep(lease.id)
    let left = false
    return {
      ok: true,
      source,
      async leave(outcome) {
        if (left) return
        left = true
        const told = { outcome, ms: clock.now() - now }
        // The permit comes free by its lease, whatever happens here.
        await leave(at, lease.id, tried.ticket, told).catch((error: unknown) =>
          log.warn({ error: (error as Error).name }, 'a permit at a mail server could not be given back'),
        )
      },
    }
  }

  /** One after the other, because each waiting for a row lock would hold a connection. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  for (const { operator, strikes, until } of world.remembered ?? []) {
    if (!isOpen({ strikes, until }, clock.now())) continue
    const name = keyOf(operator)
    // Kept when there was one source alone.
    await changeStandings(db, { operator: name, everyone: keyOf('*') }, fresh(name), (known) =>
      known.operator.breaker.until < until
        ? { ...known, operator: { ...known.operator, breaker: { strikes, until } } }
        : known,
    )
  }
  const limiter: Limiter = {
    nameOf: keyOf,
    enter: (name, source, turn) => inTurn(() => enter({ name, source }, turn)),
    onLeave: (listener) => changes.onAny(listener),
    async standings(names, source) {
      const keys = new Map([...names, keyOf('*')].map((name) => [nameFrom(name, source), name]))
      const first = (key: string) => firstPace(limitsOf(keys.get(key)!).perOperator)
      const known = await findStandings(db, [...keys.keys()], first)
      const of = (name: string) => known.get(nameFrom(name, source))
      const ofAll = of(keyOf('*')) ?? unasked(limits.global, clock.now())
      return { of: new Map(names.map((name) => [name, of(name)])), ofAll }
    },
    close: () => changes.close(),
  }
  const limiting = { limits, limitsOf }
  return createPermits(limiter, limiting, { clock, timer: world.timer, lookAgainMs: LOOK_AGAIN_MS })
}
