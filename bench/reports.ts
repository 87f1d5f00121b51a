import pg from 'pg'
import { makeReport } from '../packages/emulators/dmarc-reporters/reports.ts'
import { json, password, register } from './account.ts'
import { median, ms, percentile, printTable } from './figures.ts'
import { createFolder, startInstance } from './instance.ts'
import { startPostgres } from './journeys/postgres.ts'
import {
  commandOf,
  descendants,
  isAnalysis,
  memory,
  processorTimeOf,
  processorTimeOfTree,
} from './journeys/usage.ts'
import { fillReports, nameOf } from './reports/fill.ts'

/**
 * DMARC reports of many domains over 13 months on one PostgreSQL: its size, how soon a domain's page is there, and how
 * many files a second are taken. `node bench/main.ts reports`; `--domains` asks for fewer than 2,000.
 */

const DAYS = 395
const MONTHLY_OF_A_DOMAIN = 50_000
const PAGES = 200
const FILES = 4_000
const FILES_OF_A_CALL = 10
const AT_ONCE = 8
const SEED = 1

export async function benchReports({ domains }: { domains: number }): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) return
  const folder = await createFolder()
  const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PICTURES: 'off' }
  const limits = { REQUESTS_PER_MINUTE: '1000000', CHECKS_PER_MINUTE: '1000000' }
  const instance = await startInstance(folder.path, { ...settings, ...limits })
  const database = new pg.Client({ connectionString: postgres.url })
  try {
    await database.connect()
    const cookie = await signIn(instance.url, database)
    const account = (await database.query('select id from accounts')).rows[0].id as string
    const begun = performance.now()
    const monthly = domains * MONTHLY_OF_A_DOMAIN
    const { reports, rows } = await fillReports(postgres.url, { account, domains, days: DAYS, monthly })
    const size = await database.query('select pg_database_size(current_database())::float8 as octets')
    printTable(
      `${number(domains)} domains, ${DAYS} days, ${number(monthly)} messages in 30 days`,
      ['reports', 'rows', 'on disk', 'octets a row', 'filled in'],
      [
        [
          ...[number(reports), number(rows), `${(size.rows[0].octets / 1e9).toFixed(2)} GB`],
          ...[number(Math.round(size.rows[0].octets / rows)), ms(performance.now() - begun)],
        ],
      ],
    )
    const measured = { url: instance.url, front: instance.pid, database: postgres.pid ?? Number.NaN }
    await measurePages(measured, cookie, domains)
    await measureFiles(measured, cookie, domains)
    const processes = [instance.pid, ...(await descendants(instance.pid))]
    const most = (await Promise.all(processes.map(memory))).reduce((sum, each) => sum + each.most, 0)
    console.log(`\nMemory of Postproof's ${processes.length} processes: ${Math.round(most)} MB at most.`)
  } finally {
    await database.end()
    await instance.stop()
    await folder.remove()
    await postgres.stop()
  }
}

const number = (value: number) => value.toLocaleString('en')

async function signIn(url: string, database: pg.Client): Promise<string> {
  const email = 'reader@example.org'
  await register(url, email)
  await database.query('update accounts set confirmed_at = now()')
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers: json, body })
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function measurePages(measured: Measured, cookie: string, domains: number): Promise<void> {
  const rows: string[][] = []
  const busy = (at: number) => 100 * (1 + (at % Math.floor(domains / 100)))
  const spread = (at: number) => 1 + ((at * 7919) % domains)
  const asks: [string, (at: number) => string][] = [
    ['page of a domain, 30 days', (at) => `/domains/${nameOf(spread(at))}/reports`],
    ['page of a busy domain', (at) => `/domains/${nameOf(busy(at))}/reports`],
    ['13 months of a domain', (at) => `/domains/${nameOf(spread(at))}/reports?from=2000-01-01`],
    ['list of the domains', () => '/api/domain-reports'],
  ]
  for (const [name, path] of asks) {
    const times: number[] = []
    const used = await startUsage(measured)
    for (let at = 0; at < PAGES; at++) {
      const begun = performance.now()
      const answer = await fetch(`${measured.url}${path(at)}`, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path(at)} answered ${answer.status}`)
      times.push(performance.now() - begun)
    }
    const spans = [median(times), percentile(times, 0.95), Math.max(...times)]
    rows.push([name, ...spans.map(ms), ...(await used(PAGES))])
  }
  const head = ['what', 'p50', 'p95', 'longest', ...usageHead]
  printTable(`Read ${PAGES} times each, one after another`, head, rows)
}

type Measured = { url: string; front: number; database: number }

const usageHead = ['processor: front', 'analysis', 'database']

/** Processor time since then by part, of one of so many. */
async function startUsage({ front, database }: Measured): Promise<(of: number) => Promise<string[]>> {
  const now = async () => {
    const all = [front, ...(await descendants(front))]
    const commands = await Promise.all(all.map(commandOf))
    const analysis = all.filter((_, at) => isAnalysis(commands[at]!))
    const others = all.filter((pid) => !analysis.includes(pid))
    return Promise.all([processorTimeOf(others), processorTimeOf(analysis), processorTimeOfTree(database)])
  }
  const before = await now()
  return async (of) => (await now()).map((used, part) => ms((used - before[part]!) / of))
}

async function measureFiles(measured: Measured, cookie: string, domains: number): Promise<void> {
  const used = await startUsage(measured)
  const begun = performance.now()
  let next = 0
  const send = async () => {
    while (next < FILES) {
      const first = next
      next += FILES_OF_A_CALL
      const form = new FormData()
      const domain = nameOf(1 + ((first / FILES_OF_A_CALL) % domains))
      for (let at = first; at < next; at++) {
        const { name, octets } = makeReport(SEED, at, [domain])
        form.append('file', new Blob([Buffer.from(octets)]), name)
      }
      const address = `${measured.url}/api/domain-reports/${domain}/files`
      const headers = { cookie, origin: measured.url }
      const answer = await fetch(address, { method: 'POST', body: form, headers })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  const seconds = (performance.now() - begun) / 1_000
  printTable(
    `${number(FILES)} files, ${FILES_OF_A_CALL} a call, ${AT_ONCE} calls at once`,
    ['files a second', ...usageHead],
    [[number(Math.round(FILES / seconds)), ...(await used(FILES))]],
  )
}
