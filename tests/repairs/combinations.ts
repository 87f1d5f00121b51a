import { FIRST_FIXES } from '@postproof/spam-test/ranking'
import { scoreWith } from '@postproof/spam-test/score'
import type { Draft } from './draft.ts'
import { judged } from './judge.ts'
import { repairs } from './repairs.ts'

/** A choice of fixes, what the report promised for it, and what the mail scores that was repaired. */
export type Outcome = { ids: string[]; promised: number; found: number }

type Asked = { most?: number; leaves?: string[] }

/** Every choice of the first fixes that are repaired here, at most so many of them. */
export async function outcomesOf(draft: Draft, { most, leaves = [] }: Asked = {}) {
  const { findings, score } = await judged(draft)
  const first = score.ranking.slice(0, FIRST_FIXES).filter((id) => repairs[id] && !leaves.includes(id))
  const choices = chosenFrom(first).slice(0, most)
  const outcomes: Outcome[] = []
  for (const ids of choices) {
    // Who moves to a domain of their own moves first: the rest is done there.
    const ordered = ids.toSorted((a, b) => Number(b === 'freemail_from') - Number(a === 'freemail_from'))
    const repaired = ordered.reduce(
      (mail, id) => repairs[id]!(mail, findings.find((finding) => finding.id === id)!),
      draft,
    )
    const { score: after } = await judged(repaired)
    outcomes.push({ ids, promised: scoreWith(findings, ids)!, found: after.value! })
  }
  return { score: score.value, ranking: score.ranking, outcomes }
}

/** All of them, the first three, each alone, and then what else can be chosen. */
function chosenFrom(ids: string[]): string[][] {
  const all = Array.from({ length: 2 ** ids.length - 1 }, (_, mask) =>
    ids.filter((_, bit) => (mask + 1) & (1 << bit)),
  )
  const before = [ids, ids.slice(0, 3), ...ids.map((id) => [id])].filter(({ length }) => length > 0)
  return [...new Map([...before, ...all].map((chosen) => [chosen.join(' '), chosen])).values()]
}
