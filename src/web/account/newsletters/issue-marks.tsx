import type { NewsletterIssue } from '#contract/newsletters.ts'
import { levelOfScore } from '#contract/score-level.ts'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Result = Pick<NewsletterIssue, 'state' | 'score' | 'change' | 'drop'>

/** The score of an issue, or why there is none. */
export function ScoreMark({ issue: { state, score } }: { issue: Result }) {
  const words = useWords().newsletters
  if (score === null || state === 'locked')
    return (
      <StatusMark
        status={state === 'locked' || state === 'failed' ? 'warning' : 'no-data'}
        word={words.states[state]}
      />
    )
  const shown = Math.round(score)
  return (
    <span>
      <span aria-hidden="true">
        <StatusMark status={levelOfScore(score)} word={words.scoreShort({ score: shown })} />
      </span>
      <span className="sr-only">{words.score({ score: shown })}</span>
    </span>
  )
}

/** What an issue scores more or less than the one before it; a drop says how far it is from the usual. */
export function ChangeMark({ issue: { change, drop } }: { issue: Result }) {
  const { signed } = useFigures()
  const words = useWords().newsletters
  if (change === null) return null
  const points = Math.abs(change)
  const said =
    change > 0 ? words.change.up({ points }) : change < 0 ? words.change.down({ points }) : words.change.same
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span aria-hidden="true" className={drop === null ? 'text-soft' : 'font-medium text-bad'}>
        {change === 0 ? '±0' : signed(change)}
      </span>
      <span className="sr-only">{said}</span>
      {drop === null ? null : (
        <span className="text-13 font-medium text-bad">{words.drop({ points: drop })}</span>
      )}
    </span>
  )
}
