/** Numbers that look random and are the same for the same seed (sfc32). */
export type Random = {
  /** A whole number from 0 to `below` - 1; 0 when `below` is 0 or less. */
  below(below: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function createRandom(seed: number): Random {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed >>> 0]
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let n = 0; n < 15; n += 1) next()
  const below = (most: number) => (most <= 0 ? 0 : Math.floor((next() / 0x1_0000_0000) * most))
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    chance: (share) => next() / 0x1_0000_0000 < share,
  }
}
