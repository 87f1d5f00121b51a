import type { Browser, CDPSession } from 'playwright-core'
import { RenderStop, within } from './stop.ts'

/**
 * What pages cost the machine, in processor time: a limit by the clock says as much of what else the machine does. The
 * browser's own process answers for all its processes, also while a page is busy (CDP, SystemInfo.getProcessInfo).
 */

/** Milliseconds of processor time since the page was opened. `shared`: of the process that puts the pictures of all together. */
export type Spent = { own: number; shared: number }

export type Meter = {
  /** Opens a page, one at a time: the process that appears meanwhile is its own, since each page has a context of its own. */
  admit<T>(open: () => Promise<T>): Promise<{ page: T; spent(): Promise<Spent> }>
}

type Times = Map<number, { type: string; ms: number }>

export function createMeter(browser: Browser): Meter {
  let session: Promise<CDPSession> | undefined
  let door: Promise<unknown> = Promise.resolve()

  const read = async (): Promise<Times> => {
    session ??= browser.newBrowserCDPSession()
    const { processInfo } = await (await session).send('SystemInfo.getProcessInfo')
    return new Map(processInfo.map(({ id, type, cpuTime }) => [id, { type, ms: cpuTime * 1000 }]))
  }
  const open = async <T>(work: () => Promise<T>) => {
    const before = await read()
    const page = await work()
    const after = await read()
    const own = [...after]
      .filter(([id, { type }]) => type === 'renderer' && !before.has(id))
      .map(([id]) => id)
    const others = sharedOf(after)
    const spent = async (): Promise<Spent> => {
      const now = await read()
      return {
        own: own.reduce((sum, id) => sum + (now.get(id)?.ms ?? 0), 0),
        // Less than before when that process has died and was started again.
        shared: Math.max(0, sharedOf(now) - others),
      }
    }
    return { page, spent }
  }
  return {
    admit(work) {
      const opened = door.then(() => open(work))
      door = opened.catch(() => {})
      return opened
    },
  }
}

const sharedOf = (times: Times): number =>
  [...times.values()].reduce((sum, { type, ms }) => (type === 'GPU' ? sum + ms : sum), 0)

export type Allowance = {
  /** Milliseconds of processor time. */
  ms: number
  /** What it is for, e.g. `The picture`. */
  what: string
  /** Whether all that is shared was spent for this mail. */
  isAlone(): boolean
  /** Milliseconds without an answer, or looks without any work done for that time: counted, since we may stand still ourselves. */
  stillMs: number
}

export type Watch = {
  /** Rejects with a RenderStop when more was spent than is allowed, or the browser stands still; never resolves. */
  over: Promise<never>
  /** Ends the watch; answers what the page itself was seen to spend. */
  end(): number
}

const LOOK_MS = 200

/** Watches a page from now on. What the mail spent is `costly`; what another one may have spent is no fault of it: `timeout`. */
export function watch(spent: () => Promise<Spent>, { ms, what, isAlone, stillMs }: Allowance): Watch {
  let ended = false
  let seen = 0
  const look = async (): Promise<never> => {
    let first: Spent | undefined
    for (let last = -1, still = 0; !ended; await pause(LOOK_MS)) {
      const now = await within(spent(), stillMs, 'The browser')
      first ??= now
      seen = now.own - first.own
      const all = seen + now.shared - first.shared
      if (seen > ms || (all > ms && isAlone())) {
        throw new RenderStop('costly', `${what} took more than ${ms} ms of processor time.`, seen <= ms)
      }
      if (all > ms)
        throw new RenderStop('timeout', 'The browser was kept busy, perhaps by another mail.', true)
      still = all > last ? 0 : still + 1
      last = Math.max(last, all)
      if (still * LOOK_MS >= stillMs) throw new RenderStop('timeout', 'The browser stood still.')
    }
    return new Promise<never>(() => {})
  }
  const over = look()
  over.catch(() => {})
  return {
    over,
    end() {
      ended = true
      return seen
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
