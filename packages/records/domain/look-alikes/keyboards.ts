/** Keys next to a letter on the keyboards of English, German and French, the neighbor to the right first. */

const layouts = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]

/** Each row stands half a key to the right of the row above. */
const around = (rows: string[], row: number, at: number) =>
  [rows[row]![at + 1], rows[row]![at - 1], rows[row + 1]?.[at], rows[row - 1]?.[at]].filter(
    (key) => key !== undefined,
  )

const found = new Map<string, Set<string>>()
for (const rows of layouts)
  for (const [row, keys] of rows.entries())
    for (const [at, key] of [...keys].entries())
      found.set(key, new Set([...(found.get(key) ?? []), ...around(rows, row, at)]))

export const neighbors: ReadonlyMap<string, ReadonlySet<string>> = found
