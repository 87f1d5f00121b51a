import type { Clock } from '@postproof/engine/world'
import type { Baseline, SeedAccess, SeedWatcher, WatchOptions } from '@postproof/placement/mailbox-world'
import { type Bell, createBell } from './bell.ts'
import { createJobs } from './jobs.ts'
import type { ImapLimits } from './limits.ts'
import { type FolderState, type LookContext, lookAgain, openAndLook } from './look.ts'
import { pauseBefore } from './pause.ts'
import { bodyOf, categoriesOf, examine, hasTabs, isThere, listFolders, statusOf } from './read.ts'
import type { Session } from './session.ts'
import { troubleOf } from './trouble.ts'

export type WatcherContext = {
  limits: ImapLimits
  clock: Clock
  /** Connects and signs in. Throws SeedFailure. */
  dial(signal: AbortSignal): Promise<Session>
}

/** How often folders are listed anew. */
const ROUNDS_PER_LIST = 10

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
  const states = new Map<string, FolderState>()
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
    let changed = false
    session.onChange(() => {
      changed = true
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

    let rounds = 0
    const round = async () => {
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
      changed = false
      await openAndLook(session, inbox, looking)
    }
    /** The folders in which mail is expected besides; those that stand for tabs come first. */
    const glance = async () => {
      const places = [...states.values()].filter(
        (state) => state !== inbox && !(state === spam && junk?.reads()),
      )
      let left = false
      for (const state of places.slice(0, limits.foldersInHurry)) {
        if (!(await hasChanged(session, state))) continue
        left = true
        await openAndLook(session, state, looking)
      }
      if (!left) return
      changed = false
      await openAndLook(session, inbox, looking)
    }
    await round()
    onFirstRound()
    if (inTrouble) options.onRecovered()
    inTrouble = false

    let nextRound = clock.now() + limits.statusEveryMs
    let nextGlance = 0
    while (!stop.signal.aborted) {
      let asked = false
      for (let job = jobs.next(); job; job = jobs.next()) {
        asked = true
        await job.run(session)
      }
      if (asked) await openAndLook(session, inbox, looking)
      if (clock.now() >= nextRound) {
        await round()
        nextRound = clock.now() + limits.statusEveryMs
        nextGlance = clock.now() + limits.hurryEveryMs
      } else if (changed) {
        changed = false
        await lookAgain(session, inbox, looking)
      }
      const hurries = clock.now() < hurryUntil
      if (hurries && clock.now() >= nextGlance) {
        await glance()
        nextGlance = clock.now() + limits.hurryEveryMs
      }
      const next = hurries ? Math.min(nextRound, nextGlance) : nextRound
      if (!changed) await rest(session, bell, Math.max(1, next - clock.now()), limits)
    }
  }

  const settled = run()
  return {
    body: (ref) =>
      jobs.ask<string | null | undefined>(async (session) => {
        const at = await examine(session, ref.path)
        return at?.uidValidity === ref.uidValidity ? await bodyOf(session, ref.uid, limits) : null
      }, undefined),
    look: (ref) =>
      jobs.ask<{ folder: FolderState['folder']; category: string | null } | null | undefined>(
        async (session) => {
          const folder = states.get(ref.path)?.folder
          const at = await examine(session, ref.path)
          if (!folder || at?.uidValidity !== ref.uidValidity || !(await isThere(session, ref.uid)))
            return null
          const tabs = hasTabs(session, access, folder) ? await categoriesOf(session, [ref.uid]) : undefined
          return { folder, category: tabs?.get(ref.uid) ?? null }
        },
        undefined,
      ),
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

type JunkWatch = { reads(): boolean; poll(): void; close(): Promise<void> }

/** The second connection. Its troubles are not told: the first one visits the folder meanwhile. */
function watchJunk(
  path: string,
  stateNow: () => FolderState | undefined,
  looking: LookContext,
  { limits, dial }: WatcherContext,
): JunkWatch {
  const stop = new AbortController()
  const bell = createBell()
  stop.signal.addEventListener('abort', () => bell.ring(), { once: true })
  let reads = false
  const read = async (session: Session) => {
    session.onChange(() => bell.ring())
    while (!stop.signal.aborted) {
      const state = stateNow()
      if (state?.folder.path === path) await openAndLook(session, state, looking)
      reads = true
      await rest(session, bell, limits.statusEveryMs * 4, limits)
    }
  }
  const run = async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      let session: Session | undefined
      try {
        session = await dial(stop.signal)
        await read(session)
      } catch (error) {
        if (reads) attempt = 0
        if (troubleOf(error).final) break
      } finally {
        reads = false
        await session?.close()
      }
      await pause(pauseBefore(attempt, limits), bell, stop.signal)
    }
  }
  const settled = run()
  return {
    reads: () => reads,
    poll: () => bell.ring(),
    async close() {
      stop.abort()
      await settled
    },
  }
}

/** Waits for new mail: in IDLE until the bell rings, else for the next question. */
async function rest(session: Session, bell: Bell, ms: number, limits: ImapLimits): Promise<void> {
  if (bell.rung()) return await bell.wait(0)
  if (session.idles()) {
    const began = performance.now()
    let endedByServer = false
    session.idle(() => {
      endedByServer = true
      bell.ring()
    })
    await bell.wait(ms)
    // A server that ends every IDLE at once must not be asked without a pause.
    if (endedByServer && performance.now() - began < limits.pollEveryMs) await bell.wait(limits.pollEveryMs)
    return
  }
  await bell.wait(Math.min(ms, limits.pollEveryMs))
  await session.run(0, (client) => client.noop())
}

/** Waits the whole pause, whatever rings; questions that come meanwhile are answered at once. */
async function pause(ms: number, bell: Bell, signal: AbortSignal, meanwhile = () => {}): Promise<void> {
  const end = performance.now() + ms
  while (!signal.aborted) {
    const left = end - performance.now()
    if (left <= 0) return
    await bell.wait(left)
    meanwhile()
  }
}

/** RFC 3501, 6.3.10: STATUS is not for the folder that is open, and cheaper than opening any other. */
async function hasChanged(session: Session, state: FolderState): Promise<boolean> {
  const at = await statusOf(session, state.folder.path)
  return !at || at.uidValidity !== state.uidValidity || at.uidNext > state.uidNext
}

/** A folder that no baseline names keeps `uidValidity` undefined: its first look goes back in time. */
async function takeBaseline(
  session: Session,
  folder: FolderState['folder'],
  states: Map<string, FolderState>,
  given: Baseline | null,
): Promise<void> {
  const known = states.get(folder.path)
  if (known) {
    known.folder = folder
    return
  }
  const state: FolderState = { folder, uidValidity: undefined, uidNext: 1, turn: Promise.resolve() }
  const before = given?.[folder.path]
  if (before) Object.assign(state, before)
  else if (!given) Object.assign(state, (await statusOf(session, folder.path)) ?? {})
  states.set(folder.path, state)
}

/** Folders that were deleted or renamed. */
function forget(states: Map<string, FolderState>, folders: readonly { path: string }[]): void {
  for (const path of states.keys()) {
    if (!folders.some((folder) => folder.path === path)) states.delete(path)
  }
}

function baselineOf(states: Map<string, FolderState>): Baseline {
  const known = [...states].flatMap(([path, { uidValidity, uidNext }]) =>
    uidValidity === undefined ? [] : [[path, { uidValidity, uidNext }] as const],
  )
  return Object.fromEntries(known)
}
