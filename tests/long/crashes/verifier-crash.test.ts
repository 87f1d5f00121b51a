import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../instance.ts'
import { calls, createWorld, probing, type World } from '../../scenarios/verifier-world.ts'

/** kill -9: what was promised to a visitor is kept by the next process. */

/** Three starts of a whole process each. */
const timeout = 180_000

const program = join(import.meta.dirname, 'verifier-process.ts')
const children: ChildProcess[] = []
const worlds: World[] = []
const folders: string[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const world of worlds.splice(0)) await world.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function startChild(world: World, folder: string, moved: number) {
  const port = await freePort()
  const child = fork(program, {
    env: {
      ...process.env,
      ...probing,
      PORT: String(port),
      PARTS: 'http',
      DATA_DIR: folder,
      DNS_SERVERS: world.dns.address,
      PICTURES: 'off',
      TRUST_PROXY: 'on',
      VERIFIER_PORTS: JSON.stringify(Object.fromEntries(world.ports)),
      VERIFIER_MOVED: String(moved),
    },
  })
  children.push(child)
  await once(child, 'message')
  return {
    ...calls(`http://localhost:${port}`),
    async takeUp(): Promise<number> {
      const answer = once(child, 'message')
      child.send('take up')
      return (await answer)[0]
    },
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function setUp() {
  const world = await createWorld()
  await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
  const folder = await mkdtemp(join(tmpdir(), 'postproof-verifier-'))
  worlds.push(world)
  folders.push(folder)
  return { world, folder }
}

test(
  'a greylisted address is asked again after a restart, at its time and with the same names',
  async () => {
    const { world, folder } = await setUp()
    let tries = 0
    const server = await world.domain('grey-mx.net', {
      mailboxes: ['ada@grey-mx.net'],
      answer: ({ verb, address }) =>
        verb === 'RCPT' && address.startsWith('ada') && ++tries === 1 ? '450 4.2.0 Greylisted' : undefined,
    })
    const before = await startChild(world, folder, 0)
    const { id, last } = await before.verify('ada@grey-mx.net')
    expect(last.reason).toBe('greylisted')
    await before.kill()

    const soon = await startChild(world, folder, 60_000)
    expect(await soon.takeUp()).toBe(0)
    expect(await soon.result(id)).toEqual(last)
    await soon.kill()

    const after = await startChild(world, folder, 6 * 60_000)
    expect(await after.takeUp()).toBe(1)
    expect(await after.result(id)).toMatchObject({ status: 'deliverable', smtp: { next_retry_at: null } })
    // What the first process learned is known to the third: another visitor is answered without a question.
    expect((await after.verify('ada@grey-mx.net', '203.0.113.9')).last.cached).toBe(true)
    expect(server.connections).toBe(2)
    const names = server.received.map((lines) => lines.filter((line) => /^(EHLO|MAIL)/.test(line)))
    expect(names[1]).toEqual(names[0])
  },
  timeout,
)

test(
  'a verification that a process left unfinished is done by the next',
  async () => {
    const { world, folder } = await setUp()
    let silent = true
    await world.domain('slow-mx.net', {
      mailboxes: ['ada@slow-mx.net'],
      answer: ({ verb }) => (verb === 'RCPT' && silent ? 'silence' : undefined),
    })
    const before = await startChild(world, folder, 0)
    const { body } = await before.start('ada@slow-mx.net')
    const open = await follow(
      () => before.result(body.id),
      ({ steps }) => steps[2]!.state === 'done',
    )
    expect(open).toMatchObject({ status: 'pending', reason: null })
    await before.kill()

    silent = false
    const after = await startChild(world, folder, 3 * 60_000)
    expect((await after.result(body.id)).status).toBe('pending')
    expect(await after.takeUp()).toBe(1)
    expect(await after.result(body.id)).toMatchObject({ status: 'deliverable', created_at: open.created_at })
  },
  timeout,
)

/** Reads until it is so. */
async function follow<T>(read: () => Promise<T>, enough: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (enough(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
