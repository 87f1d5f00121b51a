import { benchAnalysis } from './analysis.ts'
import { benchCheckers } from './checkers.ts'
import { printMachine } from './figures.ts'
import { benchMemory } from './memory.ts'
import { benchPictures } from './pictures.ts'
import { benchReceive, printReceive } from './receive.ts'
import { benchReport } from './report.ts'
import { benchRequests } from './requests.ts'
import { benchStart } from './start.ts'
import { benchVerifier } from './verifier.ts'
import { benchVerifierLists } from './verifier-lists.ts'

/** `npm run bench`: the figures this project claims. `node bench/main.ts analysis start` runs parts by name. */
const parts: Record<string, () => Promise<void>> = {
  analysis: benchAnalysis,
  report: benchReport,
  receive: async () => printReceive(await benchReceive()),
  memory: benchMemory,
  start: benchStart,
  requests: benchRequests,
  checkers: benchCheckers,
  pictures: benchPictures,
  verifier: benchVerifier,
  'verifier-lists': benchVerifierLists,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  printMachine()
  for (const name of wanted.length ? wanted : Object.keys(parts)) await parts[name]!()
}
