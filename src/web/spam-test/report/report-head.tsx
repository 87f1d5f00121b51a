import { Fragment } from 'react'
import { Link } from 'react-router'
import { type Grade, gradeFloors, gradeNamed } from '#contract/grades.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { KindLine } from './kind-line.tsx'
import { ScoreMoved } from './score-moved.tsx'

/** The dial, the sentence, and what they rest on. */
export function ReportHead({ result, still }: { result: ReportOutline; still: boolean }) {
  const { report } = useWords()
  const { verdict, score, covers } = result
  const level = verdict?.level ?? 'no-data'
  return (
    <Card className="report-head grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 p-4 sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:p-5">
      <div className="flex shrink-0 flex-col items-center sm:row-span-2">
        <Dial
          value={score}
          level={level}
          caption={score === null ? report.noScore : report.outOf}
          label={score === null ? report.noScore : `${report.score} ${score} ${report.outOf}`}
          still={still}
          className="report-dial size-24 sm:size-28"
        />
        <GradeWord result={result} />
      </div>
      <h1 className="wrap-anywhere max-w-[30ch] text-16 font-bold tracking-[-0.01em] sm:text-20">
        {verdict?.title ?? report.noScore}
      </h1>
      <div className="wrap-anywhere flex min-w-0 flex-col gap-2 max-sm:col-span-2">
        {verdict?.text ? <p className="prose text-14 text-soft max-sm:hidden">{verdict.text}</p> : null}
        <KindLine result={result} />
        <ScoreMoved result={result} />
        <details className="text-14">
          <summary className="min-h-6 text-13 text-faint hover:text-ink">{report.basis}</summary>
          <div className="mt-2 flex flex-col gap-3">
            {verdict?.text ? <p className="prose text-soft sm:hidden">{verdict.text}</p> : null}
            <Basis result={result} />
            <ScoreLegend grade={gradeNamed(result.grade)} />
            {covers ? <p className="prose text-13 text-faint">{covers}</p> : null}
          </div>
        </details>
      </div>
    </Card>
  )
}

function GradeWord({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  const grade = gradeNamed(result.grade)
  return (
    <p
      className={`-mt-3 max-w-28 rounded-full text-center leading-tight border border-line bg-card px-3 py-0.5 text-14 font-bold ${grade ? '' : 'text-soft'}`}
      title={grade ? undefined : report.noGradeWhy}
    >
      {grade ? report.gradeWord[grade] : report.noGrade}
    </p>
  )
}

/** Every range of the score in words, with the one of this report marked. */
function ScoreLegend({ grade }: { grade: Grade | null }) {
  const { report } = useWords()
  if (!grade) return null
  return (
    <div>
      <p className="mb-1 text-13 text-faint">{report.legend}</p>
      <dl className="score-legend text-soft">
        {gradeFloors.map(([each, floor], at) => {
          const current = each === grade || undefined
          const to = at === 0 ? 100 : gradeFloors[at - 1]![1] - 1
          return (
            <Fragment key={each}>
              <dt aria-current={current}>{report.range({ from: floor, to })}</dt>
              <dd aria-current={current}>
                {report.gradeWord[each]}: {report.gradeMeans[each]}
              </dd>
            </Fragment>
          )
        })}
      </dl>
    </div>
  )
}

/** What the number rests on: how much could be checked, and what holds it down. */
function Basis({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  const { coverage, cap, score, grade } = result
  return (
    <>
      {cap && cap.reasons.length > 0 ? (
        <div className="rounded-md bg-bad-tint px-4 py-3">
          <p className="font-medium">{report.capped({ score: cap.score })}</p>
          <ul>
            {cap.reasons.map((reason) => (
              <li key={reason} className="mt-1.5 flex gap-2">
                <StatusIcon status="bad" className="mt-0.5 size-4" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {coverage !== null && score !== null && coverage < 0.995 ? (
        <p className="text-14 text-soft">
          {report.coverage({ score, percent: Math.round(coverage * 100) })} {grade ? '' : report.noGradeWhy}
        </p>
      ) : null}
    </>
  )
}

/** The same in one line, above the other tabs. */
export function CompactHead({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  return (
    <Card className="report-head px-4 py-3 md:px-5">
      <Link to={paths.report(result.id)} className="group flex items-baseline gap-4">
        <span className="whitespace-nowrap">
          <span
            className={`text-28 font-bold tabular-nums ${statusColor(result.verdict?.level ?? 'no-data')}`}
          >
            {result.score ?? '–'}
          </span>{' '}
          <span className="text-13 text-faint">{report.outOf}</span>
        </span>
        <h1 className="wrap-anywhere min-w-0 text-16 font-medium group-hover:underline">
          {result.verdict?.title ?? report.noScore}
        </h1>
      </Link>
    </Card>
  )
}
