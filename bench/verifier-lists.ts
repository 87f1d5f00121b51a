import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createPoliteness, defaultLimits } from '@postproof/address/politeness'
import { createAdmissionQueue } from '@postproof/address/politeness/admission-queue'
import pino from 'pino'
import type { Verification } from '#contract/verifier.ts'
import type { VerifyAddress } from '#services/verifier/types.ts'
import { createListWork } from '#services/verifier-lists/create.ts'
import { openDatabase } from '#storage/database.ts'
import { verdictOf } from '../tests/scenarios/fake-verify.ts'
import { printTable } from './figures.ts'
import { readingOf, readings } from './verifier-lists/readings.ts'

/**
 * Lists of addresses through the real service over the embedded database, in a process of its own: how fast the
 * machinery is when verifying costs nothing, its most memory, and whether the limits per mail operator hold when a
 * list pushes as hard as it can. `node bench/verifier-lists.ts`.
 */

const ROWS = 100_000
const POLITE_ROWS = 3000
const OPERATORS = 3
/** Waiting before mail servers is made faster by this; the limits are counted in the same fast minutes. */
const FASTER = 500
const MINUTE = 60_000

type Sink = {
  role: 'sink'
  readMs: number
  verifyMs: number
  downloadMs: number
  idle: number
  most: number
  read: Awaited<ReturnType<typeof readings>>
}
type Polite = {
  role: 'polite'
  asked: number
  operators: number
  atOnce: number
  perMinute: number
  globalPerMinute: number
  minutes: number
}

export async function benchVerifierLists(): Promise<void> {
  const sink = (await run('sink')) as Sink
  const perSecond = (ms: number) => `${Math.round(ROWS / (ms / 1000)).toLocaleString('en')} rows/s`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  printTable(
    `A list of ${ROWS.toLocaleString('en')} rows, each another address, verified by a sink`,
    ['part', 'time', 'rate'],
    [
      ['read and stored', seconds(sink.readMs), perSecond(sink.readMs)],
      ['worked through', seconds(sink.verifyMs), perSecond(sink.verifyMs)],
      ['downloaded', seconds(sink.downloadMs), perSecond(sink.downloadMs)],
    ],
  )
  console.log(
    `\nMemory of the process: ${sink.idle} MB with the database open and no list, ${sink.most} MB at most.`,
  )
  printTable(
    `That list, looked at; ${sink.read[0]?.times} times each`,
    ['what', 'median', '95 of 100 within', 'longest'],
    sink.read.map(readingOf),
  )
  const polite = (await run('polite')) as Polite
  const { perOperator, global } = defaultLimits
  printTable(
    `${polite.asked} addresses at ${polite.operators} mail operators, ${polite.minutes} minutes at ${FASTER} times speed`,
    ['limit', 'most seen', 'allowed'],
    [
      ['at once at one operator', String(polite.atOnce), String(perOperator.concurrency)],
      [
        'in any minute at one operator',
        String(polite.perMinute),
        String(perOperator.perMinute + perOperator.burst),
      ],
      ['in any minute in all', String(polite.globalPerMinute), String(global.perMinute + global.burst)],
    ],
  )
}

