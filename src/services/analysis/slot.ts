import type { Logger } from 'pino'
import { createPauses } from '#restart-pauses.ts'
import type { AnalysisProcess } from './process.ts'

/** The process did not come up: that says nothing about the mail that it was to read. */
export class NotStarted extends Error {
  override name = 'NotStarted'
}

/** A place for one process, which is started when there is work for it and started again when it ends. */
export type Slot = {
  /** False while it waits to be started again, and after `close`. */
  usable(): boolean
  runs(): boolean
  /** For how long no process here could be given work, ms; 0 while one can. */
  downMs(): number
  /** What is under way in it. */
  load(): number
  /** Rejects as `work` does, and with NotStarted. */
  use<T>(work: (process: AnalysisProcess) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A process without work goes after this long, and gives its memory back. */
const IDLE_MS = 60_000

/** `keep`: its process is started at once and stays. `freed`: called when it can be used again. */
export function createSlot(world: {
  start(): AnalysisProcess
  keep: boolean
  freed(): void
  log: Logger
}): Slot {
  const { keep, log } = world
  const pauses = createPauses()
  let process: AnalysisProcess | null = null
  let load = 0
  let closed = false
  let paused: NodeJS.Timeout | null = null
  let idle: NodeJS.Timeout | undefined
  let downSince: number | null = performance.now()

  const start = (): AnalysisProcess => {
    const started = world.start()
    const at = performance.now()
    let wasReady = false
    process = started
    started.ready.then(
      () => {
        wasReady = true
        downSince = null
      },
      () => {},
    )
    started.ended.then((ending) => {
      if (process === started) process = null
      downSince ??= performance.now()
      if (closed || ending === 'stopped') return
      // What ended of a mail that it read, or since we ended it, is started as before: the mail is at fault.
      const innocent = wasReady && load > 0 && ending !== 'killed'
      const ms = innocent ? 0 : pauses.next(performance.now() - at)
      log.warn({ ending, ms, pid: started.pid }, 'an analysis process ended and is started again')
      if (!ms) return resume()
      paused = setTimeout(resume, ms)
      paused.unref()
    })
    return started
  }

  const resume = () => {
    paused = null
    if (closed) return
    if (keep && !process) start()
    world.freed()
  }

  const rest = () => {
    clearTimeout(idle)
    if (keep || load || !process) return
    idle = setTimeout(() => {
      if (!load) process?.stop()
    }, IDLE_MS)
    idle.unref()
  }

  if (keep) start()
  return {
    usable: () => !closed && !paused,
    runs: () => process !== null,
    downMs: () => (downSince === null ? 0 : performance.now() - downSince),
    load: () => load,
    async use(work) {
      clearTimeout(idle)
      load++
      try {
        const chosen = process ?? start()
        await chosen.ready.catch(() => {
          throw new NotStarted()
        })
        return await work(chosen)
      } finally {
        load--
        rest()
      }
    },
    async close() {
      closed = true
      clearTimeout(idle)
      if (paused) clearTimeout(paused)
      const last = process
      last?.stop()
      await last?.ended
    },
  }
}
