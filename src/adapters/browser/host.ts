import { launch, type RunningBrowser } from './launch.ts'
import { BrowserDied, RenderStop } from './stop.ts'

/** The one browser of a process: started when first needed, closed when idle, started again after it died or grew. */
export type BrowserHost = {
  /**
   * Rejects with a RenderStop of `unavailable` when none can be started (`timeout`: not in time), else as `work` does. A browser whose work
   * ends with BrowserDied is killed; the next use starts another.
   */
  use<T>(work: (running: RunningBrowser) => Promise<T>): Promise<T>
  /** Starts it now, and from now on keeps one that is idle. Resolves when it is there, or could not be started. */
  keep(): Promise<void>
  /** `Chromium 153` of the last one started. */
  version(): string | null
  close(): Promise<void>
}

export type HostOptions = {
  executablePath: string | undefined
  launchMs?: number | undefined
  idleMs: number
  /** What the processes that all mails share may hold, MB; beyond it the browser is ended between mails. */
  maxMegabytes: number
  /** Default: launches Chromium. */
  start?: (executablePath: string | undefined, launchMs: number | undefined) => Promise<RunningBrowser>
}

/** One browser with what is drawn in it; a `retired` one takes nothing more, and ends with its last user. */
type Held = { running: Promise<RunningBrowser>; users: number; retired: boolean }

export function createHost({
  executablePath,
  launchMs,
  idleMs,
  maxMegabytes,
  start = launch,
}: HostOptions): BrowserHost {
  let current: Held | undefined
  const ending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let version: string | null = null
  let closed = false
  let kept = false

  const end = ({ running }: Held, how: 'end' | 'kill' = 'end') => {
    if (current?.running === running) current = undefined
    const done: Promise<void> = running
      .then((browser) => browser[how]())
      .catch(() => {})
      .finally(() => ending.delete(done))
    ending.add(done)
    return done
  }
  const begin = (): Held => {
    const held: Held = { running: start(executablePath, launchMs), users: 0, retired: false }
    current = held
    held.running.then(
      ({ browser }) => {
        version = `Chromium ${browser.version().split('.')[0]}`
        browser.on('disconnected', () => end(held))
      },
      () => {
        if (current === held) current = undefined
      },
    )
    return held
  }
  const keep = async () => {
    kept = true
    clearTimeout(timer)
    if (closed) return
    const held = current ?? begin()
    await held.running.then(
      () => {},
      () => {},
    )
  }
  /** Others may still draw in one that has grown: what comes from now on gets a new one. */
  const retireGrown = async (held: Held) => {
    const running = await held.running.catch(() => undefined)
    const megabytes = await running?.megabytes().catch(() => null)
    if (closed || typeof megabytes !== 'number' || megabytes <= maxMegabytes) return
    held.retired = true
    if (current === held) current = undefined
    if (held.users === 0) end(held)
    if (kept && !current) await keep()
  }
  const leave = (held: Held) => {
    held.users -= 1
    if (held.retired) {
      if (held.users === 0) end(held)
      return
    }
    retireGrown(held).then(() => {
      if (kept || closed || !current || current.users > 0) return
      clearTimeout(timer)
      const resting = current
      timer = setTimeout(() => resting.users === 0 && end(resting), idleMs)
      timer.unref()
    })
  }
  return {
    async use(work) {
      if (closed) throw new RenderStop('unavailable', 'The renderer is closed.')
      clearTimeout(timer)
      const held = current ?? begin()
      held.users += 1
      try {
        return await work(await held.running.catch(unavailable))
      } catch (error) {
        if (error instanceof BrowserDied) await end(held, 'kill')
        throw error
      } finally {
        leave(held)
      }
    },
    keep,
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
