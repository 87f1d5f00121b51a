import type { Logger } from 'pino'
import { CLOSED, isOpen } from '#engines/verifier/politeness/breaker.ts'
import { fullBucket } from '#engines/verifier/politeness/bucket.ts'
import { createTurnstile, type Timer } from '#engines/verifier/politeness/turnstile.ts'
import {
  type BackOff,
  breakerAfter,
  defaultLimits,
  idle,
  type Outcome,
  type PolitenessLimits,
  type Refused,
  tryEnter,
} from '#engines/verifier/politeness.ts'
import type { Clock } from '#engines/world.ts'
import type { Database } from '#storage/database.ts'
import { changeBreaker, enterOperator, findBreaker } from '#storage/politeness.ts'
import { createChanges } from '../live/changes.ts'
import type { Leases } from './leases.ts'
import { type Place, type Places, timerOf } from './places.ts'
import type { Tags } from './tags.ts'

/**
 * Places that all processes on one database share. The state machine is the engine's; its state is a row for each
 * operator, judged with nobody in between, and a lease for each dialogue: of a process that is gone the place comes
 * free by itself.
 */

/** Not every leaving is heard of: news can be lost, and a dead process tells nothing. */
const LOOK_AGAIN_MS = 2_000
const TOLD_WITHIN_MS = 50

export async function createSharedPlaces(world: {
  database: Database
  leases: Leases
  tags: Tags
  clock: Clock
  log: Pick<Logger, 'warn'>
  limits?: PolitenessLimits
  /** Default: that of the system, by the clock. */
  timer?: Timer
  /** Operators that this database left alone before it had rows for them. */
  remembered?: BackOff[]
}): Promise<Places> {
  const { database, leases, tags, clock, log, limits = defaultLimits } = world
  const { db } = database
  const changes = await createChanges(database, 'verifier-places', TOLD_WITHIN_MS)
  const keyOf = (operator: string) => tags('operator', operator)
  const everyone = keyOf('*')
  let everyoneUntil = 0
  const fresh = () => idle(limits, clock.now())

  const leave = async (key: string, id: string, outcome: Outcome | null) => {
    try {
      if (outcome)
        await changeBreaker(db, key, fresh(), (breaker) => breakerAfter(breaker, outcome, clock.now()))
    } finally {
      await leases.drop(id)
      changes.publish(key)
    }
  }

  const enter = async (key: string): Promise<Place | Refused> => {
    const now = clock.now()
    // All operators wait for the same token then: asking for each of them would be asking for nothing.
    if (now < everyoneUntil) return { ok: false, why: 'global-rate', waitMs: everyoneUntil - now }
    const lease = leases.begin()
    let isKnownWell = false
    const tried = await enterOperator<Refused | { ok: true }>(
      db,
      { operator: key, everyone },
      { ...lease, now: new Date(now) },
      { operator: fresh(), everyone: fullBucket(limits.global, now) },
      (operator, all) => {
        const tried = tryEnter(operator, all, limits, now)
        isKnownWell = operator.breaker.strikes === 0
        return tried.ok ? { value: { ok: true }, taken: tried } : { value: tried }
      },
    )
    if (!tried.ok) {
      if (tried.why === 'global-rate') everyoneUntil = now + (tried.waitMs ?? 0)
      return tried
    }
    leases.keep(lease.id)
    let left = false
    return {
      ok: true,
      async leave(outcome) {
        if (left) return
        left = true
        const changesNothing = outcome === 'unheard' || (outcome === 'fine' && isKnownWell)
        // The place comes free by its lease, whatever happens here.
        await leave(key, lease.id, changesNothing ? null : outcome).catch((error: unknown) =>
          log.warn({ error: (error as Error).name }, 'a place at a mail server could not be given back'),
        )
      },
    }
  }

  /** One after the other: whoever waits for a row would hold a connection meanwhile. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  for (const { operator, strikes, until } of world.remembered ?? []) {
    if (!isOpen({ strikes, until }, clock.now())) continue
    await changeBreaker(db, keyOf(operator), fresh(), (known) =>
      known.until < until ? { strikes, until } : known,
    )
  }
  const turnstile = createTurnstile<Place>(
    {
      enter: (key) => inTurn(() => enter(key)),
      onLeave: (listener) => changes.onAny(listener),
    },
    world.timer ?? timerOf(clock),
    LOOK_AGAIN_MS,
  )
  return {
    enter: (operator, signal) => turnstile.enter(keyOf(operator), Number.POSITIVE_INFINITY, signal),
    async restsUntil(operator) {
      const { until } = (await findBreaker(db, keyOf(operator))) ?? CLOSED
      return until > clock.now() ? until : 0
    },
    close: () => changes.close(),
  }
}
