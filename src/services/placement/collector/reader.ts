import { setTimeout as wait } from 'node:timers/promises'
import type {
  Baseline,
  ImapDialer,
  MessageRef,
  SeedAccess,
  SeedTrouble,
  SeedWatcher,
  SeenMessage,
} from '@postproof/placement/mailbox-world'
import { matchBody, matchHeaders } from '@postproof/placement/marker'
import type { MatchedBy } from '@postproof/placement/types'
import type { Logger } from 'pino'
import { isOutage } from '#platform/health/outage.ts'

/**
 * Reads one seed mailbox: each new message is looked through for markers, one after another. Remembers up to where
 * everything was read, so that the next process goes on there.
 */
export type Reader = {
  seedId: number
  /** Null while it is being opened for the first time. */
  state(): 'ready' | SeedTrouble | null
  look: SeedWatcher['look']
  poll(): Promise<void>
  hurry: SeedWatcher['hurry']
  /** Where reading would go on; null before it was opened. */
  baseline(): Baseline | null
  close(): Promise<void>
}

export type ReaderEvents = {
  onReadable(): void
  onTrouble(trouble: SeedTrouble): void
  /** Which of these markers are watched; asked before a body is fetched as well. */
  isWatched(marker: string): Promise<boolean>
  onMatch(message: SeenMessage, marker: string, by: MatchedBy): Promise<void>
}

/** Messages that wait to be looked through; beyond, bodies are not fetched any more. */
const MAX_WAITING = 500
/** Pauses while the database, or the mailbox, is away: each twice as long as the one before. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/** A body whose reading ends the connection would end it forever. */
const BODY_TRIES = 3

export function startReader(world: {
  dialer: ImapDialer
  access: SeedAccess
  /** As WatchOptions has them. */
  baseline: Baseline | null
  lookBackFrom: number
  events: ReaderEvents
  log: Logger
}): Reader {
  const { access, events, log } = world
  let state: 'ready' | SeedTrouble | null = null
  let baseline: Baseline | null = null
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  let watcher: SeedWatcher | undefined

  const lookThrough = async (message: SeenMessage) => {
    const byHeader = matchHeaders(message.headers)
    let matched = false
    for (const { marker, by } of byHeader) {
      if (!(await events.isWatched(marker))) continue
      matched = true
      await events.onMatch(message, marker, by)
    }
    if (matched || waiting > MAX_WAITING) return
    const body = await bodyOf(message.ref)
    for (const marker of body ? matchBody(message.headers, body) : []) {
      if (await events.isWatched(marker)) await events.onMatch(message, marker, 'body')
    }
  }

  const closing = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => {})

  const bodyOf = async (ref: MessageRef): Promise<string | null> => {
    for (
      let tries = 1, ms = FIRST_PAUSE_MS;
      tries <= BODY_TRIES && !closing.signal.aborted;
      tries++, ms *= 2
    ) {
      const body = await watcher?.body(ref)
      if (body !== undefined) return body
      await pause(ms)
    }
    return null
  }

  /** Waits while the database is away: the mailbox does not hand out a message twice. */
  const untilStored = async (message: SeenMessage): Promise<void> => {
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
      closing.signal.throwIfAborted()
      try {
        return await lookThrough(message)
      } catch (error) {
        if (!isOutage(error)) throw error
        log.warn({ seed: access.id }, 'a message waits until the database is back')
      }
      await pause(ms)
    }
  }

  watcher = world.dialer.watch(access, {
    baseline: world.baseline,
    lookBackFrom: world.lookBackFrom,
    onReady(found) {
      baseline = { ...found }
      state = 'ready'
      events.onReadable()
    },
    onMessage(message) {
      waiting++
      last = last
        .then(() => untilStored(message))
        .then(() => {
          baseline = readUpTo(baseline, message.ref)
        })
        .catch((error: unknown) => {
          if (closing.signal.aborted) return
          log.error({ error, seed: access.id }, 'a message was not looked through')
        })
        .finally(() => {
          waiting--
        })
    },
    onTrouble(trouble) {
      state = trouble
      events.onTrouble(trouble)
    },
    onRecovered() {
      state = 'ready'
      events.onReadable()
    },
  })
  return {
    seedId: access.id,
    state: () => state,
    look: (ref) => watcher.look(ref),
    poll: () => watcher.poll(),
    hurry: (until) => watcher.hurry(until),
    baseline: () => baseline,
    /** What is not looked through by then is not counted as read. */
    async close() {
      closing.abort()
      await watcher.close()
      await last
    },
  }
}

/** Messages of a folder come in the order of their UIDs, and are looked through in that order. */
function readUpTo(baseline: Baseline | null, { path, uidValidity, uid }: MessageRef): Baseline {
  const known = baseline?.[path]
  if (known && known.uidValidity === uidValidity && known.uidNext > uid) return baseline
  return { ...baseline, [path]: { uidValidity, uidNext: uid + 1 } }
}
