import { createBell } from './bell.ts'
import { type FolderState, type LookContext, openAndLook } from './look.ts'
import { pauseBefore } from './pause.ts'
import { pause, rest } from './rest.ts'
import type { Session } from './session.ts'
import { troubleOf } from './trouble.ts'
import type { WatcherContext } from './watcher-context.ts'

/** The second connection, which stays in the spam folder. */
export type JunkWatch = {
  /** Whether it is connected and has looked once. */
  reads(): boolean
  poll(): void
  close(): Promise<void>
}

/** Reports no trouble: while it has some, `reads()` is false and the first connection visits the folder. */
export function watchJunk(
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
