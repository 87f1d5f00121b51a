import { randomUUID } from 'node:crypto'
import type { OwnEvidence } from '@postproof/address/verdict/facts'
import type { Changes } from '#platform/live/changes.ts'
import type { Database } from '#storage/db.ts'
import { noteOperator } from '#storage/verifier-list-estimates.ts'
import {
  claimAddresses,
  nextList,
  releaseAhead,
  releaseClaims,
  renewClaims,
} from '#storage/verifier-list-work.ts'
import { createFlights, type Flights } from './flights.ts'
import { createResultWriter } from './result-writer.ts'
import { type ListVerification, nameOf, verifyClaimed } from './verify-claimed.ts'

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

/** Milliseconds after which a claim that was not renewed is that of a process that is gone. */
const LEASE = 120_000
const RENEWAL = 30_000

type World = Omit<ListVerification, 'noteOperator'> & {
  database: Database
  changes: Changes
  /** Evidence about addresses from the list owner's own mail, by address. */
  ownEvidence?: (listId: string, emails: readonly string[]) => Promise<Map<string, OwnEvidence>>
  /** Addresses in flight at once. Most of them wait for their turn at a mail server. */
  concurrency: number
}

type Writer = ReturnType<typeof createResultWriter>
/** A runner's parts; `self` signs its claims. */
type Run = World & ListVerification & { self: string; flights: Flights; writer: Writer }

export function createListRunner(world: World): ListRunner {
  const { database, clock, log, concurrency } = world
  const { db } = database
  const self = randomUUID()
  const flights = createFlights(concurrency, () => wake())
  const run: Run = {
    ...world,
    ...{ self, flights, writer: createResultWriter(world, self) },
    noteOperator: (...asked) => noteOperator(db, ...asked),
  }
  let closed = false
  let filling: Promise<void> | undefined
  let again = false

  async function fill(): Promise<void> {
    do {
      again = false
      while (!closed && flights.count() < concurrency && (await takeBatch(run)));
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

  async function settle(): Promise<void> {
    for (;;) {
      await filling
      const open = flights.open()
      if (open.length === 0 && !filling) return
      await Promise.all(open)
    }
  }

  const renewal = setInterval(() => {
    renew(run).catch((error: unknown) =>
      log.error({ error: nameOf(error) }, 'claims of lists were not renewed'),
    )
  }, RENEWAL).unref()

  return {
    wake,
    async takeUp() {
      wake()
      await releaseAhead(db, new Date(clock.now()), LEASE)
      wake()
    },
    halt: flights.halt,
    idle: settle,
    async close() {
      closed = true
      clearInterval(renewal)
      flights.haltAll()
      await settle()
      await releaseClaims(db, new Date(clock.now()), self)
    },
  }
}

/** Claims and begins some addresses of one list. False when nothing is due, or nothing that has room. */
async function takeBatch(run: Run): Promise<boolean> {
  const { database, clock, flights, self } = run
  const { db } = database
  const full = flights.lists().filter((id) => flights.roomIn(id) <= 0)
  const now = new Date(clock.now())
  const listId = await nextList(db, now, full)
  if (listId === undefined) return false
  const until = new Date(now.getTime() + LEASE)
  const batch = await claimAddresses(db, listId, { by: self, now, until, most: flights.roomIn(listId) })
  if (batch.length === 0) return true
  const emails = batch.map(({ email }) => email)
  const evidence = run.ownEvidence?.(listId, emails) ?? Promise.resolve(new Map())
  for (const claimed of batch) {
    flights.begin(claimed, (signal) =>
      verifyClaimed(run, claimed, evidence, signal)
        .then((outcome) => run.writer.take(claimed, outcome))
        .catch((error: unknown) =>
          run.log.error({ error: nameOf(error) }, 'a result of a list waits for its claim to end'),
        ),
    )
  }
  return true
}

/** Only what is in flight: a result that could not be stored loses its claim, and its address is verified again. */
async function renew({ database, clock, flights, self }: Run): Promise<void> {
  for (const [listId, positions] of flights.positions()) {
    await renewClaims(database.db, listId, { by: self, until: new Date(clock.now() + LEASE) }, positions)
  }
}
