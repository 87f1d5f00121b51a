import { ChevronRight } from 'lucide-react'
import type { CheckResult } from '#contract/spam-test.ts'
import { number } from '../words/figures.ts'
import { useWords } from '../words/words.ts'
import { CheckDetails } from './check-details.tsx'
import { StatusIcon, statusColor } from './status.tsx'

/** One check in one line; opened, everything about it. */
export function CheckRow({ check, report }: { check: CheckResult; report: string }) {
  const words = useWords()
  const word = words.status[check.status]
  return (
    <details className="fold check border-line border-t first:border-t-0">
      <summary className="check-summary">
        <span
          className={`check-status flex items-center gap-1.5 text-13 font-medium ${statusColor(check.status)}`}
        >
          <StatusIcon status={check.status} />
          <span className="max-md:sr-only">{word}</span>
        </span>
        <span className="check-title font-medium">{check.title}</span>
        <span className="check-finding text-soft">{check.summary}</span>
        <span className="check-points whitespace-nowrap text-13 text-faint tabular-nums">
          <Points check={check} />
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron check-chevron size-4 text-faint" />
      </summary>
      <CheckDetails check={check} report={report} />
    </details>
  )
}

function Points({ check }: { check: CheckResult }) {
  const { checks } = useWords().report
  const { lost, max } = check.points
  if (max === 0 || check.status === 'no-data') return <NoPoints words={checks.noPoints} />
  return <>{checks.pointsOf(number(max - lost), number(max))}</>
}

function NoPoints({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </>
  )
}
