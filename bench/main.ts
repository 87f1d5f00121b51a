import { parseArgs } from 'node:util'
import { benchAnalysis } from './analysis.ts'
import { benchBombs } from './bombs.ts'
import { benchCheckers } from './checkers.ts'
import { benchClientEffect } from './client-effect.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDeadServers } from './dead-servers.ts'
import { printMachine } from './figures.ts'
import { benchHttp } from './http.ts'
import { benchJourneys } from './journeys.ts'
import { benchMemory } from './memory.ts'
import { benchPictures } from './pictures.ts'
import { benchPlacement } from './placement.ts'
import { benchReceive, printReceive } from './receive.ts'
import { benchReport } from './report.ts'
import { benchReports } from './reports.ts'
import { benchSite } from './site.ts'
import { benchSoak } from './soak.ts'
import { benchStart } from './start.ts'
import { writeTable } from './table.ts'
import { benchVerifier } from './verifier.ts'
import { benchVerifierLists } from './verifier-lists.ts'
import { benchPoliteness } from './verifier-politeness.ts'
import { benchWalk } from './walk.ts'

/** `npm run bench`: the figures this project claims. `node bench/main.ts analysis start` runs parts by name. */

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** journeys: 1 or 4; without it both. */
    processes: { type: 'string' },
    /** journeys: embedded or postgres; without it both. */
    database: { type: 'string' },
    /** journeys: how long each is measured. */
    seconds: { type: 'string', default: '30' },
    /** journeys, soak: spam tests a second, in place of looking for what can be kept up. */
    rate: { type: 'string' },
    /** soak: how long. */
    minutes: { type: 'string', default: '30' },
    /** soak: of what can be kept up. */
    share: { type: 'string', default: '0.5' },
    /** reports: how many; 13 months of each. */
    domains: { type: 'string', default: '2000' },
    'no-lists': { type: 'boolean', default: false },
  },
})
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const rate = number(values.rate)
const processes = number(values.processes)

const parts: Record<string, () => Promise<unknown>> = {
  analysis: benchAnalysis,
  report: benchReport,
  reports: () => benchReports({ domains: Number(values.domains) }),
  receive: async () => printReceive(await benchReceive()),
  memory: benchMemory,
  bombs: benchBombs,
  start: benchStart,
  http: benchHttp,
  site: benchSite,
  checkers: benchCheckers,
  walk: benchWalk,
  'client-effect': () => benchClientEffect(),
  dashboard: benchDashboard,
  pictures: benchPictures,
  'dead-servers': benchDeadServers,
  verifier: benchVerifier,
  'verifier-lists': benchVerifierLists,
  'verifier-politeness': benchPoliteness,
  placement: benchPlacement,
  journeys: () =>
    benchJourneys({
      processes,
      rate,
      database: values.database,
      seconds: Number(values.seconds),
      lists: !values['no-lists'],
    }),
  soak: () => benchSoak({ minutes: Number(values.minutes), share: Number(values.share), rate }),
}

/** `table report start` measures these parts again and writes the table; alone it measures all that stand there. */
const isTable = wanted[0] === 'table'
if (isTable) wanted.shift()
/** Takes as long as one likes. */
const apart = ['soak', 'reports']
const unknown = wanted.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  printMachine()
  if (isTable) process.exit(await writeTable(wanted, { seconds: Number(values.seconds) }))
  const names = wanted.length ? wanted : Object.keys(parts).filter((name) => !apart.includes(name))
  for (const name of names) await parts[name]!()
}
