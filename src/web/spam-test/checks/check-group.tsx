import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { categoryPoints, problemsFirst, useOpenCheck } from '../report.ts'
import { CheckRow } from './check-row.tsx'

type Category = TestResult['categories'][number]
type Props = {
  result: TestResult
  category: Category
  /** Which of its checks, where only some of them belong here. */
  of?: (check: CheckResult) => boolean
}

/** A category's checks: problems one by one, passed and unasked ones folded into a line each. */
export function CheckGroup({ result, category, of = () => true }: Props) {
  const { categories, checks: words } = useWords().report
  const figures = useFigures()
  const all = result.results.filter((check) => check.category === category.id)
  const checks = all.filter(of)
  if (checks.length === 0) return null
  // The points are those of the whole category.
  const note = checks.length === all.length ? categoryPoints(category, categories, figures) : undefined
  return (
    <Section title={category.title} note={note}>
      {checks.some((check) => check.fix.gain !== null) ? (
        <p className="prose -mt-1 mb-3 text-13 text-faint">{words.gains}</p>
      ) : null}
      <Card className="overflow-hidden">
        {problemsFirst(checks).map((check) => (
          <CheckRow key={check.id} check={check} report={result.id} />
        ))}
        <Folded
          status="good"
          title={words.passed}
          checks={checks.filter((check) => check.status === 'good')}
          report={result.id}
        />
        <Folded
          status="no-data"
          title={words.noData}
          checks={checks.filter((check) => check.status === 'no-data' && check.applies)}
          report={result.id}
        />
        <Folded
          status="no-data"
          title={words.doesNotApply}
          checks={checks.filter((check) => !check.applies)}
          report={result.id}
        />
      </Card>
    </Section>
  )
}

type FoldedProps = {
  status: Extract<Status, 'good' | 'no-data'>
  title: (facts: { count: number }) => string
  checks: CheckResult[]
  report: string
}

function Folded({ status, title, checks, report }: FoldedProps) {
  const asked = useOpenCheck()
  if (checks.length === 0) return null
  return (
    <details
      className="fold border-line border-t first:border-t-0"
      open={checks.some(({ id }) => id === asked) || undefined}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 hover:bg-well md:px-5">
        <StatusIcon status={status} />
        <span className="whitespace-nowrap font-medium">{title({ count: checks.length })}</span>
        <span className="fold-preview min-w-0 flex-1 truncate text-13 text-faint">
          {checks.map((check) => check.title).join(', ')}
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="border-line border-t">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} report={report} />
        ))}
      </div>
    </details>
  )
}
