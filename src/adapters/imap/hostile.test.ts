import type { SeedTrouble } from '@postproof/placement/mailbox-world'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startMailbox } from '#emulators/placement/mailbox-server.ts'
import {
  type HostileServer,
  type Misbehaviour,
  startHostileImap,
} from '../../../packages/emulators/placement/hostile-imap.ts'
import { createImapDialer } from '../imap.ts'
import { accessTo, mail, noResolver, subjectsOf, watching } from './testing.ts'

/** Servers that hang, lie and flood: each is its own seed's trouble, and nothing else. */

const limits = {
  connectMs: 1500,
  greetingMs: 700,
  commandMs: 900,
  statusEveryMs: 700,
  pollEveryMs: 200,
  retryFirstMs: 20_000,
}
const dialerWith = (given: typeof limits) =>
  createImapDialer({ resolver: noResolver, allowPrivateNetworks: ['127.0.0.1'], limits: given })
const dialer = dialerWith(limits)

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await vi.waitFor(() => expect(dialer.connections()).toBe(0), 60_000)
})
const start = async (how: Misbehaviour): Promise<HostileServer> => {
  const server = await startHostileImap(how)
  closing.push(server.close)
  return server
}

type Expected = [Misbehaviour, SeedTrouble['code'], boolean]
const cases: Expected[] = [
  ['silent-greeting', 'timeout', false],
  ['silent-login', 'timeout', false],
  ['silent-list', 'timeout', false],
  ['silent-select', 'timeout', false],
  ['silent-fetch', 'timeout', false],
  ['silent-idle', 'timeout', false],
  ['huge-literal', 'protocol', false],
  ['short-literal', 'timeout', false],
  ['long-literal', 'protocol', false],
  ['garbage', 'protocol', false],
  ['endless-line', 'protocol', false],
  ['flood-login', 'protocol', false],
  ['flood-list', 'protocol', false],
  ['flood-fetch', 'protocol', false],
  ['flood-idle', 'protocol', false],
  ['drop-greeting', 'unreachable', false],
  ['drop-login', 'unreachable', false],
  ['drop-fetch', 'unreachable', false],
  ['too-many', 'throttled', false],
  ['no-inbox', 'folders', false],
  ['echo-password', 'authentication', true],
]

describe('a hostile server', { timeout: 60_000 }, () => {
  test.each(cases)('%s is %s', async (how, code, final) => {
    const server = await start(how)
    const seed = watching(dialer, accessTo(server.port), { baseline: {} })
    closing.push(seed.watcher.close)
    await vi.waitFor(() => expect(seed.troubles).toHaveLength(1), { timeout: 60_000 })
    expect(seed.troubles[0]).toMatchObject({ code, final })
    expect(seed.troubles[0]!.detail).not.toBe('')
    expect(seed.troubles[0]!.detail).not.toContain('correct horse')
  })

  test.each<[Misbehaviour, SeedTrouble['code'][]]>([['http', ['protocol', 'timeout', 'unreachable']]])(
    '%s is one of %j',
    async (how, codes) => {
      const server = await start(how)
      const seed = watching(dialer, accessTo(server.port), { baseline: {} })
      closing.push(seed.watcher.close)
      await vi.waitFor(() => expect(seed.troubles).toHaveLength(1), { timeout: 60_000 })
      expect(codes).toContain(seed.troubles[0]!.code)
    },
  )

  test('all of them at once: memory stays bounded, and an honest seed is read meanwhile', async () => {
    const honest = await startMailbox({ address: 'seed@provider.example', password: 'correct horse' })
    closing.push(honest.close)
    // Timeouts of its own: all these servers live in this very process, which may be busy for longer than 900 ms.
    const slow = dialerWith({ ...limits, connectMs: 15_000, greetingMs: 15_000, commandMs: 15_000 })
    const good = watching(slow, accessTo(honest.port))
    closing.push(good.watcher.close)
    await vi.waitFor(() => expect(good.baselines).toHaveLength(1), 60_000)
    const before = process.memoryUsage().rss
    const seeds = await Promise.all(
      cases.map(async ([how]) => watching(dialer, accessTo((await start(how)).port), { baseline: {} })),
    )
    closing.push(() => Promise.all(seeds.map(({ watcher }) => watcher.close())))
    honest.append('INBOX', mail('meanwhile'))
    await vi.waitFor(() => expect(subjectsOf(good)).toEqual(['meanwhile']), { timeout: 60_000 })
    await vi.waitFor(() => expect(seeds.every(({ troubles }) => troubles.length > 0)).toBe(true), {
      timeout: 60_000,
    })
    const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
    // biome-ignore lint/suspicious/noConsole: a figure to read
    console.info(`${cases.length} hostile servers at once: ${grown} MB more resident memory`)
    expect(good.troubles).toEqual([])
    expect(grown).toBeLessThan(300)
  }, 60_000)

  test('EXISTS that flickers forever does not hand out anything twice', async () => {
    const server = await start('flicker')
    const seed = watching(dialer, accessTo(server.port), { baseline: {} })
    closing.push(seed.watcher.close)
    await vi.waitFor(() => expect(seed.messages.length).toBeGreaterThan(0), 60_000)
    await seed.watcher.poll()
    await seed.watcher.poll()
    expect(seed.messages).toHaveLength(1)
    expect(seed.troubles).toEqual([])
  })

  test('closing does not wait for a server that hangs', async () => {
    const server = await start('silent-greeting')
    const seed = watching(
      createImapDialer({ resolver: noResolver, allowPrivateNetworks: true }),
      accessTo(server.port),
    )
    await vi.waitFor(() => expect(server.connections).toBe(1), 60_000)
    await seed.watcher.close()
  })
})
