import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createPasswords } from '#adapters/password.ts'
import { json, password, register } from './account.ts'
import { median, ms, percentile, printTable } from './figures.ts'
import { createClient, createFolder, type Instance, listenForEnd, startInstance } from './instance.ts'
import { type Ask, type Loaded, load } from './load.ts'
import { addressOf, type Bulk, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * What an answer costs: the built pages and the API of a real process, asked over kept connections by this one. The
 * peer is a bare server that sends as many octets and does nothing else: what this machine and this client could reach.
 */
const SECONDS = 4

export async function benchHttp(): Promise<void> {
  const around = await startSurroundings(2)
  const folder = await createFolder()
  const settings = { ...around.settings, LOG_LEVEL: 'warn', REGISTRATIONS_PER_HOUR: '1000' }
  const instance = await startInstance(folder.path, settings)
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  const [port] = (await once(bare, 'message')) as [number]
  const peer = `http://127.0.0.1:${port}`
  try {
    const asks = await hotCalls(instance, around.webPort)
    for (const connections of [20, 50]) await printReads(instance.url, peer, asks, connections)
    await printLogins(instance.url)
  } finally {
    bare.disconnect()
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

async function hotCalls(instance: Instance, webPort: number): Promise<[name: string, ask: Ask][]> {
  const token = await register(instance.url, 'reader@example.org')
  const headers = { authorization: `Bearer ${token}` }
  const [small, large] = [
    await testOf(instance, webPort, 0, 'small'),
    await testOf(instance, webPort, 1, 'large'),
  ]
  return [
    ['a fresh address', { path: '/api/get-email' }],
    ['results, 10 kB mail', { path: `/api/emails/${small}/results` }],
    ['results, 100 kB mail', { path: `/api/emails/${large}/results` }],
    ['own tests, signed in', { path: '/api/emails', headers }],
    ['home page', { path: '/' }],
    ['report page, 10 kB mail', { path: `/results/${small}` }],
    ['report page, 100 kB mail', { path: `/results/${large}` }],
  ]
}

/** Sends one mail and waits for its report; answers its id. */
async function testOf(instance: Instance, webPort: number, number: number, bulk: Bulk): Promise<string> {
  const client = createClient(instance.url)
  const { id, email } = await client.address()
  const shop = createShop(number, webPort)
  const events = await listenForEnd(instance.url, id)
  const sender = await openSender(instance.smtpPort, addressOf(shop), heloOf(shop))
  await sender.send(senderOf(shop), email, await newsletter(shop, bulk, email))
  await events.completed
  events.close()
  sender.close()
  client.close()
  return id
}

async function printReads(
  url: string,
  peer: string,
  asks: [name: string, ask: Ask][],
  connections: number,
): Promise<void> {
  const rows = []
  for (const [name, ask] of asks) {
    const found = await load(url, () => ask, { connections, seconds: SECONDS })
    const bare = await load(peer, () => ({ path: `/${found.bytes}` }), { connections, seconds: 1 })
    const size = `${Math.max(0.1, found.bytes / 1000).toFixed(1)} kB`
    rows.push([name, size, ...figuresOf(found), ...figuresOf(bare)])
  }
  const head = ['', 'size', 'answers a second', 'p50', 'p95', 'bare server', 'its p50', 'its p95']
  printTable(`Reads with ${connections} connections`, head, rows)
}

const figuresOf = ({ answersASecond, p50, p95 }: Loaded) => [answersASecond.toFixed(0), ms(p50), ms(p95)]

/** Each connection signs in to an account of its own: the same one would be slowed down. */
async function printLogins(url: string): Promise<void> {
  const connections = 4
  for (let number = 0; number < connections; number++) await register(url, emailOf(number))
  const login = (number: number): Ask => ({
    path: '/api/login',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: emailOf(number), password }),
  })
  const one = await load(url, login, { connections: 1, seconds: SECONDS })
  const more = await load(url, login, { connections, seconds: SECONDS })
  const hash = await timesOfHash()
  printTable(
    'Signing in',
    ['', 'a second', 'p50', 'p95'],
    [
      [
        'argon2id alone, one after the other',
        (1000 / mean(hash)).toFixed(0),
        ms(median(hash)),
        ms(percentile(hash, 0.95)),
      ],
      ['POST /api/login, 1 connection', ...figuresOf(one)],
      [`POST /api/login, ${connections} connections`, ...figuresOf(more)],
    ],
  )
}

const emailOf = (number: number) => `person${number}@example.org`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function timesOfHash(): Promise<number[]> {
  const passwords = await createPasswords()
  const hashed = await passwords.hash(password)
  const times = []
  for (let count = 0; count < 100; count++) {
    const begun = performance.now()
    await passwords.matches(hashed, password)
    times.push(performance.now() - begun)
  }
  return times
}
