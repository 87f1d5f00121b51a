import { randomUUID } from 'node:crypto'
import { type LiveEvent, liveEventSchema } from '#contract/spam-test.ts'
import type { Database } from '#storage/db.ts'
import { createFailureLog, type FailureLogger } from '../logs/failure-log.ts'

/**
 * Live events by test id. Within a process they go straight to the listeners; they also reach the other
 * processes by LISTEN/NOTIFY. An event missed is no loss: pages read the result again.
 */
export type Live = {
  publish(id: string, event: LiveEvent): void
  /**
   * Ends when the signal aborts, and when events of other processes may have been missed: listen again, and read the
   * result. At most 200 events wait for a slow reader; older ones are dropped.
   */
  subscribe(id: string, signal: AbortSignal): AsyncIterable<LiveEvent>
  close(): Promise<void>
}

const channel = 'live'
const waiting = 200
/** Id and event. Every process receives every event; the first word tells whether it has listeners for it. */
const notice = /^(\S+) (.+)$/
/** Milliseconds between notifications: a test has some twenty events, and each notification wakes every process. */
const TOLD_EVERY = 30
/** PostgreSQL takes less than 8000 octets (NOTIFY). */
const MOST_OCTETS = 7500

export async function createLive(database: Database, log: FailureLogger): Promise<Live> {
  const failures = createFailureLog(log, 'notifying other processes of live events')
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()
  const process = randomUUID()
  const deliver = (id: string, event: LiveEvent) => {
    for (const listener of listeners.get(id) ?? []) listener(event)
  }
  const receive = (payload: string) => {
    const [from, ...lines] = payload.split('\n')
    if (from === process) return
    for (const line of lines) {
      const [, id = '', event = ''] = notice.exec(line) ?? []
      if (!listeners.has(id)) continue
      const parsed = liveEventSchema.safeParse(parseJson(event))
      if (parsed.success) deliver(id, parsed.data)
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
    for (const subscription of open) subscription.abort()
  }
  const stop = await database.listen(channel, receive, missed)
  return {
    publish(id, event) {
      deliver(id, event)
      tellSoon(`${id} ${JSON.stringify(event)}`)
    },
    subscribe(id, signal) {
      const subscription = new AbortController()
      open.add(subscription)
      const end = () => subscription.abort()
      subscription.signal.addEventListener('abort', () => {
        open.delete(subscription)
        signal.removeEventListener('abort', end)
      })
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
      return queueOf(id, listeners, subscription.signal)
    },
    async close() {
      await tellOthers()
      await stop()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Listens from the call on, not from the first read: nothing between the two is missed. */
function queueOf(id: string, listeners: Map<string, Set<(event: LiveEvent) => void>>, signal: AbortSignal) {
  const events: LiveEvent[] = []
  let wake = () => {}
  const listener = (event: LiveEvent) => {
    events.push(event)
    if (events.length > waiting) events.shift()
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
      const event = events.shift()
      if (event) yield event
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  })()
}
