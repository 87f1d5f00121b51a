import type { Claimed } from '#storage/verifier-list-work.ts'

/** The addresses that are being verified, and how many more may be. */
export type Flights = {
  count(): number
  /** How many more of this list may begin; 0 or less when it has its share. */
  roomIn(listId: string): number
  lists(): string[]
  /** The positions of each list, for the renewal of their claims. */
  positions(): [listId: string, positions: number[]][]
  begin(claimed: Claimed, work: (signal: AbortSignal) => Promise<void>): void
  /** Aborts what is in flight of a list; what begins later is not affected. */
  halt(listId: string): void
  haltAll(): void
  /** What has not ended, to be awaited. */
  open(): Promise<void>[]
}

/** At most `concurrency` at once; each list has an equal share of them, and one share stays free for the list that comes next. */
export function createFlights(concurrency: number, onEnd: () => void): Flights {
  const byList = new Map<string, Map<number, Promise<void>>>()
  const halts = new Map<string, AbortController>()
  const count = () => [...byList.values()].reduce((sum, of) => sum + of.size, 0)

  function begin({ listId, position }: Claimed, work: (signal: AbortSignal) => Promise<void>): void {
    const of = byList.get(listId) ?? new Map<number, Promise<void>>()
    byList.set(listId, of)
    const halt = halts.get(listId) ?? new AbortController()
    halts.set(listId, halt)
    const done: Promise<void> = work(halt.signal).finally(() => {
      // When its claim ended early, the same address may be in flight again.
      if (of.get(position) === done) of.delete(position)
      if (of.size === 0 && byList.get(listId) === of) {
        byList.delete(listId)
        halts.delete(listId)
      }
      onEnd()
    })
    of.set(position, done)
  }

  return {
    count,
    roomIn: (listId) => {
      const lists = byList.size + (byList.has(listId) ? 1 : 2)
      const share = Math.ceil(concurrency / lists)
      return Math.min(concurrency - count(), share - (byList.get(listId)?.size ?? 0))
    },
    lists: () => [...byList.keys()],
    positions: () => [...byList].map(([listId, of]) => [listId, [...of.keys()]]),
    begin,
    halt: (listId) => {
      halts.get(listId)?.abort()
      halts.delete(listId)
    },
    haltAll: () => {
      for (const halt of halts.values()) halt.abort()
    },
    open: () => [...byList.values()].flatMap((of) => [...of.values()]),
  }
}
