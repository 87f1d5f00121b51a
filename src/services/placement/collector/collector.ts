import { dropLeases } from '#storage/placement/seeds.ts'
import { type CollectorWorld, createCollection } from './collection.ts'
import { tick } from './due.ts'
import { shutMailbox } from './mailboxes.ts'
import { syncMailboxes } from './sync.ts'

/**
 * Reads every seed mailbox in which something is pending, each in one process only: a lease says which. What is due by
 * the clock is done here as well. Everything that matters stands in the database: a process that dies loses
 * nothing but what lay in simulated mailboxes.
 */
export type Collector = {
  /** Looks again at what is to be read; soon, not at once. */
  wake(): void
  /** Opens a mailbox again: its settings changed. */
  reopen(seedId: number): void
  /** What is due by the clock: by itself every second, and by the job. */
  tick(): Promise<void>
  /** Lets what waits be seen now: reads every open mailbox once. */
  poll(): Promise<void>
  idle(): Promise<void>
  close(): Promise<void>
}

const TICK = 1_000

export function createCollector(world: CollectorWorld): Collector {
  const collection = createCollection(world)
  const { arrivals, inTurn, readers } = collection
  let woken = false
  const timer = setInterval(() => {
    if (!inTurn.busy()) inTurn(() => tick(collection))
  }, TICK)
  timer.unref()
  return {
    wake() {
      if (woken || collection.closed) return
      woken = true
      inTurn(async () => {
        woken = false
        await syncMailboxes(collection)
      })
    },
    reopen(seedId) {
      inTurn(async () => {
        await shutMailbox(collection, seedId, false)
        await syncMailboxes(collection)
      })
    },
    tick: () => inTurn(() => tick(collection)),
    poll: async () => {
      await Promise.all([...readers.values()].map((reader) => reader.poll()))
    },
    idle: async () => {
      await inTurn(async () => {})
      await arrivals.idle()
    },
    async close() {
      collection.closed = true
      clearInterval(timer)
      await inTurn(async () => {})
      await Promise.all([...readers.keys()].map((id) => shutMailbox(collection, id, false)))
      await dropLeases(collection.database.db, collection.holder)
      await arrivals.idle()
    },
  }
}
