import { EVENTS_CHANNEL, nextDue, takeDeliveries } from '#storage/events/events.ts'
import { deliver } from './deliver.ts'
import { type EventsWorld, usualTimes } from './world.ts'

/**
 * Delivers what waits in the database: a few events at once for each endpoint, so that a receiver that hangs delays no
 * other. Several processes may do so at once: each delivery is claimed by one.
 */
export type Sender = {
  /** Something waits, or may wait. */
  wake(): void
  /** Resolves when nothing is being sent and nothing is due. */
  idle(): Promise<void>
  /** Begins with nothing new and waits for what is being sent. */
  close(): Promise<void>
}

const PER_ENDPOINT = 5
const LOOK_AGAIN_MS = 5_000
const LONGEST_SLEEP_MS = 60_000
const SOONEST_MS = 20

export function createSender(world: EventsWorld): Sender {
  const { db, clock, log } = world
  const { leaseMs } = world.times ?? usualTimes
  const running = new Map<string, Promise<void>>()
  let looking: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const begin = (endpoint: string, work: Promise<unknown>) => {
    const kept = work
      .then(() => {})
      .catch((error: unknown) => log.error({ error, endpoint }, 'an event could not be settled'))
      .finally(() => {
        running.delete(endpoint)
        wake()
      })
    running.set(endpoint, kept)
  }
  const look = async () => {
    while (again && !closed) {
      again = false
      const now = clock.now()
      const taken = await takeDeliveries(db, {
        now: new Date(now),
        again: new Date(now + leaseMs),
        perEndpoint: PER_ENDPOINT,
        busy: [...running.keys()],
      })
      for (const [endpoint, deliveries] of Map.groupBy(taken, ({ endpoint_id }) => endpoint_id))
        begin(endpoint, Promise.all(deliveries.map((each) => deliver(world, each))))
    }
    // What is due and was not taken is held up by a delivery that is running, or due later.
    const now = clock.now()
    const next = await nextDue(db, new Date(now))
    if (next) sleep(next.getTime() - now)
  }
  const sleep = (ms: number) => {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(wake, Math.min(Math.max(ms, SOONEST_MS), LONGEST_SLEEP_MS)).unref()
  }
  const wake = () => {
    if (closed) return
    again = true
    looking ??= look()
      .catch((error: unknown) => {
        log.warn({ error }, 'events that wait could not be read')
        sleep(LOOK_AGAIN_MS)
      })
      .finally(() => {
        looking = undefined
        if (again) wake()
      })
  }
  const idle = async () => {
    while (looking || running.size) await Promise.all([looking, ...running.values()])
  }
  return {
    wake,
    async idle() {
      wake()
      await idle()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await idle()
    },
  }
}

/** Wakes at each event, also of other processes. */
export const listenForEvents = ({ database }: Pick<EventsWorld, 'database'>, sender: Sender) =>
  database.listen(EVENTS_CHANNEL, sender.wake, sender.wake)
