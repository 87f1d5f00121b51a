import { launch, type RunningBrowser } from './launch.ts'
import { BrowserDied, RenderStop } from './stop.ts'

/** The one browser of a process: started when first needed, closed when idle, started anew after it died. */
export type BrowserHost = {
  /**
   * Rejects with a RenderStop of `unavailable` when none can be started (`timeout`: not in time), else as `work` does. A browser whose work
   * ends with BrowserDied is killed; the next use starts another.
   */
  use<T>(work: (running: RunningBrowser) => Promise<T>): Promise<T>
  /** `Chromium 153` of the last one started. */
  version(): string | null
  close(): Promise<void>
}

export function createHost(executablePath: string | undefined, idleMs: number): BrowserHost {
  let current: Promise<RunningBrowser> | undefined
  const ending = new Set<Promise<void>>()
  let users = 0
  let timer: NodeJS.Timeout | undefined
  let version: string | null = null
  let closed = false

  const end = (running: Promise<RunningBrowser>, how: 'end' | 'kill' = 'end') => {
    if (current === running) current = undefined
    const done: Promise<void> = running
      .then((browser) => browser[how]())
      .catch(() => {})
      .finally(() => ending.delete(done))
    ending.add(done)
    return done
  }
  const start = () => {
    const running = launch(executablePath)
    current = running
    running.then(
      ({ browser }) => {
        version = `Chromium ${browser.version().split('.')[0]}`
        browser.on('disconnected', () => end(running))
      },
      () => {
        if (current === running) current = undefined
      },
    )
    return running
  }
  const rest = () => {
    if (users > 0 || !current || closed) return
    timer = setTimeout(() => current && end(current), idleMs)
    timer.unref()
  }
  return {
    async use(work) {
      if (closed) throw new RenderStop('unavailable', 'The renderer is closed.')
      clearTimeout(timer)
      users += 1
      const running = current ?? start()
      try {
        return await work(await running.catch(unavailable))
      } catch (error) {
        if (error instanceof BrowserDied) await end(running, 'kill')
        throw error
      } finally {
        users -= 1
        rest()
      }
    },
    version: () => version,
    async close() {
      closed = true
      clearTimeout(timer)
      if (current) end(current)
      await Promise.all(ending)
    },
  }
}

function unavailable(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error)
  const reason = (text.split('\n')[0] ?? '').slice(0, 200)
  const late = /timeout|took longer/i.test(reason)
  throw new RenderStop(late ? 'timeout' : 'unavailable', `No browser could be started: ${reason}`)
}
