import { readConfig } from '#config.ts'
import { silentMetrics } from '#platform/metrics/types.ts'
import { startAnalysisProcess } from '#services/analysis/process.ts'

/** Starts an analysis process, says its number, and stays. */

const reader = startAnalysisProcess({
  config: readConfig({ PICTURES: 'off' }),
  limits: { heap: 256, processorSeconds: 60, seconds: 600 },
  niceness: 0,
  metrics: silentMetrics,
})
await reader.ready
console.log(reader.pid)
setInterval(() => {}, 60_000)
