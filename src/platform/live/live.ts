import { randomBytes } from 'node:crypto'
import { type LiveEvent, liveEventSchema } from '#contract/spam-test.ts'
import type { Database } from '#storage/db.ts'
import { createFailureLog, type FailureLogger } from '../logs/failure-log.ts'
import {
  createRecent,
  type Position,
  processPattern,
  readPosition,
  type Sent,
  writePosition,
} from './recent.ts'

/**
 * Live events by test id. Within a process they go straight to the listeners; they also reach the other
 * processes by LISTEN/NOTIFY. An event missed is no loss: pages read the result again.
 */
export type Live = {
  publish(id: string, event: LiveEvent): void
  /**
   * Ends when the signal aborts, and when events of other processes may have been missed: listen again, and read the
   * result. At most 200 events wait for a slow reader; older ones are dropped. `after`: a position of an earlier subscription,
   * in any process; the events since then come first where they are known.
   */
  subscribe(id: string, signal: AbortSignal, after?: string): Subscription
  close(): Promise<void>
}

export type Subscription = AsyncIterable<LiveEvent> & {
  /** It goes on after the position that was given. */
  isResumed: boolean
  /** After the last event that was read; empty before any event is known. */
  position(): string
}

const channel = 'live'
const waiting = 200
/** Id, number and event. Every process receives and keeps every event, and parses those that it has listeners for. */
const notice = /^(\S+) (\d{1,15}) (.+)$/
/** Milliseconds between notifications: a test has some twenty events, and each notification wakes every process. */
const TOLD_EVERY = 30
/** PostgreSQL takes less than 8000 octets (NOTIFY). */
const MOST_OCTETS = 7500

export async function createLive(database: Database, log: FailureLogger): Promise<Live> {
  const failures = createFailureLog(log, 'notifying other processes of live events')
  const listeners: Listeners = new Map()
  const recent = createRecent()
  const process = randomBytes(6).toString('hex')
  let number = 0
  const deliver = (id: string, event: LiveEvent, sent: Sent) => {
    for (const listener of listeners.get(id) ?? []) listener({ event, sent })
  }
  const receive = (payload: string) => {
    const [from = '', ...lines] = payload.split('\n')
    if (from === process || !processPattern.test(from)) return
    for (const line of lines) {
      const [, id, count, json = ''] = notice.exec(line) ?? []
      if (id === undefined) continue
      const sent = { process: from, number: Number(count), json }
      recent.add(id, sent)
      const event = listeners.has(id) ? eventOf(sent) : null
      if (event) deliver(id, event, sent)
    }
  }
  let untold: string[] = []
  let timer: NodeJS.Timeout | undefined
  const tellOthers = async () => {
    clearTimeout(timer)
    timer = undefined
    const lines = untold
    untold = []
    if (lines.length) await failures.watch(() => database.notify(channel, [process, ...lines].join('\n')))
  }
  const tellSoon = (line: string) => {
    const octets = [process, ...untold, line].reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0)
    if (octets > MOST_OCTETS) tellOthers()
    untold.push(line)
    timer ??= setTimeout(tellOthers, TOLD_EVERY)
  }
  // Missed notifications are not repeated. Subscriptions end instead: listeners subscribe again, which reads the present
  // state first.
  const open = new Set<AbortController>()
  const missed = () => {
    recent.clear()
    for (const subscription of open) subscription.abort()
  }
  const stop = await database.listen(channel, receive, missed)
  return {
    publish(id, event) {
      const sent = { process, number: ++number, json: JSON.stringify(event) }
      recent.add(id, sent)
      deliver(id, event, sent)
      tellSoon(`${id} ${sent.number} ${sent.json}`)
    },
    subscribe(id, signal, after) {
      const subscription = new AbortController()
      open.add(subscription)
      const end = () => subscription.abort()
      subscription.signal.addEventListener('abort', () => {
        open.delete(subscription)
        signal.removeEventListener('abort', end)
      })
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
      const known = after === undefined ? null : readPosition(after)
      const unread = known && recent.after(id, known)
      const position = (unread && known) ?? recent.newest(id)
      const queue = queueOf(id, listeners, unread ?? [], position, subscription.signal)
      return Object.assign(queue, { isResumed: unread !== null, position: () => writePosition(position) })
    },
    async close() {
      await tellOthers()
      await stop()
    },
  }
}

/** Null for an event that this version does not know. */
function eventOf({ json }: Sent): LiveEvent | null {
  try {
    return liveEventSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

type Heard = { event: LiveEvent; sent: Sent }
type Listeners = Map<string, Set<(heard: Heard) => void>>

/**
 * Gives the unread events, then those that come. Listens from the call on, not from the first read: nothing between the two is
 * missed. Moves the position with each event that it gives.
 */
function queueOf(id: string, listeners: Listeners, unread: Sent[], position: Position, signal: AbortSignal) {
  const queue: Heard[] = unread.flatMap((sent) => {
    const event = eventOf(sent)
    return event ? [{ event, sent }] : []
  })
  let wake = () => {}
  const listener = (heard: Heard) => {
    queue.push(heard)
    if (queue.length > waiting) queue.shift()
    wake()
  }
  const here = listeners.get(id) ?? new Set()
  here.add(listener)
  listeners.set(id, here)
  const leave = () => {
    here.delete(listener)
    if (!here.size && listeners.get(id) === here) listeners.delete(id)
    wake()
  }
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  return (async function* () {
    while (!signal.aborted) {
      const next = queue.shift()
      if (next) {
        position.set(next.sent.process, next.sent.number)
        yield next.event
      } else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  })()
}
