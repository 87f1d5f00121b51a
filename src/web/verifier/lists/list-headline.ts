import type { ListSummary, VerifierList } from '#contract/verifier.ts'
import type { Figures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'
import { listOutcomes, outcomesOf } from './list-outcomes.ts'

type Headline = Words['verifier']['lists']['headline']
type Shown = { list: VerifierList; summary: ListSummary }

/** How a list stands, in one sentence. One whose rows mostly hold no address does not sound like a success. */
export function listHeadline({ list, summary }: Shown, words: Headline, { whole }: Figures): string {
  const { status, counts } = list
  const [done, all, rows] = [counts.done, counts.addresses, counts.rows].map((value) => whole(value))
  switch (status) {
    case 'reading':
    case 'refused':
      return words[status]
    case 'running':
    case 'paused':
    case 'waiting':
      return words[status]({ done: done!, all: all! })
    case 'completed': {
      const good = counts.rows - counts.bad_rows
      if (good === 0) return words.none({ rows: rows! })
      if (counts.bad_rows > good) return words.few({ good: whole(good), rows: rows! })
      const unsettled = counts.unknown - counts.no_fault
      if (counts.addresses > 1 && unsettled === counts.addresses) return words.unsettled({ all: all! })
      return outcomesIn({ list, summary }, words)
    }
  }
}

/** What to do with how many, what has to be done first. */
function outcomesIn({ list, summary }: Shown, words: Headline): string {
  const left = outcomesOf(list, summary)
  const said = listOutcomes.flatMap((name) =>
    left[name] > 0 ? [words.outcomes[name]({ count: left[name] })] : [],
  )
  return `${said.join(', ')}.`
}
