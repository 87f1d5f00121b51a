import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSealing } from '#platform/keys/sealing.ts'
import { newSecret, sealSecret } from '#services/events/secrets.ts'
import { insertAccount } from '#storage/accounts.ts'
import { openDatabase } from '#storage/database.ts'
import type { Database } from '#storage/db.ts'
import { storeEvent } from '#storage/events/events.ts'
import { type OwnDatabase, ownDatabase } from '../../postgres/database.ts'

/**
 * Two processes deliver events and are killed (kill -9) again and again: each event arrives at least once at each
 * endpoint, those of one object in order, all of them signed. EVENTS and KILLS ask for more than `.ci/run` tries.
 */

const EVENTS = Number(process.env.EVENTS ?? 600)
const KILLS = Number(process.env.KILLS ?? 8)
const OBJECTS = 60
const program = join(import.meta.dirname, 'events-process.ts')

/** How each endpoint answers its n-th request. */
const manners: Record<string, (n: number) => number | 'hang up'> = {
  well: () => 204,
  flaky: (n) => (n % 3 === 0 ? 503 : 200),
  rude: (n) => (n % 4 === 0 ? 'hang up' : n % 4 === 1 ? 302 : 204),
}

type Taken = { event: string; object: string; sequence: number }

let own: OwnDatabase
let database: Database
let receiver: Server
const secrets = new Map<string, string>()
const taken = new Map<string, Taken[]>(Object.keys(manners).map((name) => [name, []]))
const counts = new Map<string, number>()
let forged = 0
const children: ChildProcess[] = []

beforeAll(async () => {
  own = await ownDatabase()
  const log = { warn() {}, error() {} } as never
  database = await openDatabase({
    url: own.url,
    directory: await mkdtemp(join(tmpdir(), 'postproof-events-')),
    connections: 5,
    now: new Date(),
    log,
  })
  receiver = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const n = (counts.get(name) ?? 0) + 1
      counts.set(name, n)
      const headers = request.headers as Record<string, string>
      try {
        new Webhook(secrets.get(name)!).verify(body, headers)
      } catch {
        forged++
      }
      const answer = manners[name]!(n)
      if (answer === 'hang up') return void request.socket.destroy()
      if (answer < 300) {
        const { data } = JSON.parse(body) as { data: { url: string; sequence: number } }
        taken.get(name)!.push({ event: headers['webhook-id']!, object: data.url, sequence: data.sequence })
      }
      response.writeHead(answer, answer === 302 ? { location: '/well' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database?.close()
  await own?.drop()
  receiver?.closeAllConnections()
  receiver?.close()
})

async function start(): Promise<ChildProcess> {
  const child = fork(program, [own.url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  children.push(child)
  await once(child, 'message')
  return child
}

test('nothing is lost and nothing is out of order, whenever a process is killed', async () => {
  const { db } = database
  const { port } = receiver.address() as AddressInfo
  await insertAccount(db, {
    ...{ id: 'ada', name: 'Ada', email: 'ada@example.org', emailKey: 'ada@example.org', passwordHash: 'x' },
    ...{ locale: 'en', timezone: 'UTC', isAdmin: false, createdAt: new Date() },
  })
  const sealing = createSealing([new Uint8Array(32)])
  for (const name of Object.keys(manners)) {
    const secret = newSecret()
    secrets.set(name, secret)
    await db
      .insertInto('webhook_endpoints')
      .values({
        ...{ id: name, account_id: 'ada', owner: 'ada', name, types: [], enabled: true },
        ...sealSecret(sealing, name, secret),
        ...{ url: `http://127.0.0.1:${port}/${name}`, created_at: new Date() },
      })
      .execute()
  }
  const running = [await start(), await start()]
  const every = Math.ceil(EVENTS / (KILLS + 1))
  let kills = 0
  for (let i = 0; i < EVENTS; i++) {
    const object = `object-${i % OBJECTS}`
    await storeEvent(db, { owner: 'ada', type: 'test', object, data: { i }, at: new Date() })
    if (i % every !== every - 1 || kills >= KILLS) continue
    const which = kills++ % 2
    running[which]!.kill('SIGKILL')
    running[which] = await start()
  }
  const waiting = async () =>
    Number(
      (
        await db
          .selectFrom('event_deliveries')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('due_at', 'is not', null)
          .executeTakeFirstOrThrow()
      ).count,
    )
  await expect.poll(waiting, { timeout: 500_000, interval: 500 }).toBe(0)

  expect([kills, forged]).toEqual([KILLS, 0])
  for (const [name, all] of taken) {
    expect([name, new Set(all.map(({ event }) => event)).size]).toEqual([name, EVENTS])
    const last = new Map<string, number>()
    const seen = new Set<string>()
    for (const { event, object, sequence } of all) {
      if (seen.has(event)) continue
      seen.add(event)
      expect(sequence).toBeGreaterThan(last.get(object) ?? 0)
      last.set(object, sequence)
    }
    console.log(
      `${name}: ${EVENTS} events, ${all.length} taken, ${counts.get(name)} requests, ${KILLS} kills`,
    )
  }
}, 600_000)
