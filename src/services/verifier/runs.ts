import type { Clock } from '@postproof/engine/world'
import { storable } from '@postproof/spam-test/storable'
import type { Logger } from 'pino'
import type { Changes } from '#platform/live/changes.ts'
import { createFailureLog } from '#platform/logs/failure-log.ts'
import type { Db } from '#storage/db.ts'
import type { VerificationFacts } from '#storage/verification-facts.ts'
import {
  type Claimed,
  claimVerification,
  finishVerification,
  noteVerification,
  releaseVerification,
  renewVerifications,
  type ServerUse,
} from '#storage/verifications.ts'
import type { Plans } from '../plans/types.ts'
import type { Investigate } from './verify.ts'

/** Verifications under way: their steps are kept as they end, so that a crash loses none and pages follow them. */
export type Runs = {
  /** Works on one that was stored just now. */
  begin(id: string, facts: VerificationFacts): void
  /** So many wait here that no more should be taken. */
  isFull(): boolean
  /** Takes up what is to be asked again by now and what a process left; resolves when these are done. */
  takeUp(): Promise<number>
  /** Gives up what is under way; it is taken up after the next start. */
  close(): Promise<void>
}

export type RunsWorld = {
  db: Db
  investigate: Investigate
  changes: Changes
  clock: Clock
  plans: Pick<Plans, 'release'>
  log: Logger
}

const MOST_WAITING = 500
const MOST_TAKEN_UP = 200
const RENEW_MS = 30_000
/** A claim older than this belongs to a process that is gone. */
const LEASE_MS = 120_000
/** What is not done by then is left for the next round. */
const ROUND_MS = 10 * 60_000
/** What is under way is waited for at the end. */
const PARTING_MS = 5_000
const POSTPONED_MS = 15 * 60_000
const GIVEN_UP_MS = 24 * 3_600_000

export function createRuns(world: RunsWorld): Runs {
  const { db, clock, log, changes } = world
  const running = new Map<string, Promise<void>>()
  const closing = new AbortController()
  const failures = createFailureLog(log, 'renewing the claims of verifications')
  const renewal = setInterval(() => {
    void failures.watch(() => renewVerifications(db, [...running.keys()], new Date(clock.now())))
  }, RENEW_MS).unref()

  const track = (claimed: Claimed, signal: AbortSignal): Promise<void> => {
    const done = run(claimed, signal, world)
      .catch((error: unknown) =>
        log.error({ error: nameOf(error) }, 'a verification waits for the next round'),
      )
      .finally(() => {
        running.delete(claimed.id)
        changes.publish(claimed.id)
      })
    running.set(claimed.id, done)
    return done
  }

  return {
    begin: (id, facts) => void track({ id, facts, fresh: true }, closing.signal),
    isFull: () => running.size >= MOST_WAITING,
    async takeUp() {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ROUND_MS)])
      const taken: Promise<void>[] = []
      while (!signal.aborted && taken.length < MOST_TAKEN_UP) {
        const now = clock.now()
        const claimed = await claimVerification(db, new Date(now), new Date(now - LEASE_MS))
        if (!claimed || running.has(claimed.id)) break
        taken.push(track(claimed, signal))
      }
      await Promise.all(taken)
      return taken.length
    },
    async close() {
      clearInterval(renewal)
      closing.abort()
      // A dialogue cannot be cut short politely; what takes longer is taken up after the next start.
      await Promise.race([Promise.all(running.values()), pause(PARTING_MS)])
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

async function run({ id, facts, fresh }: Claimed, signal: AbortSignal, world: RunsWorld): Promise<void> {
  const { db, changes } = world
  let saved = Promise.resolve()
  const save = (facts: VerificationFacts) => {
    if (facts.verdict) return
    saved = saved.then(() => noteVerification(db, id, storable(facts))).then(() => changes.publish(id))
  }
  const found = await world.investigate(facts.email, {
    signal,
    askServer: true,
    account: facts.account ?? false,
    own: facts.own ?? null,
    createdAt: facts.createdAt,
    ...(fresh ? { onStep: save } : {}),
  })
  await saved
  if (!found.verdict) return releaseVerification(db, id)
  if (!fresh && found.mailbox && 'notAsked' in found.mailbox) return postpone(id, facts, world)
  const retryAt = retryOf(found)
  await finishVerification(db, id, storable(found), { server: serverUse(found), retryAt })
  if (uncounted.has(found.verdict.reason)) await world.plans.release('email_verification', id)
}

/** Answers that needed no question beyond DNS are free. */
const uncounted: ReadonlySet<string> = new Set([
  'invalid_email',
  'invalid_domain',
  'no_mx',
  'null_mx',
  'opted_out',
  'not_asked',
  'provider_unverifiable',
])

/** It could not be asked again just now: what was known stands, and it is tried later, for a day at most. */
async function postpone(id: string, facts: VerificationFacts, { db, clock }: RunsWorld): Promise<void> {
  const { mailbox, createdAt } = facts
  const recheck = mailbox && 'report' in mailbox ? mailbox.recheck : null
  const at = clock.now() + POSTPONED_MS
  const again = recheck && at < createdAt + GIVEN_UP_MS ? { ...recheck, at } : null
  const kept = mailbox && 'report' in mailbox ? { ...facts, mailbox: { ...mailbox, recheck: again } } : facts
  await finishVerification(db, id, kept, { server: 'asked', retryAt: again && new Date(at) })
}

function retryOf({ mailbox }: VerificationFacts): Date | null {
  const recheck = mailbox && 'report' in mailbox ? mailbox.recheck : null
  return recheck && new Date(recheck.at)
}

function serverUse({ mailbox }: VerificationFacts): ServerUse {
  if (!mailbox || 'notAsked' in mailbox) return 'none'
  return mailbox.cached ? 'cached' : 'asked'
}

/** A database error may carry the values it was given, addresses among them. */
function nameOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${(error.stack ?? '').split('\n')[1]?.trim() ?? ''}`
    : 'unknown'
}
