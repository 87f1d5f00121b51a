import { applyEdits, type SourceRepairs } from '@postproof/spam-test/source-repairs'

type Offered = SourceRepairs['offered'][number]

/** Rounds of repairing and reading again that one draft may cost. */
const MOST_ROUNDS = 24

/**
 * Makes every offered repair that needs no words, one after the other: each is found, and proved, in the text that the last one
 * left. `find` reads a text. Returns the text and how many were made; null if fewer than two can be made.
 */
export function repairedTogether(
  html: string,
  offered: readonly Offered[],
  find: (html: string) => readonly Offered[],
): { html: string; count: number } | null {
  if (withoutWords(offered).length < 2) return null
  const made = new Set<string>()
  let [text, left] = [html, offered]
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // Each kind once: what a kind still offers after its repair is not changed twice.
    const next = withoutWords(left).find(({ kind }) => !made.has(kind))
    if (!next) break
    made.add(next.kind)
    text = applyEdits(text, next.edits)
    left = find(text)
  }
  return { html: text, count: made.size }
}

const withoutWords = (repairs: readonly Offered[]) => repairs.filter(({ ask }) => !ask)
