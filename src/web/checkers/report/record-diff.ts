export type DiffPiece = { text: string; changed: boolean }

/** Terms of a record and what stands between them, as pieces of their own. */
const terms = (record: string): string[] => record.match(/[^\s;]+|[\s;]+/g)?.slice(0, 800) ?? []

/** Which terms of two records differ: everything outside their longest common sequence. */
export function diffRecords(current: string, next: string): { current: DiffPiece[]; next: DiffPiece[] } {
  const before = terms(current)
  const after = terms(next)
  const common = commonTerms(before, after)
  return {
    current: before.map((text, index) => ({ text, changed: !common.before.has(index) })),
    next: after.map((text, index) => ({ text, changed: !common.after.has(index) })),
  }
}

function commonTerms(before: string[], after: string[]) {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const same = before[i] === after[j]
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found = { before: new Set<number>(), after: new Set<number>() }
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) {
      found.before.add(i++)
      found.after.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return found
}
