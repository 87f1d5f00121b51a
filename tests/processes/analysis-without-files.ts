import { closeSync, openSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { silentMetrics } from '#platform/metrics/types.ts'
import { startAnalysisProcess } from '#services/analysis/process.ts'

/** Starts an analysis process while no more files can be opened, and says how it ended. */

const config = readConfig({ PICTURES: 'off' })
const limits = { heap: 256, processorSeconds: 60, seconds: 600 }
const taken: number[] = []
try {
  for (;;) taken.push(openSync('/dev/null', 'r'))
} catch {
  // Not one more.
}
const reader = startAnalysisProcess({ config, limits, niceness: 0, metrics: silentMetrics })
for (const file of taken) closeSync(file)
console.log(await reader.ended)
