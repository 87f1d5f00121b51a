import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StepId } from '@postproof/spam-test/steps'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { inThisProcess } from '#services/analysis/in-process.ts'
import { type AnalysisPool, createAnalysisPool, Unreadable } from '#services/analysis/pool.ts'
import { type AnalysisProcess, startAnalysisProcess } from '#services/analysis/process.ts'
import { createWorlds } from '#services/application/worlds.ts'
import { uploadSession } from '#services/spam-tests/intake/uploads.ts'
import { exampleDns, examples } from '../instance.ts'

/** The processes that read mails, and mails that they die of. */

let dns: Awaited<ReturnType<typeof exampleDns>>
let newsletter: Buffer
beforeAll(async () => {
  dns = await exampleDns()
  newsletter = await readFile(join(examples, 'good-newsletter.eml'))
})
afterAll(() => dns.close())

const log = pino({ enabled: false })
const configOf = () => readConfig({ DNS_SERVERS: dns.address, PICTURES: 'off', LOOKUP_SECONDS: '30' })
const session = () => uploadSession(configOf(), { now: () => Date.parse('2026-11-20T10:00:00Z') })
const generous = { heap: 512, processorSeconds: 60, seconds: 600 }

function open(limits: Partial<typeof generous> = {}, largeLimits = limits) {
  const processes: AnalysisProcess[] = []
  const lookups: string[] = []
  const metrics = { lookup: (outcome: string) => void lookups.push(outcome) }
  const pool = createAnalysisPool({
    processes: 1,
    log,
    start(kind) {
      const given = { ...generous, ...(kind === 'small' ? limits : largeLimits) }
      const process = startAnalysisProcess({ config: configOf(), limits: given, niceness: 0, metrics })
      processes.push(process)
      return process
    },
  })
  return { pool, processes, lookups }
}

const judge = (pool: AnalysisPool, raw: Uint8Array, onStep?: (step: StepId, state: string) => void) =>
  pool.run({
    operation: 'test',
    input: { session: session(), rendering: 'disabled' },
    mail: { octets: raw.byteLength, load: async () => raw },
    sharers: [],
    ...(onStep ? { onStep } : {}),
  })
const outcome = (pool: AnalysisPool, raw: Uint8Array) =>
  judge(pool, raw).then(
    () => 'report',
    (error) => (error instanceof Unreadable ? error.ending : String(error)),
  )

/** What two runs may say differently: how long things took, and in which order the world answered. */
const timeless = (report: string) =>
  JSON.parse(report, (key, value) =>
    ['ms', 'at', 'timings', 'server', 'ttl', 'dns'].includes(key) ? null : value,
  )

test('a process says what the engine says, step by step, and what it asked', async () => {
  const { pool, lookups } = open()
  const worlds = await createWorlds(configOf())
  const alone = createAnalysisPool({ processes: 1, log, start: () => inThisProcess(worlds) })
  try {
    const steps: string[] = []
    const [there, here] = await Promise.all([
      judge(pool, newsletter, (step, state) => steps.push(`${step} ${state}`)),
      judge(alone, newsletter),
    ])
    expect(timeless(there.row.report)).toEqual(timeless(here.row.report))
    expect(there.row.score).toBe(here.row.score)
    expect(steps.slice(0, 2)).toEqual(['read running', 'read done'])
    expect(steps.at(-1)).toBe('score done')
    expect(lookups.length).toBeGreaterThan(5)
  } finally {
    await Promise.all([pool.close(), alone.close(), worlds.close()])
  }
})

test('a mail that fills the heap could not be read; those beside it are read', async () => {
  // So little that reading fifteen megabytes of HTML ends the process, and a newsletter does not.
  const { pool, processes } = open({}, { heap: 96 })
  try {
    const bomb = outcome(pool, html(15_000_000))
    const good = await Promise.all(Array.from({ length: 4 }, () => outcome(pool, newsletter)))
    expect(good).toEqual(Array(4).fill('report'))
    expect(await bomb).toBe('crashed')
    // What only reading tells, such as its source, is refused in words, not as a failure of ours.
    expect(new Unreadable('crashed')).toMatchObject({ status: 422, reason: { code: 'test.unreadable_mail' } })
    expect(processes.length).toBe(3)
    expect(await outcome(pool, newsletter)).toBe('report')
  } finally {
    await pool.close()
  }
})

test('a mail that takes too long is ended from outside', async () => {
  const { pool } = open({}, { processorSeconds: 0.5 })
  try {
    expect(await outcome(pool, html(6_000_000))).toBe('deadline')
    expect(await outcome(pool, newsletter)).toBe('report')
  } finally {
    await pool.close()
  }
})

test('a process that is killed is started again, and the mail it had is read', async () => {
  const { pool, processes } = open()
  try {
    await processes[0]!.ready
    const all = Array.from({ length: 4 }, () => outcome(pool, newsletter))
    process.kill(processes[0]!.pid!, 'SIGKILL')
    expect(await Promise.all(all)).toEqual(Array(4).fill('report'))
    expect(processes.length).toBe(2)
  } finally {
    await pool.close()
  }
})

test('processes end with the one that started them, however that ended', async () => {
  const program = join(import.meta.dirname, 'analysis-parent.ts')
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(parent.stdout!, 'data')
  const pid = Number(said)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('one that is stopped while it starts has ended, without coming up first', async () => {
  const config = configOf()
  const started = startAnalysisProcess({ config, limits: generous, niceness: 0, metrics: { lookup() {} } })
  started.stop()
  await expect(started.ready).rejects.toThrow('stopped')
  expect(await started.ended).toBe('stopped')
})

test('one for which the system has no room has ended, and nothing is thrown', () => {
  const program = join(import.meta.dirname, 'analysis-without-files.ts')
  const command = `ulimit -n 200; exec "${process.execPath}" "${program}"`
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim()).toBe('crashed')
})

function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return existsSync(`/proc/${pid}`)
  return execFileSync('ps', ['-o', 'pid=', '-p', String(pid)], { encoding: 'utf8' }).trim() !== ''
}

/** Costs as much as its size. */
const html = (octets: number) =>
  Buffer.from(
    `From: a@example.org\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n${'<p><a href="https://example.org/">word</a></p>'.repeat(octets / 46)}`,
  )
