import type { ImapDialer, SeenMessage, WatchOptions } from '@postproof/placement/mailbox-world'
import { MARKER_HEADER, newMarker } from '@postproof/placement/marker'
import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { startReader } from './reader.ts'

const outage = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
const seen = (uid: number, headers: string): SeenMessage => ({
  ref: { path: 'INBOX', uidValidity: '1', uid },
  folder: { path: 'INBOX', role: 'inbox' },
  category: null,
  internalDate: 0,
  headers,
  size: 100,
})
const marker = newMarker(new Uint8Array(13))
const marked = `${MARKER_HEADER}: ${marker}\r\n\r\n`

/** A reader of a mailbox that the test speaks for. `bodies`: what it answers when bodies are asked for, one after another. */
function reading(bodies: (string | null | undefined)[] = []) {
  let mailbox: WatchOptions | undefined
  const dialer = {
    watch(_, options) {
      mailbox = options
      return {
        body: async () => bodies.shift(),
        look: async () => undefined,
        poll: async () => {},
        hurry() {},
        close: async () => {},
      }
    },
  } as Pick<ImapDialer, 'watch'> as ImapDialer
  const onMatch = vi.fn(async (_message: SeenMessage) => {})
  const reader = startReader({
    dialer,
    access: { id: 1 } as Parameters<typeof startReader>[0]['access'],
    baseline: null,
    lookBackFrom: 0,
    events: { onReadable() {}, onTrouble() {}, isWatched: async () => true, onMatch },
    log: pino({ level: 'silent' }),
  })
  mailbox!.onReady({ INBOX: { uidValidity: '1', uidNext: 1 } })
  const uids = () => onMatch.mock.calls.map(([{ ref }]) => ref.uid)
  const readUpTo = () => reader.baseline()?.INBOX?.uidNext
  return { reader, onMatch, uids, readUpTo, hand: (message: SeenMessage) => mailbox!.onMessage(message) }
}

describe('a message that is seen', () => {
  test('while the database is away waits, and those behind it', async () => {
    const { onMatch, uids, readUpTo, hand, reader } = reading()
    onMatch.mockRejectedValueOnce(outage()).mockRejectedValueOnce(outage())
    hand(seen(1, marked))
    hand(seen(2, marked))
    await expect.poll(readUpTo).toBe(3)
    expect(uids()).toEqual([1, 1, 1, 2])
    await reader.close()
  })

  test('while the database is away until the end is not counted as read, nor are those behind it', async () => {
    const { onMatch, uids, readUpTo, hand, reader } = reading()
    onMatch.mockRejectedValue(outage())
    hand(seen(1, marked))
    hand(seen(2, marked))
    await expect.poll(() => uids().length).toBeGreaterThan(0)
    await reader.close()
    expect(readUpTo()).toBe(1)
    expect(uids()).not.toContain(2)
  })

  test('and is too much for us does not stop those behind it', async () => {
    const { onMatch, uids, readUpTo, hand, reader } = reading()
    onMatch.mockRejectedValueOnce(new Error('a bug'))
    hand(seen(1, marked))
    hand(seen(2, marked))
    await expect.poll(readUpTo).toBe(3)
    expect(uids()).toEqual([1, 2])
    await reader.close()
  })

  test.each<[string, (string | null | undefined)[], number[]]>([
    ['is asked for again when the connection was lost', [undefined, undefined, marker], [1]],
    ['is given up where each try ends the connection', [undefined, undefined, undefined, marker], []],
    ['may be gone', [null, marker], []],
  ])('its body %s', async (_, bodies, found) => {
    const { uids, readUpTo, hand, reader } = reading(bodies)
    hand(seen(1, 'Subject: plain\r\n\r\n'))
    await expect.poll(readUpTo).toBe(2)
    expect(uids()).toEqual(found)
    await reader.close()
  })
})
