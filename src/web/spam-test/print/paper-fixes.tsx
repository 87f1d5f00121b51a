import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { Steps } from '#web/checkers/report/check-field.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { firstFixes } from '../report/first-fixes.ts'
import { firstOf } from '../report/ticked.ts'

/** What to fix first and what that brings, each in a few lines. */
export function PaperFixes({ result }: { result: TestResult }) {
  const { fix } = useWords().report
  const { signed } = useFigures()
  const fixes = firstFixes(result)
  const { fix_first_scores: scores } = result
  const ticked = firstOf(result.fix_first_together)
  const to = scores[ticked]
  if (fixes.length === 0) return <p>{fix.noneText}</p>
  return (
    <div className="min-w-0">
      <h2>
        {to === undefined
          ? fix.title
          : fix.headline({ count: result.fix_first_together, from: scores[0]!, to })}
      </h2>
      <ol>
        {fixes.map((check, index) => {
          const { gain } = check.fix
          return (
            <li key={check.id} className="keep grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2 py-1.5">
              <span className="paper-number">{index + 1}</span>
              <b>{check.title}</b>
              <b className="text-good tabular-nums">{gain ? signed(gain) : null}</b>
              <span className="paper-three-lines col-span-2 col-start-2 text-soft wrap-anywhere">
                {check.summary}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** How to do each of them, with the record to copy. */
export function PaperSteps({ result }: { result: TestResult }) {
  const { checks } = useWords().report
  const fixes = firstFixes(result).filter(({ fix }) => fix.steps.length > 0 || fix.records.length > 0)
  if (fixes.length === 0) return null
  return (
    <section>
      <h2>{checks.fix}</h2>
      {fixes.map((check) => (
        <PaperStep key={check.id} check={check} rank={result.fix_first.indexOf(check.id) + 1} />
      ))}
    </section>
  )
}

function PaperStep({ check, rank }: { check: CheckResult; rank: number }) {
  const { checks } = useWords().report
  return (
    <article className="keep border-line border-t py-2 first-of-type:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="paper-number">{rank}</span>
        <h3>{check.title}</h3>
        <StatusMark status={check.status} />
      </div>
      <Steps steps={check.fix.steps} />
      {check.fix.records.map((record) => (
        <p key={`${record.type} ${record.host} ${record.value}`} className="mt-1">
          <span className="text-13 text-faint wrap-anywhere">
            {checks.record} · {record.type} · {record.host}
          </span>
          <code className="block text-13 wrap-anywhere">{record.value}</code>
        </p>
      ))}
    </article>
  )
}
