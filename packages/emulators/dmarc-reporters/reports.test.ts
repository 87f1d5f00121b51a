import { type AggregateReport, keyOf, readReports } from '@postproof/reports'
import { expect, test } from 'vitest'
import { habits } from './habits.ts'
import { mailAround } from './pack.ts'
import { makeReport } from './reports.ts'

const domains = ['example.org', 'alpha.example']
const envelope = { from: 'reports@receiver.example', to: 'reports@example.org' }
const made = Array.from({ length: 20 * habits.length }, (_, at) => makeReport(1, at, domains))
const short = (rows: { sourceIp: string | null; count: number; dkim: string | null; spf: string | null }[]) =>
  rows.map(({ sourceIp, count, dkim, spf }) => `${sourceIp} ${count} ${dkim} ${spf}`)

test.for(habits.map((habit, at) => [habit.organization, at] as const))(
  'what %s writes is read as it was meant, bare and in its mail',
  async ([organization, of], { expect }) => {
    for (const file of made.filter((_, at) => at % habits.length === of)) {
      for (const octets of [file.octets, mailAround(file, envelope, file.mail)]) {
        const { reports, refused } = await readReports(octets, file.name)
        const [report] = reports as AggregateReport[]
        expect([reports.length, refused, report!.problems]).toEqual([1, [], []])
        expect([report!.reporter, report!.domain]).toEqual([organization, file.domain])
        expect(short(report!.rows)).toEqual(short(file.rows))
      }
    }
  },
)

test('no two are the same report', async () => {
  const read = await Promise.all(made.map(({ octets, name }) => readReports(octets, name)))
  const keys = read.flatMap(({ reports }) => reports.map(keyOf))
  expect(new Set(keys).size).toBe(made.length)
})

test('the same seed gives the same octets, and another seed others', () => {
  const octets = (seed: number) =>
    made.map((_, at) => Buffer.from(makeReport(seed, at, domains).octets).toString('base64'))
  expect(octets(1)).toEqual(octets(1))
  expect(octets(1)).not.toEqual(octets(2))
})
