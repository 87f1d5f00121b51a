import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Status } from '#contract/spam-test.ts'
import { useAfterNavigation } from '#web/ui/after-navigation.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { CheckOutline, ReportOutline } from '../outline.ts'
import { categoryPoints, pointedAt, problemsFirst, useOpenCheck } from '../report.ts'
import { CheckRow } from './check-row.tsx'

type Category = ReportOutline['categories'][number]
type Props = {
  result: ReportOutline
  category: Category
  /** Which of its checks, where only some of them belong here. */
  of?: (check: CheckOutline) => boolean
  /** So many problems stand in the open; the others are one press away. Default: all. */
  most?: number
  /** The first fixes stand above, in full: here they are one press away. */
  fixesAbove?: boolean
}

/** A category's checks: problems one by one, passed and unasked ones folded into a line each. */
export function CheckGroup({
  result,
  category,
  of = () => true,
  most = Number.POSITIVE_INFINITY,
  fixesAbove = false,
}: Props) {
  const { categories, checks: words } = useWords().report
  const figures = useFigures()
  const all = result.results.filter((check) => check.category === category.id)
  const checks = all.filter(of)
  const isAbove = ({ id }: CheckOutline) => fixesAbove && result.fix_first.includes(id)
  const problems = problemsFirst(checks)
  const told = problems.filter((check) => !isAbove(check))
  if (checks.length === 0) return null
  // The points are those of the whole category.
  const note = checks.length === all.length ? categoryPoints(category, categories, figures) : undefined
  return (
    <Section title={category.title} note={note}>
      {told.some((check) => check.fix.gain !== null) ? (
        <p className="prose -mt-1 mb-3 text-13 text-faint">{words.gains}</p>
      ) : null}
      <Card className="overflow-hidden">
        {told.slice(0, most).map((check) => (
          <CheckRow key={check.id} check={check} report={result.id} />
        ))}
        <Folded
          name={`more.${category.id}`}
          status="warning"
          title={words.more}
          checks={told.slice(most)}
          report={result.id}
        />
        <Folded
          name={`above.${category.id}`}
          status="warning"
          title={words.above}
          checks={problems.filter(isAbove)}
          report={result.id}
        />
        <Folded
          name={`passed.${category.id}`}
          status="good"
          title={words.passed}
          checks={checks.filter((check) => check.status === 'good')}
          report={result.id}
        />
        <Folded
          name={`unknown.${category.id}`}
          status="no-data"
          title={words.noData}
          checks={checks.filter((check) => check.status === 'no-data' && check.applies)}
          report={result.id}
        />
        <Folded
          name={`beside.${category.id}`}
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
  /** In the address. */
  name: string
  status: Status
  title: (facts: { count: number }) => string
  checks: CheckOutline[]
  report: string
}

/** Its rows are written once it is opened; without scripts, by a link to the same page with it open. */
function Folded({ name, status, title, checks, report }: FoldedProps) {
  const asked = useOpenCheck()
  const [query] = useSearchParams()
  const isAsked = query.get('list') === name || checks.some(({ id }) => id === asked)
  const [isOpen, setOpen] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  useAfterNavigation((location) => {
    const id = pointedAt(location)
    if (checks.some((check) => check.id === id)) setOpen(true)
  })
  if (checks.length === 0) return null
  return (
    <details
      className="fold border-line border-t first:border-t-0"
      open={isOpen || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 hover:bg-well md:px-5">
        <StatusIcon status={status} />
        <span className="whitespace-nowrap font-medium">{title({ count: checks.length })}</span>
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="border-line border-t">
        {isOpen ? (
          checks.map((check) => <CheckRow key={check.id} check={check} report={report} />)
        ) : (
          <ToOpen name={name} />
        )}
      </div>
    </details>
  )
}

function ToOpen({ name }: { name: string }) {
  const { checks } = useWords().report
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set('list', name)
  return (
    <Link to={`?${next}`} className="link mx-4 my-2 inline-flex min-h-6 items-center md:mx-5">
      {checks.show}
    </Link>
  )
}
