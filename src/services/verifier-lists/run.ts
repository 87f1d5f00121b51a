import { randomUUID } from 'node:crypto'
import type { OwnEvidence } from '@postproof/address/verdict/own'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Verification } from '#contract/verifier.ts'
import type { Changes } from '#platform/live/changes.ts'
import type { Database } from '#storage/database.ts'
import { noteOperator } from '#storage/verifier-list-estimates.ts'
import {
  type AddressResult,
  type Claimed,
  claimAddresses,
  nextList,
  postpone,
  releaseAhead,
  releaseClaims,
  renewClaims,
  storeResults,
} from '#storage/verifier-list-work.ts'
import type { VerifyAddress } from '../verifier/types.ts'
import { retryTime } from './retry.ts'

/**
 * Works through lists: takes a few addresses at a time from the list that waited longest, verifies them side by side,
 * and stores the results that have come in together. Only what is in flight is repeated after a crash. How many
 * questions a mail server gets is not decided here, but by the limits inside `verify`.
 */
export type ListRunner = {
  /** Takes up what waits, as far as there is room. */
  wake(): void
  /** Makes due what a clock that was ahead has claimed, and takes up what waits. */
  takeUp(): Promise<void>
  /** Gives up what has not been asked yet of a list that was paused or deleted. */
  halt(listId: string): void
  /** When nothing is in flight and nothing could begin. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** A claim that is not renewed for so long is that of a process that is gone. */
const LEASE = 120_000
const RENEWAL = 30_000
/** Times an address is tried whose verification failed inside. */
const MOST_FAILURES = 3
const MINUTE = 60_000

type World = {
  config: Pick<Config, 'VERIFIER_SMTP'>
  /** Minutes until an address is verified again that could not be for lack of data; after the last it stays unknown. */
  outageMinutes?: number[]
  database: Database
  changes: Changes
  verify: VerifyAddress
  /** What the mail of the list's owner told of addresses, by address. */
  ownEvidence?: (listId: string, emails: readonly string[]) => Promise<Map<string, OwnEvidence>>
  clock: Clock
  /** Addresses in flight at once. Most of them wait for their turn at a mail server. */
  places: number
  log: Logger
}

/** Of what was claimed together. */
type Evidence = Promise<ReadonlyMap<string, OwnEvidence>>
type Flight = { claimed: Claimed; done: Promise<void> }

export function createListRunner(world: World): ListRunner {
  const { database, clock, log, places } = world
  const { db } = database
  const self = randomUUID()
  const flights = new Map<string, Map<number, Flight>>()
  const halts = new Map<string, AbortController>()
  const writer = createWriter(world, self)
  let closed = false
  let filling: Promise<void> | undefined
  let again = false

  const inFlight = () => [...flights.values()].reduce((sum, of) => sum + of.size, 0)
  /** A share always stays free for the list that comes next. */
  const share = () => Math.ceil(places / (flights.size + 1))
  const roomIn = (listId: string) => {
    const cap = flights.has(listId) ? share() : Math.ceil(places / (flights.size + 2))
    return Math.min(places - inFlight(), cap - (flights.get(listId)?.size ?? 0))
  }

  function begin(claimed: Claimed, evidence: Evidence): void {
    const { listId, position } = claimed
    const of = flights.get(listId) ?? new Map<number, Flight>()
    flights.set(listId, of)
    const halt = halts.get(listId) ?? new AbortController()
    halts.set(listId, halt)
    const done = verifyOne(world, claimed, evidence, halt.signal)
      .then((outcome) => writer.take(claimed, outcome))
      .catch((error: unknown) =>
        log.error({ error: nameOf(error) }, 'a result of a list waits for its claim to end'),
      )
      .finally(() => {
        // Given back, it may have been claimed again before this was heard.
        if (of.get(position) === flight) of.delete(position)
        if (of.size === 0 && flights.get(listId) === of) {
          flights.delete(listId)
          halts.delete(listId)
        }
        wake()
      })
    const flight: Flight = { claimed, done }
    of.set(position, flight)
  }

  /** False when nothing is due, or nothing that has room. */
  async function takeBatch(): Promise<boolean> {
    const full = [...flights.keys()].filter((id) => roomIn(id) <= 0)
    const now = new Date(clock.now())
    const listId = await nextList(db, now, full)
    if (listId === undefined) return false
    const until = new Date(now.getTime() + LEASE)
    const batch = await claimAddresses(db, listId, { by: self, now, until, most: roomIn(listId) })
    if (batch.length === 0) return true
    const emails = batch.map(({ email }) => email)
    const evidence = world.ownEvidence?.(listId, emails) ?? Promise.resolve(new Map())
    for (const claimed of batch) begin(claimed, evidence)
    return true
  }

  async function fill(): Promise<void> {
    do {
      again = false
      while (!closed && inFlight() < places && (await takeBatch()));
    } while (again && !closed)
  }

  function wake(): void {
    again = true
    if (closed || filling) return
    filling = fill()
      .catch((error: unknown) => log.error({ error: nameOf(error) }, 'lists wait for the next round'))
      .finally(() => {
        filling = undefined
        if (again) wake()
      })
  }

  /** Of what is in flight alone: what could not be stored comes free, and is verified again. */
  const renew = async () => {
    for (const [listId, of] of flights) {
      await renewClaims(db, listId, { by: self, until: new Date(clock.now() + LEASE) }, [...of.keys()])
    }
  }
  const renewal = setInterval(() => {
    renew().catch((error: unknown) => log.error({ error: nameOf(error) }, 'claims of lists were not renewed'))
  }, RENEWAL).unref()

  const settle = async () => {
    for (;;) {
      await filling
      const open = [...flights.values()].flatMap((of) => [...of.values()])
      if (open.length === 0 && !filling) return
      await Promise.all(open.map(({ done }) => done))
    }
  }

  return {
    wake,
    async takeUp() {
      wake()
      await releaseAhead(db, new Date(clock.now()), LEASE)
      wake()
    },
    halt: (listId) => {
      halts.get(listId)?.abort()
      // What is taken up later, after a resume, is not halted.
      halts.delete(listId)
    },
    idle: settle,
    async close() {
      closed = true
      clearInterval(renewal)
      for (const halt of halts.values()) halt.abort()
      await settle()
      await releaseClaims(db, new Date(clock.now()), self)
    },
  }
}

/** A database error may carry the values it was given, addresses among them. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}

/** `later`: not asked after all, or failed inside (`tried`); to be taken up then. */
type Outcome = { result: AddressResult } | { later: number; tried: boolean }

async function verifyOne(
  world: World,
  claimed: Claimed,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<Outcome> {
  const { listId, position, email, ask, attempts } = claimed
  const { clock, log, verify } = world
  let noted: Promise<unknown> = Promise.resolve()
  // An estimate alone rests on it.
  const onOperator = (operator: string) => {
    noted = noteOperator(world.database.db, listId, email, operator).catch(() => {})
  }
  try {
    const id = `${listId}-${position}`
    const own = (await evidence).get(email) ?? null
    const asking = {
      askServer: ask,
      account: ask,
      own,
      turn: 'list',
      ...(ask ? { onOperator } : {}),
    } as const
    const verification = await verify(email, { signal, id, ...asking })
    await noted
    if (verification.status === 'pending') return { later: clock.now(), tried: false }
    const retryAt = retryTime(verification, claimed, world)
    return { result: resultOf(verification, position, clock.now(), retryAt) }
  } catch (error) {
    log.error({ error: nameOf(error), listId, position }, 'verification failed')
    if (attempts < MOST_FAILURES) return { later: clock.now() + MINUTE, tried: true }
    return { result: failedResult(position, clock.now()) }
  }
}

function resultOf(
  verification: Verification,
  position: number,
  now: number,
  retryAt: number | null,
): AddressResult {
  const { status } = verification
  return {
    position,
    verdict: status === 'pending' ? 'unknown' : status,
    reason: verification.reason ?? 'no_data',
    score: verification.score === null ? null : Math.round(verification.score),
    suggestion: storable(verification.suggestion),
    normalized: storable(verification.normalized),
    role: verification.flags.role,
    checked_at: verification.checked_at ?? new Date(now).toISOString(),
    retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
  }
}

function failedResult(position: number, now: number): AddressResult {
  const nothing = { score: null, suggestion: null, normalized: null, role: null, retry_at: null }
  return {
    position,
    verdict: 'unknown',
    reason: 'no_data',
    checked_at: new Date(now).toISOString(),
    ...nothing,
  }
}

/** The database holds no lone surrogates and no NUL. */
function storable(text: string | null): string | null {
  return text === null ? null : text.toWellFormed().replaceAll('\0', '\ufffd')
}

type Ended = { claimed: Claimed; outcome: Outcome; resolve(): void; reject(error: unknown): void }

/** Stores what has come in while the last group was being stored: one by one when slow, many at once when fast. */
function createWriter({ database, changes, clock }: World, self: string) {
  let ended: Ended[] = []
  let writing = false

  async function write(group: Ended[]): Promise<void> {
    const byList = Map.groupBy(group, ({ claimed }) => claimed.listId)
    for (const [listId, of] of byList) {
      const results = of.flatMap(({ outcome }) => ('result' in outcome ? [outcome.result] : []))
      if (results.length) await storeResults(database.db, listId, self, results, new Date(clock.now()))
      for (const { claimed, outcome } of of) {
        if ('result' in outcome) continue
        await postpone(database.db, claimed, self, { dueAt: new Date(outcome.later), tried: outcome.tried })
      }
      changes.publish(listId)
    }
  }

  async function drain(): Promise<void> {
    while (ended.length) {
      const group = ended
      ended = []
      await write(group).then(
        () => {
          for (const { resolve } of group) resolve()
        },
        (error: unknown) => {
          for (const { reject } of group) reject(error)
        },
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    writing = false
  }

  return {
    take: (claimed: Claimed, outcome: Outcome) =>
      new Promise<void>((resolve, reject) => {
        ended.push({ claimed, outcome, resolve, reject })
        if (writing) return
        writing = true
        setImmediate(drain)
      }),
  }
}
