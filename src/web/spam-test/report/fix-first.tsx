import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { CircleCheck } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { firstFixes } from './first-fixes.ts'
import { FixRow } from './fix-row.tsx'
import { allOf, firstOf, isTicked, toggled } from './ticked.ts'

/**
 * At most five things, in the order in which to do them, and the score with those that are ticked. It asks nobody: the
 * report brings the score of every choice. As wide as what it stands in.
 */
export function FixFirst({ result }: { result: ReportOutline }) {
  const { fix } = useWords().report
  const fixes = firstFixes(result)
  const [ticked, setTicked] = useState(() => firstOf(result.fix_first_together))
  if (fixes.length === 0) return <NothingToFix />
  const scores = result.fix_first_scores
  return (
    <Card className="@container px-5 pt-4">
      <Headline scores={scores} ticked={ticked} />
      <ol className="mt-1">
        {fixes.map((check, index) => (
          <FixRow
            key={check.id}
            check={check}
            rank={index + 1}
            report={result.id}
            gain={check.fix.gain}
            tick={
              scores.length > 0
                ? { on: isTicked(ticked, index), change: () => setTicked(toggled(ticked, index)) }
                : undefined
            }
          />
        ))}
      </ol>
      <p className="border-line border-t py-3 text-13 text-faint">{fix.note}</p>
    </Card>
  )
}

/** Says the score that the ticks give, and says it again when they change. */
function Headline({ scores, ticked }: { scores: number[]; ticked: number }) {
  const { fix } = useWords().report
  const to = scores[ticked]
  const className = 'text-20 font-bold tracking-[-0.01em]'
  if (to === undefined) return <h2 className={className}>{fix.title}</h2>
  const facts = { count: allOf(ticked), from: scores[0]!, to }
  return (
    <h2 className={`${className} tabular-nums`} aria-live="polite" aria-atomic="true">
      <span aria-hidden="true">{fix.headline(facts)}</span>
      <span className="sr-only">{fix.headlineLong(facts)}</span>
    </h2>
  )
}

function NothingToFix() {
  const { fix } = useWords().report
  return (
    <Card className="flex items-center gap-3 px-5 py-4">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      <p>
        <span className="font-bold">{fix.none}.</span> <span className="text-soft">{fix.noneText}</span>
      </p>
    </Card>
  )
}
