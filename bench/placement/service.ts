import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { readConfig } from '#config.ts'
import type { Placement } from '#contract/placement.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { Application } from '#services/application/application.ts'
import { createApplication } from '#services/application/create.ts'
import { createFolder } from '../instance.ts'
import { addressOf, password, placeOf } from './mailboxes.ts'
import { SEEDS, TESTS } from './size.ts'

/** The service of the placement bench: the whole application without its ports, in a process of its own. */

export type Figures = {
  /** Milliseconds by place of the mail. */
  single: Record<string, number[]>
  burst: number[]
  burstMs: number
  startedIn: number
  connections: number
  memory: { idle: number; waiting: number; most: number }
}

const SINGLES = 20
const BURST = 40
const AT_ONCE = 10
const PATIENCE = 120_000
const everywhere = Array.from({ length: SEEDS }, (_, at) => at)

const admin: SignedIn = {
  accountId: 'bench',
  email: 'bench@example.org',
  name: 'Bench',
  confirmed: true,
  locale: 'en',
  timezone: 'UTC',
  scope: ['user', 'admin'],
  via: { kind: 'session', sessionId: 'x', carrier: 'bearer' },
}

/** What the process of the mailboxes says next of this kind. */
const heard = <T>(pick: (message: Record<string, unknown>) => T | undefined) =>
  new Promise<T>((resolve) => {
    const listen = (message: Record<string, unknown>) => {
      const picked = pick(message)
      if (picked === undefined) return
      process.off('message', listen)
      resolve(picked)
    }
    process.on('message', listen)
  })
type Filed = { marker: string; times: number[] }

async function file(marker: string): Promise<number[]> {
  const filed = heard(({ filed }) =>
    (filed as Filed | undefined)?.marker === marker ? (filed as Filed) : undefined,
  )
  process.send?.({ order: { file: { marker, at: everywhere } } })
  return (await filed).times
}

/** Milliseconds from delivery to the verdict that another process could read, by seed. */
async function verdicts(application: Application, test: Placement, filed: number[]): Promise<number[]> {
  const at = numbersOf(test)
  const times = new Map<number, number>()
  const until = Date.now() + PATIENCE
  while (times.size < SEEDS) {
    if (Date.now() > until) throw new Error('a mail was not found')
    const rows = await found(application, [test.id])
    const now = Date.now()
    for (const { seed_id } of rows) {
      const seed = at.get(seed_id)!
      if (!times.has(seed)) times.set(seed, now - filed[seed]!)
    }
    await wait(25)
  }
  return everywhere.map((seed) => times.get(seed)!)
}

/** The same for many tests at once, by the time that is stored with each verdict: asking all the while would be the load. */
async function verdictsOfMany(application: Application, tests: Placement[]): Promise<number[]> {
  const filed = new Map<string, number[]>()
  await Promise.all(tests.map(async ({ id, marker }) => void filed.set(id, await file(marker))))
  const ids = tests.map(({ id }) => id)
  const until = Date.now() + PATIENCE
  let rows = await found(application, ids)
  for (; rows.length < tests.length * SEEDS; rows = await found(application, ids)) {
    if (Date.now() > until) throw new Error('a mail was not found')
    await wait(500)
  }
  const at = new Map(tests.map((test) => [test.id, numbersOf(test)]))
  return rows.map(
    ({ test_id, seed_id, progress }) =>
      (progress.foundAt ?? 0) - filed.get(test_id)![at.get(test_id)!.get(seed_id)!]!,
  )
}

const numbersOf = ({ mailboxes }: Placement) =>
  new Map(mailboxes.map(({ id, address }) => [id, Number(/\d+/.exec(address)![0])]))

const found = (application: Application, ids: string[]) =>
  application.database.db
    .selectFrom('placement_results')
    .select(['test_id', 'seed_id', 'progress'])
    .where('test_id', 'in', ids)
    .where('state', '=', 'delivered')
    .execute()

async function begin(application: Application): Promise<Placement[]> {
  const { placements } = application.services
  const tests: Placement[] = []
  for (let at = 0; at < TESTS; at += AT_ONCE) {
    const lot = Array.from({ length: AT_ONCE }, (_, more) =>
      placements.create(undefined, { browser: `browser-${at + more}`, network: '192.0.2.1' }),
    )
    tests.push(...(await Promise.all(lot)))
  }
  return tests
}

async function measure(application: Application, ports: number[]): Promise<Figures> {
  for (const [at, port] of ports.entries()) {
    await application.services.seeds.add(
      {
        ...{
          provider: at % 2 === 0 ? 'gmail' : 'own',
          address: addressOf(at),
          host: '127.0.0.1',
          port,
          password,
        },
        ...{ security: 'none', type: 'consumer', region: '', folder_map: {}, tags: [], enabled: true },
      },
      admin,
    )
  }
  const idle = await memory('VmRSS')
  const begun = performance.now()
  const tests = await begin(application)
  const startedIn = performance.now() - begun
  await wait(3000)
  const waiting = await memory('VmRSS')
  const counted = heard(({ connections }) => connections as number | undefined)
  process.send?.({ order: { count: true } })
  const connections = await counted

  const single: Record<string, number[]> = {}
  for (const test of tests.slice(0, SINGLES)) {
    const times = await verdicts(application, test, await file(test.marker))
    for (const [at, time] of times.entries()) {
      const { name } = placeOf(at)
      single[name] = [...(single[name] ?? []), time]
    }
  }
  const from = performance.now()
  const burst = await verdictsOfMany(application, tests.slice(SINGLES, SINGLES + BURST))
  return {
    single,
    burst,
    burstMs: performance.now() - from,
    startedIn,
    connections,
    memory: { idle, waiting, most: await memory('VmHWM') },
  }
}

async function memory(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024)
}

if (import.meta.main) {
  process.setMaxListeners(0)
  const ports = await heard(({ ports: given }) => given as number[] | undefined)
  const folder = await createFolder()
  const settings = {
    ...{ DATA_DIR: folder.path, ALLOW_PRIVATE_NETWORKS: 'on', PICTURES: 'off', DNS_SERVERS: '127.0.0.1:9' },
  }
  const application = await createApplication(readConfig(settings), pino({ level: 'error' }), {})
  try {
    process.send?.({ figures: await measure(application, ports) })
  } finally {
    await application.close()
    await folder.remove()
    process.disconnect?.()
  }
}
