import type { MessageRef, SeedAccess, SeedWatcher, WatchOptions } from '@postproof/placement/mailbox-world'
import { createBell } from './bell.ts'
import { baselineOf, type FolderStates, forget, takeBaseline } from './folder-states.ts'
import { createJobs } from './jobs.ts'
import { type JunkWatch, watchJunk } from './junk-watch.ts'
import type { ImapLimits } from './limits.ts'
import { type FolderState, type LookContext, openAndLook } from './look.ts'
import { pauseBefore } from './pause.ts'
import { bodyOf, categoriesOf, examine, hasTabs, isThere, listFolders } from './read.ts'
import { pause } from './rest.ts'
import { createRounds, type Reading, readOn } from './rounds.ts'
import type { Session } from './session.ts'
import { troubleOf } from './trouble.ts'
import type { WatcherContext } from './watcher-context.ts'

/**
 * Reads one mailbox until it is closed. The first connection stays in the inbox and visits the other folders; the
 * second stays in the spam folder. Where the second cannot be had, the first visits that folder too.
 */
export function watchMailbox(
  access: SeedAccess,
  options: WatchOptions,
  context: WatcherContext,
): SeedWatcher {
  const { limits, clock } = context
  const stop = new AbortController()
  const bell = createBell()
  const jobs = createJobs(() => bell.ring())
  const states: FolderStates = new Map()
  const looking: LookContext = {
    access,
    limits,
    lookBackFrom: options.lookBackFrom,
    onMessage: (message) => {
      if (!stop.signal.aborted) options.onMessage(message)
    },
  }
  let ready = false
  let inTrouble = false
  let hurryUntil = 0
  let junk: JunkWatch | undefined
  stop.signal.addEventListener('abort', () => bell.ring(), { once: true })

  const run = async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      let session: Session | undefined
      try {
        session = await context.dial(stop.signal)
        await read(session, () => {
          attempt = 0
        })
      } catch (error) {
        if (stop.signal.aborted) break
        const trouble = troubleOf(error)
        inTrouble = true
        jobs.failAll(trouble.final)
        options.onTrouble(trouble)
        if (trouble.final) break
      } finally {
        await session?.close()
      }
      await pause(pauseBefore(attempt, limits), bell, stop.signal, () => jobs.failAll())
    }
    jobs.failAll(true)
    await junk?.close()
  }

  const read = async (session: Session, onFirstRound: () => void) => {
    const news = { inbox: false }
    session.onChange(() => {
      news.inbox = true
      bell.ring()
    })
    const { watched } = await listFolders(session, access, limits)
    forget(states, watched)
    for (const folder of watched) await takeBaseline(session, folder, states, ready ? {} : options.baseline)
    if (!ready) {
      ready = true
      options.onReady(baselineOf(states))
    }
    const inbox = states.get(watched.find(({ role }) => role === 'inbox')?.path ?? '')!
    const spam = [...states.values()].find(({ folder }) => folder.role === 'junk')
    if (spam) junk ??= watchJunk(spam.folder.path, () => states.get(spam.folder.path), looking, context)
    const reading: Reading = {
      ...{ session, access, limits, clock, states, looking, inbox, spam, junk, jobs, bell, news },
      stop: stop.signal,
      hurryUntil: () => hurryUntil,
    }
    const round = createRounds(reading)
    await round()
    onFirstRound()
    if (inTrouble) options.onRecovered()
    inTrouble = false
    await readOn(reading, round)
  }

  const settled = run()
  return {
    body: (ref) => jobs.ask((session) => bodyAt(session, ref, limits), undefined),
    look: (ref) => jobs.ask((session) => lookAt(session, ref, access, states), undefined),
    poll: () =>
      jobs.ask<void>(async (session) => {
        for (const state of states.values()) await openAndLook(session, state, looking)
      }, undefined),
    hurry(until) {
      const before = hurryUntil
      hurryUntil = until
      if (until > before) bell.ring()
    },
    async close() {
      stop.abort()
      await settled
    },
  }
}

/** Null when the folder was made again since the message was seen (UIDVALIDITY; RFC 3501, 2.3.1.1). */
async function bodyAt(
  session: Session,
  ref: MessageRef,
  limits: ImapLimits,
): Promise<string | null | undefined> {
  const at = await examine(session, ref.path)
  return at?.uidValidity === ref.uidValidity ? await bodyOf(session, ref.uid, limits) : null
}

type Looked = { folder: FolderState['folder']; category: string | null } | null | undefined

/** Where a message is now; null when it is not in its folder any more. */
async function lookAt(
  session: Session,
  ref: MessageRef,
  access: SeedAccess,
  states: FolderStates,
): Promise<Looked> {
  const folder = states.get(ref.path)?.folder
  const at = await examine(session, ref.path)
  if (!folder || at?.uidValidity !== ref.uidValidity || !(await isThere(session, ref.uid))) return null
  const tabs = hasTabs(session, access, folder) ? await categoriesOf(session, [ref.uid]) : undefined
  return { folder, category: tabs?.get(ref.uid) ?? null }
}
