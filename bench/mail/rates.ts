/** How well a number tells spam from good mail; higher means spam. */

export type Rated = { isSpam: boolean; value: number }
/** A point of a ROC curve: share of good mail flagged, share of spam found. */
export type RocPoint = [flagged: number, found: number]

/** Area under the ROC curve, 0.5-1 for what helps: how often spam lies above good mail, ties counting half. */
export function areaUnder(rated: readonly Rated[]): number {
  const sorted = rated.toSorted((a, b) => a.value - b.value)
  const spam = sorted.filter(({ isSpam }) => isSpam).length
  let ranks = 0
  for (let at = 0; at < sorted.length; ) {
    let end = at
    while (end < sorted.length && sorted[end]!.value === sorted[at]!.value) end += 1
    const tied = sorted.slice(at, end).filter(({ isSpam }) => isSpam).length
    ranks += (tied * (at + 1 + end)) / 2
    at = end
  }
  return (ranks - (spam * (spam + 1)) / 2) / (spam * (sorted.length - spam))
}

/** The lowest bound that at most this share of the values lies above. */
export function boundFor(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a)
  return sorted[Math.floor(share * sorted.length)] ?? Number.NEGATIVE_INFINITY
}

export const shareAbove = (values: readonly number[], bound: number) =>
  values.length ? values.filter((value) => value > bound).length / values.length : Number.NaN

export const valuesOf = (rated: readonly Rated[], isSpam: boolean) =>
  rated.filter((one) => one.isSpam === isSpam).map(({ value }) => value)

/** Share of spam found while at most this share of good mail is flagged. */
export function recallAt(rated: readonly Rated[], flagged: number): number {
  return shareAbove(valuesOf(rated, true), boundFor(valuesOf(rated, false), flagged))
}

/** About `count` points of the curve, close together where few good mails are flagged. */
export function rocOf(rated: readonly Rated[], count = 50): RocPoint[] {
  const points = Array.from({ length: count }, (_, at) => (at / (count - 1)) ** 2)
  const round = (value: number) => Number(value.toFixed(4))
  return points.map((share) => [round(share), round(share === 1 ? 1 : recallAt(rated, share))])
}
