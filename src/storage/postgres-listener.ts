import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

export type PostgresLog = {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

/**
 * One connection that listens for all channels of a process. When it breaks another one is opened, and listeners are
 * called, because notifications may have been missed.
 */
export type Listener = {
  listen(
    channel: string,
    listener: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

type Subscription = { channel: string; listener: (payload: string) => void; onGap?: (() => void) | undefined }

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** A connection that a network forgot says nothing: it is asked this often, and has this long to answer. */
const BEAT_MS = 30_000
const ANSWER_MS = 10_000

export function createListener(world: { connect: () => Client; log?: PostgresLog }): Listener {
  const subscriptions = new Set<Subscription>()
  const closing = new AbortController()
  let opening: Promise<Client> | undefined

  const open = async (): Promise<Client> => {
    const client = world.connect()
    let over = false
    const lost = (error?: Error) => {
      if (over) return
      over = true
      clearInterval(beat)
      client.end().catch(() => {})
      if (!closing.signal.aborted) void again(error)
    }
    const beat = setInterval(() => void stillThere(client).catch(lost), BEAT_MS).unref()
    let isOpen = false
    // From the beginning: an `error` event without a listener would end the process; until it is open, the failed query
    // rejects as well.
    client.on('error', (error) => {
      if (isOpen) lost(error)
    })
    try {
      await client.connect()
      client.on('notification', ({ channel, payload }) => {
        for (const one of subscriptions) if (one.channel === channel) one.listener(payload ?? '')
      })
      for (const channel of new Set([...subscriptions].map((one) => one.channel))) await tune(client, channel)
    } catch (error) {
      over = true
      clearInterval(beat)
      client.end().catch(() => {})
      throw error
    }
    isOpen = true
    client.on('end', () => lost())
    return client
  }

  /** Until it is there again, or the process ends. */
  const again = async (error: Error | undefined) => {
    world.log?.warn({ error }, 'the connection that listens for news broke; it is opened again')
    opening = (async () => {
      for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        await pause(wait, undefined, { signal: closing.signal, ref: false })
        try {
          return await open()
        } catch {
          // The next try comes after a longer while.
        }
      }
    })()
    const isOpen = await opening.then(
      () => true,
      () => false,
    )
    if (isOpen) for (const { onGap } of subscriptions) onGap?.()
  }

  return {
    async listen(channel, listener, onGap) {
      const subscription = { channel, listener, onGap }
      subscriptions.add(subscription)
      opening ??= open()
      await opening.then((client) => tune(client, channel))
      return async () => {
        subscriptions.delete(subscription)
      }
    },
    async close() {
      closing.abort()
      subscriptions.clear()
      const client = await opening?.catch(() => undefined)
      await client?.end().catch(() => {})
    },
  }
}

const tune = (client: Client, channel: string) => client.query(`listen "${channel.replaceAll('"', '""')}"`)

async function stillThere(client: Client): Promise<void> {
  const late = new AbortController()
  const silence = pause(ANSWER_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('The database did not answer.')
  })
  silence.catch(() => {})
  try {
    await Promise.race([client.query('select 1'), silence])
  } finally {
    late.abort()
  }
}
