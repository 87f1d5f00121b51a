import { Link } from 'react-router'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CircleCheck } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** At most five things, the ones that would raise the score most. */
export function FixFirst({ result }: { result: TestResult }) {
  const { report } = useWords()
  const fixes = result.fix_first.flatMap((id) => result.results.find((check) => check.id === id) ?? [])
  if (fixes.length === 0) {
    return (
      <Card className="flex items-center gap-3 px-5 py-4 md:px-8">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
        <p>
          <span className="font-bold">{report.fix.none}.</span>{' '}
          <span className="text-soft">{report.fix.noneText}</span>
        </p>
      </Card>
    )
  }
  return (
    <Card className="px-5 pt-5 pb-2 md:px-8 md:pt-6 md:pb-3">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-20 font-bold tracking-[-0.01em]">{report.fix.title}</h2>
        <p className="text-13 text-faint">{report.fix.note}</p>
      </div>
      <ol>
        {fixes.map((check, index) => (
          <FixRow key={check.id} check={check} rank={index + 1} href={paths.check(result.id, check.id)} />
        ))}
      </ol>
    </Card>
  )
}

function FixRow({ check, rank, href }: { check: CheckResult; rank: number; href: string }) {
  const { number } = useFigures()
  const { report } = useWords()
  const gain = check.fix.gain === null ? null : number(check.fix.gain)
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={href}
        className="group grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 md:grid-cols-[16px_96px_188px_minmax(0,1fr)_auto] xl:grid-cols-[16px_96px_228px_minmax(0,1fr)_auto] md:gap-x-4"
      >
        <span aria-hidden="true" className="text-13 leading-5 text-faint tabular-nums">
          {rank}
        </span>
        <span className="col-start-2 row-start-3 mt-1 md:col-auto md:row-auto md:mt-0">
          <StatusMark status={check.status} />
        </span>
        <span className="col-start-2 row-start-1 font-medium group-hover:underline md:col-auto md:row-auto">
          {check.title}
        </span>
        <span className="col-start-2 row-start-2 text-soft md:col-auto md:row-auto">{check.summary}</span>
        <span className="col-start-3 row-start-1 text-16 leading-5 font-bold text-good tabular-nums md:col-auto md:row-auto">
          {gain === null ? null : (
            <>
              <span aria-hidden="true">{report.fix.gain({ points: gain })}</span>
              <span className="sr-only">{report.fix.gainLong({ points: gain })}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}
