import { createReruns } from '#platform/concurrency/reruns.ts'
import { accountsToTell, takeUnsent } from '#storage/watch/alerts.ts'
import { claimWatched } from '#storage/watch/work.ts'
import type { Channel } from './channel.ts'
import { lookAt } from './look.ts'
import { quietNow } from './quiet-hours.ts'
import { CONFIRM } from './schedule.ts'
import type { WatchWorld } from './world.ts'

/** What is done by the clock: domains that are due are looked at, and what changed is sent to its owner. */
export type WatchWork = {
  /** Answers how many domains were looked at. */
  work(): Promise<number>
  /** Looks soon at what was just added, in this process. Never rejects. */
  wake(): void
  /** Takes up no further domain; resolves when none is being looked at. */
  close(): Promise<void>
}

const MINUTE = 60_000
/** A look takes seconds; the claim of a process that died is void after this. */
const LEASE = 10 * MINUTE
/** Domains that are looked at at the same time: each asks some hundred questions. */
const AT_ONCE = 4
/** In one run, which begins each minute: a long list is looked at over several of them. */
const MOST_A_RUN = 100
/** Alerts wait for the other domains of their account, but not longer. */
const LONGEST_WAIT = 60 * MINUTE

export function createWatchWork(world: WatchWorld): WatchWork {
  const { db, clock, log } = world
  let isClosed = false
  const claim = () => {
    const now = clock.now()
    return claimWatched(db, new Date(now), new Date(now - LEASE))
  }
  const lookAtDue = async () => {
    let left = MOST_A_RUN
    let count = 0
    const line = async () => {
      while (!isClosed && left-- > 0) {
        const row = await claim()
        if (!row) return
        await lookAt(world, row)
        count++
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, line))
    return count
  }
  const reruns = createReruns(async () => {
    const count = await lookAtDue()
    if (!isClosed) await tell(world)
    return count
  })
  return {
    work: reruns.run,
    wake() {
      if (isClosed) return
      reruns.run().catch((error: unknown) => log.warn({ error }, 'watched domains are looked at later'))
    },
    async close() {
      isClosed = true
      await reruns.idle()
    },
  }
}

/** Sends each account what changed at all its domains, once its round of looks has ended. */
export async function tell(world: WatchWorld): Promise<void> {
  for (const channel of world.channels) await tellBy(world, channel)
}

/** By one way: what has to wait there holds up no other. */
async function tellBy({ db, clock, log }: WatchWorld, channel: Channel): Promise<void> {
  const time = clock.now()
  const now = new Date(time)
  const { held, onlyBad } = channel.isCalm ? await quietNow(db, time) : { held: [], onlyBad: [] }
  const marked = { mark: channel.mark, onlyBad, now }
  const accounts = await accountsToTell(db, {
    ...marked,
    ...{ held, latest: new Date(time - LONGEST_WAIT), soon: new Date(time + CONFIRM) },
  })
  for (const accountId of accounts) {
    try {
      await db.transaction().execute(async (trx) => {
        const alerts = await takeUnsent(trx, accountId, marked)
        if (alerts.length > 0 && !(await channel.send({ accountId, alerts }, trx))) throw new Waits()
      })
    } catch (error) {
      if (!(error instanceof Waits)) log.error({ error, account: accountId }, 'alerts were not sent and wait')
    }
  }
}

/** Rolls back what was marked as sent. */
class Waits extends Error {}
