/** How far apart two short names are to a typing hand. */

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Keys that touch each other on a Latin keyboard, and signs that look alike. */
const near: ReadonlySet<string> = new Set([
  ...ROWS.flatMap((row, y) =>
    [...row].flatMap((key, x) => {
      const below = ROWS[y + 1] ?? ''
      return [row[x + 1], below[x], below[x - 1]].flatMap((other) =>
        other ? [key + other, other + key] : [],
      )
    }),
  ),
  ...['0o', 'o0', '1l', 'l1', '1i', 'i1', 'il', 'li', '5s', 's5', 'zy', 'yz'],
])

/** Whether two keys touch, or the signs on them look alike. */
export function areNear(one: string, other: string): boolean {
  return near.has(one + other)
}

/** A slip to the next key, a pair typed in the wrong order, a key held too long or let go too early. */
const SLIP = 0.7

/** Longest name compared; more is as far as can be. */
const LONGEST = 40

/**
 * Optimal string alignment distance (Damerau-Levenshtein without edits inside a swapped pair): 1 for an edit, 0.7 for a
 * frequent slip. At most 40 x 40 steps; infinite as soon as it must be more than `limit`.
 */
export function typingDistance(typed: string, meant: string, limit = Number.POSITIVE_INFINITY): number {
  if (typed === meant) return 0
  if (typed.length > LONGEST || meant.length > LONGEST) return Number.POSITIVE_INFINITY
  let older: number[] = []
  let previous = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= meant.length; column++) {
      current.push(cost(typed, meant, row, column, { older, previous, current }))
    }
    // Every way to the end goes through one of these two lines: a swapped pair can skip one, not both.
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return Number.POSITIVE_INFINITY
    older = previous
    previous = current
  }
  return previous[meant.length]!
}

type Lines = { older: number[]; previous: number[]; current: number[] }

function cost(typed: string, meant: string, row: number, column: number, lines: Lines): number {
  const a = typed[row - 1]!
  const b = meant[column - 1]!
  const { older, previous, current } = lines
  const doubled = a === typed[row - 2]
  const undoubled = b === meant[column - 2]
  const swapped = row > 1 && column > 1 && a === meant[column - 2] && b === typed[row - 2]
  return Math.min(
    previous[column]! + (doubled ? SLIP : 1),
    current[column - 1]! + (undoubled ? SLIP : 1),
    previous[column - 1]! + (a === b ? 0 : near.has(a + b) ? SLIP : 1),
    swapped ? older[column - 2]! + SLIP : Number.POSITIVE_INFINITY,
  )
}
