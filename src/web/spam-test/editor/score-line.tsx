import { useWords } from '#web/words/words.ts'
import type { DraftState } from './use-draft.ts'

/** The score of what is written now, and of what was opened. Read out when an answer came. */
export function ScoreLine({ draft, isNew }: { draft: DraftState; isNew: boolean }) {
  const words = useWords().editor.score
  const unreachable = useWords().editor.unreachable
  const { checked, isChecking, problem, before } = draft
  const report = checked?.report
  const score = report?.score ?? null
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3" role="status">
        <span className="sr-only">{words.label}</span>
        <span className="text-28 font-bold tabular-nums" data-testid="draft-score">
          {score === null ? (report ? words.none : '–') : words.of({ score: Math.round(score) })}
        </span>
        {!isNew && before !== null && score !== null && Math.round(before) !== Math.round(score) ? (
          <span className="text-14 text-soft">{words.before({ score: Math.round(before) })}</span>
        ) : null}
      </p>
      <p className="text-13 text-faint">
        {isChecking
          ? words.checking
          : problem !== undefined
            ? words.failed({ why: problem ?? unreachable })
            : report && report.coverage < 0.995
              ? words.partial({ share: report.coverage })
              : ' '}
      </p>
    </div>
  )
}
