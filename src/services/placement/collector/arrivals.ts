import type { Clock } from '@postproof/engine/world'
import { readPlacementHeaders } from '@postproof/placement/headers/read'
import { tabOf } from '@postproof/placement/locate'
import type { SeedTrouble, SeenMessage } from '@postproof/placement/mailbox-world'
import type { ProviderInfo } from '@postproof/placement/provider-info'
import type { PlacementHeaders } from '@postproof/placement/report-types'
import type { Found, SeedEvent } from '@postproof/placement/seed-state'
import type { MatchedBy } from '@postproof/placement/types'
import type { Logger } from 'pino'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'
import type { Changes } from '#platform/live/changes.ts'
import type { Db } from '#storage/db.ts'
import { completeTest, leftCompleted, originless, setOrigin } from '#storage/placement/results.ts'
import { findPlacement, type PlacementRecord } from '#storage/placement/tests.ts'
import { pendingFrom, testsPendingAt } from '#storage/placement/watched.ts'
import { outcomeOf } from '../report/outcome.ts'
import type { Waits } from '../settings.ts'
import { FIRST_SIMULATED } from '../simulated/simulated.ts'
import { changeProgress, type Seen } from './change-progress.ts'
import type { Origins } from './origin.ts'

/** Turns what happened in a mailbox into the state of a result, stores it and publishes the change. */
export type Arrivals = {
  /** A message with the marker of a test was seen; `matchedBy`: how it was recognized. */
  seen(testId: string, message: SeenMessage, matchedBy: MatchedBy, at: Place): Promise<void>
  /** Something about the mailbox itself, for every test that waits for it. */
  mailbox(
    seedId: number,
    event: { type: 'readable' } | { type: 'trouble'; trouble: SeedTrouble },
  ): Promise<void>
  rejected(testId: string, seedId: number, reply: string): Promise<void>
  /** Anything else that the state machine takes. */
  apply(testId: string, seedId: number, event: SeedEvent): Promise<void>
  /** At the start of a process: simulated mailboxes lived in the memory of the one before. */
  simulatedEmptied(): Promise<void>
  /** Asks for sending addresses that were not asked for when this process, or another, ended. */
  resumeOrigins(): Promise<void>
  /** Gives reports that a process that is gone had only to give. */
  giveLeft(): Promise<void>
  /** Nothing is being written or asked any more. */
  idle(): Promise<void>
}
export type Place = { seedId: number; provider: ProviderInfo }

type World = {
  db: Db
  changes: Pick<Changes, 'publish'>
  origins: Origins
  waits: Waits
  clock: Clock
  /** A report was given. */
  onCompleted(test: PlacementRecord): Promise<void>
  log: Logger
}

/** Sending addresses asked for at once. */
const ASKING = 8

export function createArrivals(world: World): Arrivals {
  const { db, changes, clock } = world
  const running = new Set<Promise<unknown>>()
  const asking = createSemaphore(ASKING)
  const background = (work: Promise<unknown>) => {
    const kept = work
      .catch((error: unknown) => world.log.error({ error }, 'a placement result was not finished'))
      .finally(() => running.delete(kept))
    running.add(kept)
  }

  const complete = async (testId: string) => {
    if (!(await completeTest(db, testId, new Date(clock.now()), outcomeOf))) return
    changes.publish(testId)
    const test = await findPlacement(db, testId)
    if (test) await world.onCompleted(test)
  }

  const askOrigin = async (testId: string, seedId: number, facts: PlacementHeaders) => {
    const origin = await asking(() => world.origins.ask(facts.senderIp))
    await setOrigin(db, testId, seedId, origin)
    changes.publish(testId)
    await complete(testId)
  }

  const change = async (testId: string, seedId: number, event: SeedEvent, seen?: Seen): Promise<void> => {
    const { isFirst, changed } = await changeProgress(world, { testId, seedId }, event, seen)
    if (!changed) return
    changes.publish(testId)
    if (isFirst && seen) background(askOrigin(testId, seedId, seen.facts))
    else await complete(testId)
  }

  return {
    async seen(testId, message, matchedBy, { seedId, provider }) {
      const facts = readPlacementHeaders(message.headers, provider, message.internalDate)
      const { tab, note } = tabOf(message.folder, message.category, provider)
      const found: Found = {
        ref: message.ref,
        tab,
        folder: message.folder.path,
        placeNote: note,
        matchedBy,
        messageId: facts.messageId,
        internalDate: message.internalDate,
        mark: facts.mark ?? null,
      }
      const event: SeedEvent = { type: 'seen', at: clock.now(), found }
      await change(testId, seedId, event, { facts, rawHeaders: message.headers })
    },
    async mailbox(seedId, event) {
      const at = clock.now()
      const trouble = event.type === 'trouble' ? event.trouble.code : null
      for (const testId of await testsPendingAt(db, seedId, trouble)) {
        await change(testId, seedId, { ...event, at })
      }
    },
    rejected: (testId, seedId, reply) => change(testId, seedId, { type: 'bounced', at: clock.now(), reply }),
    apply: (testId, seedId, event) => change(testId, seedId, event),
    async simulatedEmptied() {
      const trouble: SeedTrouble = { code: 'emptied', detail: '', final: true }
      for (const { test_id, seed_id } of await pendingFrom(db, FIRST_SIMULATED)) {
        await change(test_id, seed_id, { type: 'trouble', at: clock.now(), trouble })
      }
    },
    async resumeOrigins() {
      for (const { test_id, seed_id, facts } of await originless(db, 1000)) {
        if (facts) background(askOrigin(test_id, seed_id, facts))
      }
    },
    async giveLeft() {
      for (const id of await leftCompleted(db, 100)) await complete(id)
    },
    async idle() {
      while (running.size) await Promise.all(running)
    },
  }
}
