import { groupBy } from '@postproof/engine/group-by'
import { createWakeLoop } from '#platform/live/wake-loop.ts'
import { type Delivery, EVENTS_CHANNEL, nextDue, takeDeliveries } from '#storage/events/events.ts'
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

export function createSender(world: EventsWorld): Sender {
  const { db, clock, log } = world
  const { leaseMs } = world.times ?? usualTimes
  const running = new Map<string, Promise<void>>()

  const loop = createWakeLoop({
    async begin() {
      const now = clock.now()
      const taken = await takeDeliveries(db, {
        now: new Date(now),
        again: new Date(now + leaseMs),
        perEndpoint: PER_ENDPOINT,
        busy: [...running.keys()],
      })
      for (const [endpoint, deliveries] of groupBy(taken, ({ endpoint_id }) => endpoint_id))
        send(endpoint, deliveries)
    },
    // What is due and was not taken is held up by a delivery that is running, or due later.
    async nextInMs() {
      const now = clock.now()
      const next = await nextDue(db, new Date(now))
      return next && next.getTime() - now
    },
    failed: 'events that wait could not be read',
    log,
  })
  const send = (endpoint: string, deliveries: readonly Delivery[]) => {
    const work = Promise.all(deliveries.map((each) => deliver(world, each)))
      .then(() => {})
      .catch((error: unknown) => log.error({ error, endpoint }, 'an event could not be settled'))
      .finally(() => {
        running.delete(endpoint)
        loop.wake()
      })
    running.set(endpoint, work)
  }
  const idle = async () => {
    while (loop.looking() || running.size) await Promise.all([loop.looking(), ...running.values()])
  }
  return {
    wake: loop.wake,
    async idle() {
      loop.wake()
      await idle()
    },
    async close() {
      loop.close()
      await idle()
    },
  }
}

/** Wakes at each event, also of other processes. */
export const listenForEvents = ({ database }: Pick<EventsWorld, 'database'>, sender: Sender) =>
  database.listen(EVENTS_CHANNEL, sender.wake, sender.wake)
