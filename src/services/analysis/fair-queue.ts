/**
 * What waits for a share of something scarce, in the order of weighted fair queueing (Demers, Keshav and Shenker, 1989):
 * whoever has had much waits behind whoever has had little, and of two that come at once the smaller goes first.
 */
export type FairQueue<T> = {
  /** `sharers`: for whom it is, such as a network and an account. `cost`: how much it takes of what is shared, above 0. */
  push(item: T, of: { sharers: readonly Sharer[]; cost: number }): void
  shift(): T | undefined
  /** In the order in which they would come. */
  items(): T[]
  readonly length: number
}

/** `weight`: how much more it gets than others, as one that many are behind; 1 where it is not given. */
export type Sharer = { name: string; weight?: number }

/** Sharers beside those who wait. */
const MOST_REMEMBERED = 1_000

type Waiting<T> = { item: T; start: number; finish: number }

export function createFairQueue<T>(): FairQueue<T> {
  const waiting: Waiting<T>[] = []
  /** Virtual time: what has been handed out to each who always wanted some. */
  let now = 0
  /** When, in virtual time, each sharer has had all that it asked for so far. */
  const finishes = new Map<string, number>()

  /** Virtual time does not pass while each comes once: of too many the one half is forgotten that has had least, and longest ago. */
  const forget = () => {
    const most = MOST_REMEMBERED + 4 * waiting.length
    if (finishes.size <= most) return
    const ahead = [...finishes].filter(([, finish]) => finish > now).reverse()
    finishes.clear()
    for (const [sharer, finish] of ahead.sort(([, a], [, b]) => b - a).slice(0, most / 2)) {
      finishes.set(sharer, finish)
    }
  }

  return {
    push(item, { sharers, cost }) {
      const start = Math.max(now, ...sharers.map(({ name }) => finishes.get(name) ?? 0))
      for (const { name, weight = 1 } of sharers) {
        finishes.set(name, Math.max(now, finishes.get(name) ?? 0) + cost / weight)
      }
      const finish = start + cost
      waiting.splice(placeOf(waiting, finish), 0, { item, start, finish })
    },
    shift() {
      const first = waiting.shift()
      if (!first) return undefined
      now = Math.max(now, first.start)
      forget()
      return first.item
    },
    items: () => waiting.map(({ item }) => item),
    get length() {
      return waiting.length
    },
  }
}

/** Behind all that finish no later. */
function placeOf(waiting: readonly Waiting<unknown>[], finish: number): number {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (waiting[middle]!.finish <= finish) low = middle + 1
    else high = middle
  }
  return low
}
