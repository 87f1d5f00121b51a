import type { Clock } from '@postproof/engine/world'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import type { Bell } from './bell.ts'
import { type FolderStates, hasChanged, takeBaseline } from './folder-states.ts'
import type { Jobs } from './jobs.ts'
import type { JunkWatch } from './junk-watch.ts'
import type { ImapLimits } from './limits.ts'
import { type FolderState, type LookContext, lookAgain, openAndLook } from './look.ts'
import { listFolders } from './read.ts'
import { rest } from './rest.ts'
import type { Session } from './session.ts'

/** What the first connection reads with, while it is open. */
export type Reading = {
  session: Session
  access: SeedAccess
  limits: ImapLimits
  clock: Clock
  states: FolderStates
  looking: LookContext
  inbox: FolderState
  /** Undefined where the mailbox has no spam folder. */
  spam: FolderState | undefined
  junk: JunkWatch | undefined
  jobs: Jobs
  bell: Bell
  stop: AbortSignal
  /** Set by the server's news of the inbox, cleared when it is looked at. */
  news: { inbox: boolean }
  /** Unix milliseconds until which mail is expected at any moment. */
  hurryUntil(): number
}

/** How often folders are listed again. */
const ROUNDS_PER_LIST = 10

/** A round visits all folders; answers the function that makes the next one. */
export function createRounds(reading: Reading): () => Promise<void> {
  const { session, access, limits, states, looking, inbox, spam, junk, news } = reading
  let rounds = 0
  return async () => {
    // A rule may have made a folder meanwhile; its first look goes back in time.
    if (++rounds % ROUNDS_PER_LIST === 0) {
      const now = await listFolders(session, access, limits)
      for (const folder of now.watched) await takeBaseline(session, folder, states, {})
    }
    for (const state of states.values()) {
      if (state === inbox) continue
      if (state === spam && junk?.reads()) junk.poll()
      else if (await hasChanged(session, state)) await openAndLook(session, state, looking)
    }
    news.inbox = false
    await openAndLook(session, inbox, looking)
  }
}

/** Visits the folders in which mail is expected besides; those that hold a tab of the provider come first. */
async function glance(reading: Reading): Promise<void> {
  const { session, limits, states, looking, inbox, spam, junk, news } = reading
  const others = [...states.values()].filter((state) => state !== inbox && !(state === spam && junk?.reads()))
  let left = false
  for (const state of others.slice(0, limits.foldersInHurry)) {
    if (!(await hasChanged(session, state))) continue
    left = true
    await openAndLook(session, state, looking)
  }
  if (!left) return
  news.inbox = false
  await openAndLook(session, inbox, looking)
}

/** Answers jobs, makes rounds and rests in between, until it is stopped. Throws SeedFailure. */
export async function readOn(reading: Reading, round: () => Promise<void>): Promise<void> {
  const { session, limits, clock, looking, inbox, jobs, bell, stop, news } = reading
  let nextRound = clock.now() + limits.statusEveryMs
  let nextGlance = 0
  while (!stop.aborted) {
    let asked = false
    for (let job = jobs.next(); job; job = jobs.next()) {
      asked = true
      await job.run(session)
    }
    // The inbox is open again after a job visited another folder.
    if (asked) await openAndLook(session, inbox, looking)
    if (clock.now() >= nextRound) {
      await round()
      nextRound = clock.now() + limits.statusEveryMs
      nextGlance = clock.now() + limits.hurryEveryMs
    } else if (news.inbox) {
      news.inbox = false
      await lookAgain(session, inbox, looking)
    }
    const hurries = clock.now() < reading.hurryUntil()
    if (hurries && clock.now() >= nextGlance) {
      await glance(reading)
      nextGlance = clock.now() + limits.hurryEveryMs
    }
    const next = hurries ? Math.min(nextRound, nextGlance) : nextRound
    if (!news.inbox) await rest(session, bell, Math.max(1, next - clock.now()), limits)
  }
}
