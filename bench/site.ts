import { readFile } from 'node:fs/promises'
import { ms, percentile, printTable } from './figures.ts'
import { createFolder, type Instance, startInstance } from './instance.ts'
import { type Ask, load } from './load.ts'
import { newsletterReport } from './newsletter-report.ts'
import { openPhone, type Seen } from './phone.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * The budgets of the site on its production build: scripts as a browser fetches them, how soon the server answers, and
 * what a mid-range phone makes of it.
 */
const SECONDS = 4
const CONNECTIONS = 20
const RUNS = 3
const aims = { home: 100_000, report: 180_000, p95: 60, paint: 1_200, shift: 0.01, press: 150 }

export async function benchSite(): Promise<void> {
  const around = await startSurroundings(2)
  const folder = await createFolder()
  const settings = { ...around.settings, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '1000000' }
  const instance = await startInstance(folder.path, settings)
  try {
    const report = await newsletterReport(instance, around.webPort)
    const pages: [name: string, path: string][] = [
      ['home', '/'],
      ['report', `/results/${report.id}`],
    ]
    await printPhone(instance, pages)
    await printServer(instance, [
      ...asksOf(pages, 'to a guest', {}),
      ...asksOf(pages.slice(1), 'to its owner', { cookie: report.cookie }),
      ...asksOf([['SPF checker', '/spf-checker']], 'to a guest', {}),
      ...asksOf([['documentation', '/docs']], 'to a guest', {}),
    ])
  } finally {
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

const asksOf = (pages: [string, string][], whom: string, headers: Record<string, string>) =>
  pages.map(([name, path]): [string, Ask] => [
    `${name}, ${whom}`,
    { path, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } },
  ])

async function printServer(instance: Instance, asks: [name: string, ask: Ask][]): Promise<void> {
  const rows = []
  for (const [name, ask] of asks) {
    const before = await processorTime(instance)
    const begun = performance.now()
    const found = await load(instance.url, () => ask, { connections: CONNECTIONS, seconds: SECONDS })
    const seconds = (performance.now() - begun) / 1000
    // The warm-up is in both.
    const answers = found.answersASecond * seconds
    const cost = before === null ? Number.NaN : ((await processorTime(instance)) ?? Number.NaN) - before
    rows.push([
      name,
      kilobytes(found.bytes),
      found.answersASecond.toFixed(0),
      ms(found.p50),
      `${ms(found.p95)} (aim ${aims.p95} ms)`,
      ms(cost / answers),
    ])
  }
  const head = ['', 'sent', 'answers a second', 'p50', 'p95', 'processor time of each']
  printTable(`Server, ${CONNECTIONS} connections that ask again at once`, head, rows)
}

/** Of the whole process so far, ms; null where there is no /proc. The kernel counts in hundredths of a second. */
async function processorTime({ pid }: Instance): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.split(') ').at(-1)?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null
}

async function printPhone(instance: Instance, pages: [name: string, path: string][]): Promise<void> {
  const phone = await openPhone()
  try {
    const rows = []
    for (const [name, path] of pages) {
      const seen = []
      for (let run = 0; run < RUNS; run++) seen.push(await phone.visit(`${instance.url}${path}`))
      rows.push([...rowOf(name, seen), pressesOf(await phone.press(`${instance.url}${path}`))])
    }
    const head = [
      ...['', 'document', 'scripts', 'largest contentful paint', 'worst', 'layout shift'],
      'interaction to next paint, p95',
    ]
    printTable(`On a phone (${phone.conditions}), median of ${RUNS} visits with an empty cache`, head, rows)
  } finally {
    await phone.close()
  }
}

function rowOf(name: string, seen: Seen[]): string[] {
  const paints = seen.map(({ paint }) => paint).toSorted((a, b) => a - b)
  const worst = seen.toSorted((a, b) => b.shift - a.shift)[0]!
  return [
    name,
    kilobytes(worst.document),
    `${kilobytes(worst.scripts)} (aim ${kilobytes(name === 'home' ? aims.home : aims.report)})`,
    `${ms(paints[Math.floor(paints.length / 2)]!)} (aim ${ms(aims.paint)})`,
    ms(paints.at(-1)!),
    `${worst.shift.toFixed(3)} (aim ${aims.shift})`,
  ]
}

const pressesOf = (presses: number[]): string =>
  presses.length
    ? `${ms(percentile(presses, 0.95))} of ${presses.length} presses (aim ${ms(aims.press)})`
    : 'nothing to press'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
