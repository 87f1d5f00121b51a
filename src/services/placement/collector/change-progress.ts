import type { Clock } from '@postproof/engine/world'
import { subjectAsSent } from '@postproof/placement/marker'
import type { PlacementHeaders } from '@postproof/placement/report-types'
import {
  isSettled,
  nextDue,
  nextSeedState,
  type SeedEvent,
  type SeedProgress,
} from '@postproof/placement/seed-state'
import type { Db } from '#storage/db.ts'
import { changeResult, type ResultHead, type TestChange } from '#storage/placement/results.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import type { Waits } from '../settings.ts'

/** The mail behind an event, kept with the first verdict of a mailbox. */
export type Seen = { facts: PlacementHeaders; rawHeaders: string }

/**
 * Moves one result by the engine's state machine, and its test when this is the first mail that was seen.
 * `isFirst`: the mailbox has its verdict from now on. `changed`: something is to be published.
 */
export async function changeProgress(
  { db, waits, clock }: { db: Db; waits: Waits; clock: Clock },
  { testId, seedId }: { testId: string; seedId: number },
  event: SeedEvent,
  seen?: Seen,
): Promise<{ isFirst: boolean; changed: boolean }> {
  const changed = await changeResult(db, testId, seedId, (test, result) => {
    // An expired test has no report and is not reopened by a late mail.
    if (test.status === 'expired') return { value: { isFirst: false, changed: false } }
    const settings = waits.of(seedId)
    const before = begun(test, result.progress)
    const progress = nextSeedState(before, event, settings)
    const isFirst = before.found === null && progress.found !== null
    const unchanged = progress === result.progress
    const dueAt = dueOf(progress, clock.now(), settings)
    const isBegin = test.first_seen_at === null && (progress.found !== null || progress.state === 'rejected')
    return {
      ...(unchanged && sameTime(dueAt, result)
        ? {}
        : { result: { progress, dueAt, ...(isFirst ? seen : {}) } }),
      ...(isBegin ? beginning(test, event.at, settings.missingAfterMs) : {}),
      ...(isFirst && seen && test.message_id === null ? { mail: mailOf(seen.facts) } : {}),
      value: { isFirst, changed: !unchanged },
    }
  })
  return changed ?? { isFirst: false, changed: false }
}

/** The first mail of a test was seen in another mailbox meanwhile. */
function begun(test: PlacementRecord, progress: SeedProgress): SeedProgress {
  if (!test.first_seen_at || progress.begunAt !== null) return progress
  return nextSeedState(progress, { type: 'begun', at: test.first_seen_at.getTime() })
}

function dueOf(progress: SeedProgress, now: number, settings: Parameters<typeof nextDue>[1]): Date | null {
  if (isSettled(progress, now, settings)) return null
  const due = nextDue(progress, settings)
  return due && new Date(due.at)
}

const sameTime = (dueAt: Date | null, { due_at }: ResultHead) =>
  (dueAt?.getTime() ?? null) === (due_at?.getTime() ?? null)

/** The test is under way: from here on it is counted when what is pending will be missing. */
function beginning(
  test: PlacementRecord,
  now: number,
  missingAfterMs: number,
): { test: TestChange; begun: Date } {
  const closesAt = new Date(now + missingAfterMs)
  const opens = test.status === 'waiting' || test.status === 'opening'
  return {
    test: {
      ...(opens ? { status: 'collecting' as const } : {}),
      first_seen_at: new Date(now),
      closes_at: closesAt,
    },
    begun: closesAt,
  }
}

/** What lists of tests show of the mail; cut to the widths of their columns. */
const mailOf = (facts: PlacementHeaders): TestChange => ({
  message_id: facts.messageId?.slice(0, 500) ?? '',
  subject: facts.subject && (subjectAsSent(facts.subject, facts.mark).slice(0, 500) || null),
  sender: facts.sender?.slice(0, 320) ?? null,
  sender_domain: facts.senderDomain?.slice(0, 253) ?? null,
})
