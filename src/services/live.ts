import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type LiveEvent, liveEventSchema } from '#contract/spam-test.ts'
import type { Database } from '#storage/database.ts'

/**
 * Live events by test id. Within a process they go straight to the listeners; with PostgreSQL they also reach
 * the other processes by LISTEN/NOTIFY. An event missed is no loss: pages read the result again.
 */
export type Live = {
  publish(id: string, event: LiveEvent): void
  /** Ends when the signal aborts. At most 200 events wait for a slow reader; older ones are dropped. */
  subscribe(id: string, signal: AbortSignal): AsyncIterable<LiveEvent>
  close(): Promise<void>
}

const channel = 'live'
const waiting = 200
const notice = z.object({ from: z.string(), id: z.string(), event: liveEventSchema })

export async function createLive(database: Database): Promise<Live> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()
  const process = randomUUID()
  const shared = database.kind === 'postgres'
  const deliver = (id: string, event: LiveEvent) => {
    for (const listener of listeners.get(id) ?? []) listener(event)
  }
  const stop = shared
    ? await database.listen(channel, (payload) => receive(payload, process, deliver))
    : undefined
  return {
    publish(id, event) {
      deliver(id, event)
      if (shared) database.notify(channel, JSON.stringify({ from: process, id, event })).catch(() => {})
    },
    subscribe: (id, signal) => queueOf(id, listeners, signal),
    close: async () => stop?.(),
  }
}

function receive(payload: string, own: string, deliver: (id: string, event: LiveEvent) => void) {
  const parsed = notice.safeParse(parseJson(payload))
  if (parsed.success && parsed.data.from !== own) deliver(parsed.data.id, parsed.data.event)
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
