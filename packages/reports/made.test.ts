import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeReports } from './merge.ts'
import { readReports } from './read.ts'
import { totalsOf } from './totals.ts'
import type { AggregateReport } from './types.ts'

/** Files that OpenDMARC and rspamd made, read as recount.py counts them. `made/README.md` says how they came about. */

const folder = join(import.meta.dirname, 'made')
type Sums = { reports: number; messages: number; passed: number; sources: Record<string, [number, number]> }
type Totals = {
  files: Record<string, { domain: string; id: string; rows: number; messages: number; passed: number }[]>
  domains: Record<string, Sums>
}
const totals = JSON.parse(readFileSync(join(folder, 'totals.json'), 'utf8')) as Totals
const readFile = (name: string) => readReports(readFileSync(join(folder, name)), name)

test('every file has its totals', () => {
  const files = readdirSync(folder).filter((name) => !/\.(json|md)$/.test(name))
  expect(files.sort()).toEqual(Object.keys(totals.files).sort())
})

test.for(Object.entries(totals.files))('%s', async ([name, expected], { expect }) => {
  const { reports, refused } = await readFile(name)
  const aggregate = reports as AggregateReport[]
  expect(
    aggregate.map((report) => ({
      ...{ domain: report.domain, id: report.id, rows: report.rows.length },
      ...totalsOf(report),
    })),
  ).toEqual(expected)
  expect([refused, reports.flatMap(({ problems }) => problems)]).toEqual([[], []])
})

test.for<'forwards' | 'backwards'>(['forwards', 'backwards'])(
  'all of them, twice and %s, by domain and source',
  async (order, { expect }) => {
    const names = Object.keys(totals.files)
    if (order === 'backwards') names.reverse()
    const read = (await Promise.all([...names, ...names].map(readFile))).flatMap(({ reports }) => reports)
    const sums: Record<string, Sums> = {}
    for (const report of mergeReports(read).reports as AggregateReport[]) addTo(sums, report)
    expect(sums).toEqual(totals.domains)
  },
)

function addTo(sums: Record<string, Sums>, { domain, rows }: AggregateReport): void {
  sums[domain] ??= { reports: 0, messages: 0, passed: 0, sources: {} }
  const sum = sums[domain]
  sum.reports++
  for (const { sourceIp, count, passed } of rows) {
    sum.sources[sourceIp!] ??= [0, 0]
    const source = sum.sources[sourceIp!]!
    const good = passed ? count : 0
    source[0] += count
    source[1] += good
    sum.messages += count
    sum.passed += good
  }
}
