/** The parts of a version: `137.0b3` is 137, 0, 3; a trailing point is nothing. */
const numbersOf = (key: string): number[] => (key.match(/\d+/g) ?? []).map(Number)

/**
 * Where a key stands among those of its cell. Cells mix months of a test (`2024-05`), years in a product's name
 * (`2019`) and versions (`16.88`): a year is the oldest, then months before 2024, then versions, then months from
 * 2024 on. Neither the order in the file nor the order of keys in an object tells: JavaScript moves keys such as `16`
 * before `12.4`.
 */
function era(key: string): number {
  if (/^\d{4}-\d{2}$/.test(key)) return key < '2024' ? 1 : 3
  return /^(?:19|20)\d{2}$/.test(key) ? 0 : 2
}

/** Negative when version `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const byEra = era(a) - era(b)
  if (byEra !== 0) return byEra
  const left = numbersOf(a)
  const right = numbersOf(b)
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The newest version of a cell and its value; null for an empty one. */
export function latestOf(cell: Record<string, string>): { version: string; value: string } | null {
  let newest: string | null = null
  for (const key of Object.keys(cell)) if (newest === null || compareVersions(key, newest) > 0) newest = key
  return newest === null ? null : { version: newest, value: cell[newest]! }
}
