import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { inThisProcess } from './in-process.ts'
import type { TestWorlds } from './operations.ts'
import { type AnalysisPool, createAnalysisPool } from './pool.ts'
import { type ProcessLimits, startAnalysisProcess } from './process.ts'

/** By kind of mail: what a process that reads it may use, and how much it stands back for the others. */
const kinds: Record<'small' | 'large', { limits: ProcessLimits; niceness: number }> = {
  small: { limits: { heap: 512, processorSeconds: 20, seconds: 120 }, niceness: 0 },
  large: { limits: { heap: 1024, processorSeconds: 30, seconds: 180 }, niceness: 5 },
}

/** The pool as the settings have it; with ANALYSIS_PROCESSES=0 mails are read in this process. */
export function createAnalysisProcesses(world: {
  config: Config
  worlds: TestWorlds
  metrics: Metrics
  log: Logger
}): AnalysisPool {
  const { config, worlds, metrics, log } = world
  const asked = config.ANALYSIS_PROCESSES ?? Math.max(1, availableParallelism() - 1)
  return createAnalysisPool({
    processes: Math.max(1, asked),
    start: (kind) =>
      asked ? startAnalysisProcess({ config, metrics, ...kinds[kind] }) : inThisProcess(worlds),
    log,
  })
}
