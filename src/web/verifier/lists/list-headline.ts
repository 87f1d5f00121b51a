import type { VerifierList } from '#contract/verifier.ts'
import type { Figures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'

type Headline = Words['verifier']['lists']['headline']

/** How a list stands, in one sentence. One whose rows mostly hold no address does not sound like a success. */
export function listHeadline({ status, counts }: VerifierList, words: Headline, { whole }: Figures): string {
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
      if (counts.addresses > 1 && counts.unknown === counts.addresses) return words.unsettled({ all: all! })
      return counts.addresses === 1 ? words.completedOne : words.completed({ all: all! })
    }
  }
}
