import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMessage } from '@postproof/message/read'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../instance.ts'
import { type MailServer, startMailServer } from '../../scenarios/mail-server.ts'
import type { Order } from './mail-process.ts'

/** kill -9 after the answer: every reset, message and alert that was acknowledged arrives, once, after the next start. */

const program = join(import.meta.dirname, 'mail-process.ts')
const running: ChildProcess[] = []
const servers: MailServer[] = []
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-mail-'))
})
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

type Answer = { id: number; answer?: unknown; error?: string }

async function start(port: number) {
  const child = fork(program, [folder, String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  running.push(child)
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  expect(ready).toEqual({ ready: true })
  const answers: ((answer: Answer) => void)[] = []
  child.on('message', (answer: Answer) => answers[answer.id]?.(answer))
  child.once('exit', () => answers.forEach((hear, id) => void hear({ id, answer: null })))
  return {
    /** True where nothing is answered; null when it was killed before it answered. */
    ask: <T>(order: Order) =>
      new Promise<T | null>((resolve, reject) => {
        const id = answers.length
        answers.push(({ answer = true, error }) =>
          error ? reject(new Error(error)) : resolve(answer as T | null),
        )
        child.send({ id, order }, () => {})
      }),
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
async function listen(...given: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...given)
  servers.push(server)
  return server
}
const messageId = (raw: string) => /^Message-ID: (.+)$/im.exec(raw)?.[1]
/** What a mail is about, as the orders name it. */
function nameOf({ to, raw }: MailServer['taken'][0]): string {
  const text = readMessage(Buffer.from(raw)).text?.source ?? ''
  if (text.includes('/reset?token=')) return `reset ${to}`
  if (text.includes('/confirm?token=')) return `confirm ${to}`
  const message = /message-\d+/.exec(text)?.[0]
  return message ? `contact ${message}` : `alert ${/fall-\d+/.exec(text)?.[0]}`
}
const names = (server: MailServer) => server.taken.map(nameOf).toSorted()

test('with the mail server away: what was acknowledged in a burst arrives after the next start', async () => {
  const port = await freePort()
  const before = await listen(undefined, port)
  const first = await start(port)
  const people = Array.from({ length: 8 }, (_, n) => `p${n}@reader.example`)
  const users = await Promise.all(people.map((email) => first.ask<{ id: string }>({ register: email })))
  await expect.poll(() => names(before).length, { timeout: 20_000 }).toBe(8)
  expect(names(before)).toEqual(people.map((email) => `confirm ${email}`).toSorted())
  await servers.pop()!.close()

  const orders: [string, Order][] = people.flatMap((email, n): [string, Order][] => [
    [`reset ${email}`, { forgot: email }],
    [`contact message-${n}`, { contact: `This is message-${n} of the burst.` }],
    [`alert fall-${n}`, { alert: `fall-${n}`, account: users[n]!.id, email }],
  ])
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  await Promise.all(
    orders.map(async ([name, order]) => {
      if (!(await first.ask(order))) return
      acknowledged.push(name)
      // In the middle: some are written, some are being written, some are still on their way here.
      if (acknowledged.length === 14) killed = first.kill()
    }),
  )
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(14)

  const after = await listen(undefined, port)
  await start(port)
  const missing = () => acknowledged.filter((name) => !names(after).includes(name))
  await expect.poll(missing, { timeout: 100_000, interval: 200 }).toEqual([])
  expect(new Set(names(after)).size).toBe(after.taken.length)
  expect(orders.map(([name]) => name)).toEqual(expect.arrayContaining(names(after)))
}, 180_000)

test('killed while the mail server thinks about it: sent again when the lease is over, the same mail', async () => {
  const port = await freePort()
  const tried: string[] = []
  let busy = true
  const server = await listen(
    () => (busy ? new Promise(() => {}) : null),
    port,
    (raw) => void tried.push(messageId(raw)!),
  )
  const first = await start(port)
  for (const n of [1, 2, 3]) expect(await first.ask({ contact: `This is message-${n}.` })).toBe(true)
  // Two at a time: they are being sent, and the third waits.
  await expect.poll(() => tried.length).toBe(2)
  await first.kill()
  expect(server.taken).toEqual([])

  busy = false
  await start(port)
  await expect.poll(() => names(server).length, { timeout: 100_000, interval: 200 }).toBe(3)
  expect(names(server)).toEqual(['contact message-1', 'contact message-2', 'contact message-3'])
  const ids = server.taken.map(({ raw }) => messageId(raw))
  expect(new Set(ids).size).toBe(3)
  expect(ids).toEqual(expect.arrayContaining(tried.slice(0, 2)))
}, 180_000)
