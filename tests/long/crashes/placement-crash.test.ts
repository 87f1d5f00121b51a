import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Placement } from '#contract/placement.ts'
import { createSimulatedProviders } from '#emulators/placement/simulated-providers.ts'
import { mail } from '../../scenarios/placement-world.ts'

/** kill -9 while mail is collected: what came while nobody looked is found, what was found stays as it was. */

const program = join(import.meta.dirname, 'placement-process.ts')
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

async function start(folder: string, simulated = 'off'): Promise<ChildProcess> {
  const child = fork(program, [folder, simulated], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  running.push(child)
  expect((await once(child, 'message'))[0]).toEqual({ ready: true })
  return child
}

async function ask<T>(child: ChildProcess, order: object): Promise<T> {
  child.send(order)
  const [{ answer, error }] = (await once(child, 'message')) as [{ answer?: T; error?: string }]
  if (error) throw new Error(error)
  return answer!
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('collecting goes on after a kill, and a completed report stays as it was given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-placement-'))
  const outside = createSimulatedProviders({ holdMs: 0 })
  const { accesses } = await outside.start()
  const deliver = (test: Placement, address: string) =>
    outside.deliver(Buffer.from(mail({ Subject: test.marker })), address, { from: 'b@sender.example' })
  try {
    const used = accesses.slice(2, 7)
    const first = await start(folder)
    await ask(first, {
      seeds: used.map(({ address, host, port, security, username, auth }) => ({
        ...{
          provider: 'own',
          address,
          host,
          port,
          security,
          username,
          folder_map: {},
          tags: [],
          enabled: true,
        },
        ...{ type: 'consumer', region: '' },
        password: (auth as { password: string }).password,
      })),
    })
    const begun = await ask<Placement>(first, { start: true })
    expect(begun).toMatchObject({ status: 'waiting', summary: { pending: 5 } })
    const addresses = begun.mailboxes.map(({ address }) => address)
    for (const address of addresses.slice(0, 2)) await deliver(begun, address)
    const seen = async (child: ChildProcess, holds: (test: Placement) => void) =>
      vi.waitFor(
        async () => {
          const test = await ask<Placement>(child, { read: begun.id })
          holds(test)
          return test
        },
        { timeout: 60_000, interval: 100 },
      )
    const before = await seen(first, (test) => expect(test.summary.inbox).toBe(2))
    await kill(first)

    for (const address of addresses.slice(2, 4)) await deliver(begun, address)
    const second = await start(folder)
    await seen(second, (test) => expect(test.summary.inbox).toBe(4))
    await kill(second)

    const third = await start(folder)
    await deliver(begun, addresses[4]!)
    const done = await seen(third, (test) => expect(test.status).toBe('completed'))
    expect(done.summary).toMatchObject({ inbox: 5, missing: 0, total: 5 })
    const was = before.results.filter(({ status }) => status === 'delivered')
    for (const row of was) {
      const is = done.results.find(({ address }) => address === row.address)!
      expect([is.delivered_at, is.folder, is.raw_headers]).toEqual([
        row.delivered_at,
        row.folder,
        row.raw_headers,
      ])
    }
    // A second copy after the report was given changes nothing of it.
    await deliver(begun, addresses[0]!)
    await kill(third)
    const last = await start(folder)
    expect(await ask<Placement>(last, { read: begun.id })).toEqual(done)
  } finally {
    for (const child of running.splice(0)) child.kill('SIGKILL')
    await outside.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 180_000)

test('what a kill took out of simulated mailboxes is unknown, never missing; what was found stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-placement-'))
  try {
    const first = await start(folder, 'on')
    const begun = await ask<Placement>(first, { start: true })
    const untouched = await ask<Placement>(first, { start: true })
    await ask(first, { sample: begun.id })
    const read = (child: ChildProcess, more = {}) => ask<Placement>(child, { read: begun.id, ...more })
    const before = await vi.waitFor(
      async () => {
        const test = await read(first)
        expect(test.summary.pending).toBe(2)
        return test
      },
      { timeout: 60_000, interval: 100 },
    )
    const isHeld = ({ mailbox }: Placement['results'][0]) => mailbox.provider === 'sim-gmx'
    expect(before.results.filter(({ status }) => status === 'pending').every(isHeld)).toBe(true)
    await kill(first)

    const second = await start(folder, 'on')
    const done = await vi.waitFor(
      async () => {
        const test = await read(second)
        expect(test.status).toBe('completed')
        return test
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(done.summary).toMatchObject({ ...before.summary, pending: 0, unknown: 2, missing: 0 })
    expect(done.advice.map(({ title }) => title)).toContain('2 simulated mailboxes could not be read')
    for (const row of done.results) {
      const was = before.results.find(({ address }) => address === row.address)!
      if (isHeld(row)) {
        expect(row).toMatchObject({ status: 'unreachable', chip: 'empty', tab: null })
        expect(row.note).toContain('the simulated mailboxes were emptied by a restart')
      } else expect([row.status, row.tab, row.folder]).toEqual([was.status, was.tab, was.folder])
    }
    const german = (await read(second, { language: 'de' })).results.find(isHeld)!
    expect(german.note).toContain('ein Neustart dieses Servers hat die simulierten Postfächer geleert')

    // Nobody had sent anything to this one: mail that comes now is seen all the same.
    const open = await ask<Placement>(second, { read: untouched.id })
    expect(open).toMatchObject({ status: 'waiting', summary: { pending: 12, missing: 0 } })
    await ask(second, { sample: untouched.id })
    await vi.waitFor(
      async () => {
        const { summary } = await ask<Placement>(second, { read: untouched.id })
        expect(summary).toMatchObject({ pending: 2, missing: 0 })
      },
      { timeout: 60_000, interval: 100 },
    )
  } finally {
    for (const child of running.splice(0)) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 180_000)