async function run(role: 'sink' | 'polite'): Promise<Sink | Polite> {
  const child = fork(import.meta.filename, [role], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [figures] = (await once(child, 'message')) as [Sink | Polite]
  if (child.exitCode === null) await once(child, 'exit')
  return figures
}

const visitor = { browser: 'bench', network: '127.0.0.1' }

async function withWork<T>(
  verify: VerifyAddress,
  use: (work: Awaited<ReturnType<typeof createListWork>>) => Promise<T>,
) {
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-lists-'))
  const database = await openDatabase({ url: '', directory: folder })
  const work = await createListWork({
    config: {
      PUBLIC_URL: 'http://localhost',
      RETENTION_DAYS: 30,
      VERIFIER_SMTP: true,
      VERIFIER_LIST_ROWS_PER_DAY: 1_000_000,
    },
    database,
    addresses: { ownerTag: (browser) => browser },
    probing: () => 'allowed',
    verify,
    clock: { now: Date.now },
    log: pino({ level: 'error' }),
  })
  try {
    return await use(work)
  } finally {
    await work.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function fileOf(rows: number, domains: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `${at},"Person, ${at}",p${at}x${at % 13}@d${at % domains}.example,Street ${at % 500},2026-01-01`,
  )
  return Buffer.from(`id,name,email,street,since\n${lines.join('\n')}\n`)
}

async function benchSink(): Promise<Sink> {
  return withWork(
    async (email) => verdictOf(email, mixed(email)),
    async (work) => {
      const idle = await memory('VmRSS')
      const begun = performance.now()
      const { id } = await work.service.create({ name: 'bench', text: fileOf(ROWS, 20_000) }, visitor)
      const read = performance.now()
      await work.idle()
      const verified = performance.now()
      const { status, counts } = await work.service.get(id, visitor)
      if (status !== 'completed' || counts.done !== ROWS) throw new Error(`${status}, ${counts.done} done`)
      let rows = -1
      for await (const piece of await work.service.download(id, visitor)) rows += piece.split('\n').length - 1
      if (rows !== ROWS) throw new Error(`${rows} rows downloaded`)
      const downloaded = performance.now()
      return {
        role: 'sink' as const,
        readMs: read - begun,
        verifyMs: verified - read,
        downloadMs: downloaded - verified,
        read: await readings(work.service, id, visitor),
        idle,
        most: await memory('VmHWM'),
      }
    },
  )
}

/** Verdicts as lists have them: seven of ten are deliverable, one of a hundred is mistyped. */
function mixed(email: string): Partial<Verification> {
  const at = Number(/^p(\d+)x/.exec(email)?.[1]) % 100
  if (at < 70) return {}
  if (at < 80) return { status: 'risky', reason: 'catch_all', score: 60 }
  if (at < 90) return { status: 'undeliverable', reason: 'no_mailbox', score: 0 }
  if (at < 91) return { status: 'undeliverable', reason: 'invalid_domain', suggestion: `${email}.de` }
  return { status: 'unknown', reason: 'provider_unverifiable', score: 50 }
}

async function memory(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024)
}

/** The waiting of the verifier itself, in front of a server that takes two seconds for an answer. */
async function benchPolite(): Promise<Polite> {
  const origin = Date.now()
  const now = () => origin + performance.now() * FASTER
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms / FASTER)
    return () => clearTimeout(timer)
  }
  const queue = createAdmissionQueue(createPoliteness({ clock: { now } }), { now, after })
  const seen = new Map<string, { running: number; most: number; times: number[] }>()
  const verify: VerifyAddress = async (email, { signal }) => {
    const operator = email.slice(email.indexOf('@') + 1)
    const place = await queue.enter(operator, Number.POSITIVE_INFINITY, { signal })
    if (!place.ok) return verdictOf(email, { status: 'pending' })
    const counter = seen.get(operator) ?? { running: 0, most: 0, times: [] }
    seen.set(operator, counter)
    counter.times.push(now())
    counter.most = Math.max(counter.most, ++counter.running)
    await new Promise<void>((resolve) => after(2000, resolve))
    counter.running--
    place.leave('fine')
    return verdictOf(email)
  }
  const begun = now()
  await withWork(verify, async (work) => {
    await work.service.create({ name: 'bench', text: fileOf(POLITE_ROWS, OPERATORS) }, visitor)
    await work.idle()
  })
  const counters = [...seen.values()]
  const times = counters.flatMap((counter) => counter.times).sort((a, b) => a - b)
  return {
    role: 'polite',
    asked: times.length,
    operators: counters.length,
    atOnce: Math.max(...counters.map(({ most }) => most)),
    perMinute: Math.max(...counters.map((counter) => mostInMinute(counter.times))),
    globalPerMinute: mostInMinute(times),
    minutes: Math.round((now() - begun) / MINUTE),
  }
}

function mostInMinute(times: number[]): number {
  let most = 0
  for (let first = 0, last = 0; last < times.length; last++) {
    while (times[last]! - times[first]! >= MINUTE) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}

if (import.meta.main) {
  const role = process.argv[2]
  if (role === 'sink') process.send?.(await benchSink())
  else if (role === 'polite') process.send?.(await benchPolite())
  else await benchVerifierLists()
  if (role) process.disconnect?.()
}
