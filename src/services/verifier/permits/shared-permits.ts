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
import { type Changes, createChanges } from '#platform/live/changes.ts'
import type { Database, Db } from '#storage/db.ts'
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

type World = {
  database: Database
  leases: Leases
  tags: Tags
  clock: Clock
  log: Pick<Logger, 'warn' | 'info'>
  limits?: CommonLimits
  /** Operators with limits of their own, by name. */
  ownLimits?: Map<string, PolitenessLimits>
  /** Default: that of the system, by the clock. */
  timer?: Timer
  /** Operators that this database left alone before it had rows for them. */
  remembered?: BackOff[]
}

type Keys = { operator: string; everyone: string }

/** What the functions below share of one instance. */
type Shared = Pick<World, 'leases' | 'clock' | 'log'> & {
  db: Db
  changes: Changes
  limits: CommonLimits
  limitsOf(name: string): PolitenessLimits
  keyOf(operator: string): string
  keysOf(name: string, source: Source): Keys
  fresh(name: string): { operator: ReturnType<typeof unasked>; everyone: ReturnType<typeof unasked> }
  /**
   * Unix milliseconds by source, until which its global limit is used up. All its operators wait for the same token, so
   * that asking the database for each of them would be in vain.
   */
  everyoneUntil: Map<string, number>
}

export async function createSharedPermits(world: World): Promise<Permits> {
  const shared = sharedOf(
    world,
    await createChanges(world.database, 'verifier-places', { log: world.log, every: TOLD_WITHIN_MS }),
  )
  const { limits, limitsOf, changes } = shared
  await keepRemembered(shared, world.remembered ?? [])
  const inTurn = createTurn()
  const limiter: Limiter = {
    nameOf: shared.keyOf,
    enter: (name, source, turn) => inTurn(() => enter(shared, { name, source }, turn)),
    onLeave: (listener) => changes.onAny(listener),
    standings: (names, source) => standingsOf(shared, names, source),
    close: () => changes.close(),
  }
  const { clock, timer } = world
  return createPermits(limiter, { limits, limitsOf }, { clock, timer, lookAgainMs: LOOK_AGAIN_MS })
}

function sharedOf({ database, leases, tags, clock, log, ...world }: World, changes: Changes): Shared {
  const { limits = defaultLimits } = world
  const keyOf = (operator: string) => tags('operator', operator)
  const own = new Map([...(world.ownLimits ?? [])].map(([operator, of]) => [keyOf(operator), of]))
  const limitsOf = (name: string) => own.get(name) ?? limits
  return {
    ...{ leases, clock, log, changes, limits, limitsOf, keyOf },
    db: database.db,
    keysOf: (name, source) => ({
      operator: nameFrom(name, source),
      everyone: nameFrom(keyOf('*'), source),
    }),
    fresh: (name) => ({
      operator: unasked(limitsOf(name).perOperator, clock.now()),
      everyone: unasked(limits.global, clock.now()),
    }),
    everyoneUntil: new Map(),
  }
}

async function enter(shared: Shared, at: At, turn: Turn): Promise<Permit | Refused> {
  const { db, clock, leases, limitsOf, everyoneUntil } = shared
  const { name, source } = at
  const now = clock.now()
  const waits = everyoneUntil.get(source.id) ?? 0
  const mayLook = turn === 'single' || now >= waits
  if (limitsOf(name).global && !mayLook) return { ok: false, why: 'global-rate', waitMs: waits - now }
  const lease = leases.begin()
  const tried = await enterOperator<Tried>(
    db,
    shared.keysOf(name, source),
    { ...lease, now: new Date(now) },
    shared.fresh(name),
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
      // The lease frees the permit in any case.
      await leave(shared, at, lease.id, tried.ticket, told).catch((error: unknown) =>
        shared.log.warn(
          { error: (error as Error).name },
          'a permit at a mail server could not be given back',
        ),
      )
    },
  }
}

async function leave(
  { db, leases, clock, changes, limitsOf, keysOf, fresh }: Shared,
  { name, source }: At,
  lease: string,
  ticket: Ticket,
  told: { outcome: Outcome; ms: number },
): Promise<void> {
  try {
    await changeStandings(db, keysOf(name, source), fresh(name), (known) =>
      afterDialogue(known, limitsOf(name), ticket, told, clock.now()),
    )
  } finally {
    await leases.drop(lease)
    changes.publish(name)
  }
}

/** Stores pauses of an earlier version, which knew one source alone and had no rows for them. */
async function keepRemembered({ db, clock, keyOf, fresh }: Shared, remembered: BackOff[]): Promise<void> {
  for (const { operator, strikes, until } of remembered) {
    if (!isOpen({ strikes, until }, clock.now())) continue
    const name = keyOf(operator)
    await changeStandings(db, { operator: name, everyone: keyOf('*') }, fresh(name), (known) =>
      known.operator.breaker.until < until
        ? { ...known, operator: { ...known.operator, breaker: { strikes, until } } }
        : known,
    )
  }
}

async function standingsOf(
  { db, clock, limits, limitsOf, keyOf }: Shared,
  names: string[],
  source: Source,
): ReturnType<Limiter['standings']> {
  const keys = new Map([...names, keyOf('*')].map((name) => [nameFrom(name, source), name]))
  const first = (key: string) => firstPace(limitsOf(keys.get(key)!).perOperator)
  const known = await findStandings(db, [...keys.keys()], first)
  const of = (name: string) => known.get(nameFrom(name, source))
  const ofAll = of(keyOf('*')) ?? unasked(limits.global, clock.now())
  return { of: new Map(names.map((name) => [name, of(name)])), ofAll }
}

/** Runs work one after the other, because each waiting for a row lock would hold a connection. */
function createTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
