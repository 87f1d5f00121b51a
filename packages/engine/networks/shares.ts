import { networksOf } from './networks.ts'

/**
 * A shared budget of slots or octets that no network can use up: each may take a share of what is free at that moment.
 * The fuller it is, the less a newcomer may take, so something is left for the next one.
 */
export type Shares = {
  /** What one caller takes of it, beginning with nothing. Null: the caller has no share of its own, only the whole. */
  of(address: string | null): Hold
  /** Taken by all together. */
  taken(): number
}

/** Why nothing more can be had: `all`: too little is left; `network`: this network has its share. */
export type Short = 'all' | 'network'

export type Hold = {
  /** Takes so much more, or nothing at all; null when it did. */
  take(amount: number): Short | null
  /** Gives back all that was taken. May be called again. */
  drop(): void
}

/** The part of the free budget that one network may have. */
const OF_THE_REST = 4

/** `total`: of all; `most`: of one network, however much is left; wider networks have their multiples of both. */
export function createShares({ total, most = total }: { total: number; most?: number }): Shares {
  const held = new Map<string, number>()
  let taken = 0
  const change = (name: string, by: number) => {
    const now = (held.get(name) ?? 0) + by
    if (now > 0) held.set(name, now)
    else held.delete(name)
  }
  return {
    taken: () => taken,
    of(address) {
      const networks = address === null ? [] : networksOf(address)
      let own = 0
      return {
        take(amount) {
          const left = total - taken
          if (amount > left) return 'all'
          const share = Math.min(most, Math.ceil(left / OF_THE_REST))
          const tooMuch = networks.some(({ name, times }) => {
            const already = held.get(name) ?? 0
            // A network that holds nothing gets a first piece as long as one is free.
            return already > 0 && already + amount > share * times
          })
          if (tooMuch) return 'network'
          for (const { name } of networks) change(name, amount)
          taken += amount
          own += amount
          return null
        },
        drop() {
          for (const { name } of networks) change(name, -own)
          taken -= own
          own = 0
        },
      }
    },
  }
}
