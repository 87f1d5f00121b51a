import { Link } from 'react-router'
import type { ComparedTest } from '#contract/comparison.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  title: string
  run: ComparedTest
  /** By the checks that both tests have answered. */
  score: number | null
}

/** One of two tests that are compared: its score, final or so far, and which mail it was. */
export function RunCard({ title, run, score }: Props) {
  const { dateTime } = useFigures()
  const { compare } = useWords()
  const isSoFar = run.features.screenshots === 'pending'
  const whole = run.score === null ? null : Math.round(run.score)
  const caption = score === null ? compare.noScore : isSoFar ? compare.provisional : '/ 100'
  return (
    <Card className="flex items-center gap-5 p-5">
      <Dial
        value={score}
        level={run.level}
        caption={caption}
        label={
          score === null
            ? compare.noScore
            : `${compare.score}: ${score}${isSoFar ? `, ${compare.provisional}` : ''}`
        }
        still
        className="size-28 shrink-0"
      />
      <div className="min-w-0">
        <h2 className="text-13 font-normal text-faint">{title}</h2>
        <Link
          to={paths.report(run.id)}
          className="block py-0.5 text-16 font-medium wrap-anywhere hover:underline"
          dir="auto"
        >
          {run.subject || compare.noSubject}
        </Link>
        {run.sender ? <p className="truncate text-13 text-soft">{run.sender}</p> : null}
        <p className="text-13 text-faint">{dateTime(run.created_at)}</p>
        {whole !== null && whole !== score ? (
          <p className="text-13 text-faint">{compare.whole({ score: whole })}</p>
        ) : null}
      </div>
    </Card>
  )
}
