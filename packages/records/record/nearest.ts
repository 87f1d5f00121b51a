/** What was meant by a word that is written almost right. */

/** Edit distance in letters, a transposition counting once; distances above `most` are not told apart. */
export function editDistance(one: string, other: string, most = 3): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (turned) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return Math.min(row[other.length]!, most + 1)
}

/** The one word that is at most `most` letters away, and nearer than all others; null when there is none. */
export function nearestWord(given: string, words: readonly string[], most: number): string | null {
  const ranked = words
    .map((word) => ({ word, distance: editDistance(given, word, most) }))
    .sort((a, b) => a.distance - b.distance)
  const [first, second] = ranked
  if (!first || first.distance > most || second?.distance === first.distance) return null
  return first.word
}
