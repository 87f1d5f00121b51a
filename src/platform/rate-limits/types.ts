/** Rate limits: each bucket holds `perMinute` tokens and fills up in a minute. */
export type TokenBuckets = {
  /** Takes one token if there is one; answers how many are left, below 0 by what was missing. */
  take(key: string, perMinute: number): Promise<number> | number
  /** For a request that counts elsewhere after all. */
  giveBack(key: string, perMinute: number): void
}
