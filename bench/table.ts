import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { version } from '#platform/version.ts'
import { benchAnalysis } from './analysis.ts'
import { machine, ms } from './figures.ts'
import { spreadOf } from './journeys/play.ts'
import { benchJourneys } from './journeys.ts'
import { benchReceive, printReceive } from './receive.ts'
import { benchReport } from './report.ts'
import { benchStart } from './start.ts'
import { type Row, readTable, renderReadme, renderTable, replaced } from './table/markdown.ts'

/**
 * Measures and writes the one table of figures into docs/en/operate/figures.md, and those that the README claims into the
 * README. Parts that are not measured again keep their rows and dates, as long as the machine is the same.
 */
type Measured = { rows: Omit<Row, 'date' | 'part'>[]; postgres?: string | null }

const parts: Record<string, (given: { seconds: number }) => Promise<Measured>> = {
  report: async () => {
    const rows = await benchReport()
    const names = [
      'From the final dot to a readable report, newsletter of 10 kB, p50 / p95',
      'the same, 100 kB',
      'the same, 10 kB, the resolver refuses, p50 / p95',
      'the same, 10 kB, the resolver is silent, p50 / p95',
    ]
    return {
      rows: names.map((figure, at) => ({
        figure,
        seen: `${rows[at]![4]} / ${rows[at]![5]}`,
        claimed: at === 0,
      })),
    }
  },
  receive: async () => {
    const rows = await benchReceive()
    printReceive(rows)
    return {
      rows: rows.map(({ connections, ours, plain }) => ({
        figure: `Durable messages a second, ${connections} connection${connections === 1 ? '' : 's'}`,
        seen: Math.round(ours).toLocaleString('en'),
        beside: `a server that discards them: ${Math.round(plain).toLocaleString('en')}`,
        claimed: connections === 20,
      })),
    }
  },
  analysis: async () => ({
    rows: (await benchAnalysis()).map(([what, p50, p95, , peer]) => ({
      figure: `Analysis of one message, ${what}, p50 / p95`,
      seen: `${p50} / ${p95}`,
      beside: peer && peer !== 'not configured' ? `spamd -L: ${peer}` : '',
      claimed: false,
    })),
  }),
  start: async () => {
    const [fresh, existing] = await benchStart()
    return {
      rows: [
        { figure: 'Start to ready, existing data', seen: existing![1]!, claimed: true },
        { figure: 'Start to ready, the first start ever', seen: fresh![1]!, claimed: true },
      ],
    }
  },
  journeys: async ({ seconds }) => {
    const all = await benchJourneys({ seconds, lists: false })
    return {
      postgres: all.find(({ postgres }) => postgres)?.postgres ?? null,
      rows: all.flatMap(({ name, capacity, cost, memory, played, rate }) => [
        {
          figure: `Spam tests a second that are kept up, ${nameOf(name)}`,
          seen: capacity!.toFixed(1),
          claimed: true,
        },
        {
          figure: `Processor time of one, from address to read report, ${nameOf(name)}`,
          seen: `${ms(cost.ours)} (${ms(cost.front)} front, ${ms(cost.analysis)} analysis)`,
          claimed: true,
        },
        {
          figure: `Final dot to report at ${rate.toFixed(1)} a second, ${nameOf(name)}, p50 / p95 / p99`,
          seen: Object.values(spreadOf(played[0]!.played.times)).map(ms).join(' / '),
          claimed: false,
        },
        {
          figure: `Most memory of each front, ${nameOf(name)}`,
          seen: `${Math.round(Math.max(...memory))} MB`,
          claimed: name === '1 embedded',
        },
      ]),
    }
  },
}

const nameOf = (name: string) =>
  name.replace(/^(\d) (?:on )?/, (_, count) => (count === '1' ? 'one instance, ' : 'four instances, '))

const root = join(import.meta.dirname, '..')

/** Answers the exit code. `wanted`: parts to measure, none for all. */
export async function writeTable(wanted: string[], given: { seconds: number }): Promise<number> {
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown) {
    console.error(`The table has no part ${unknown}; its parts are ${Object.keys(parts).join(', ')}.`)
    return 1
  }
  const path = join(root, 'docs/en/operate/figures.md')
  const before = readTable(await readFile(path, 'utf8'))
  const known = before.machine === machine() ? before : { ...before, rows: [], postgres: '' }
  let { rows, postgres } = known
  for (const name of wanted.length ? wanted : Object.keys(parts)) {
    const load = loadavg()[0]!.toFixed(1)
    const measured = await parts[name]!(given)
    const date = `${new Date().toISOString().slice(0, 10)}, load ${load}`
    rows = [
      ...rows.filter(({ part }) => part !== name),
      ...measured.rows.map((row) => ({ ...row, date, part: name })),
    ]
    postgres = measured.postgres ?? postgres
  }
  rows.sort((a, b) => Object.keys(parts).indexOf(a.part) - Object.keys(parts).indexOf(b.part))
  const versions = { node: process.version.slice(1), postproof: version, postgres }
  await writeFile(
    path,
    replaced(await readFile(path, 'utf8'), renderTable(rows, { machine: machine(), ...versions })),
  )
  const readme = join(root, 'README.md')
  await writeFile(readme, replaced(await readFile(readme, 'utf8'), renderReadme(rows)))
  return 0
}
