import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CheckResult } from '#contract/spam-test.ts'
import { checkAnchor, paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { useOpenCheck } from '../report.ts'
import { CheckDetails } from './check-details.tsx'

/**
 * One check in one line; opened, everything about it. What is closed is not written: that is nine tenths of a report.
 * Without scripts its place holds a link to the same page with this row open.
 */
export function CheckRow({ check, report }: { check: CheckResult; report: string }) {
  const words = useWords()
  const word = words.status[check.status]
  const asked = useOpenCheck() === check.id
  const [opened, setOpened] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the scripts were there.
  useEffect(() => {
    if (fold.current?.open) setOpened(true)
  }, [])
  return (
    <details
      ref={fold}
      className="fold check border-line border-t first:border-t-0"
      open={asked || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      {/* The click comes before the row opens: nothing flashes. Links to a check and search open it without one. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className="check-summary" onClick={() => setOpened(true)}>
        <span
          className={`check-status flex items-center gap-1.5 text-13 font-medium ${statusColor(check.status)}`}
        >
          <StatusIcon status={check.status} />
          <span className="max-md:sr-only">{word}</span>
        </span>
        <span className="check-title font-medium">{check.title}</span>
        <span className="check-finding wrap-anywhere text-soft">{check.summary}</span>
        <span className="check-points whitespace-nowrap text-13 text-faint tabular-nums">
          <Points check={check} />
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron check-chevron size-4 text-faint" />
      </summary>
      {asked || opened ? (
        <CheckDetails check={check} report={report} />
      ) : (
        <ToOpen check={check} report={report} />
      )}
    </details>
  )
}

function ToOpen({ check, report }: { check: CheckResult; report: string }) {
  const { marks, report: words } = useWords()
  return (
    <div id={checkAnchor(check.id)} className="check-details">
      <Link to={paths.openCheck(report, check.id)} className="link inline-flex min-h-6 items-center">
        {words.checks.show}
        {marks.colon}
        {check.title}
      </Link>
    </div>
  )
}

/** What its repair would bring: the same figure as under "Fix these first". */
function Points({ check }: { check: CheckResult }) {
  const { number } = useFigures()
  const { checks, fix } = useWords().report
  if (check.points.max === 0 || check.fix.gain === null) return <NoPoints words={checks.noPoints} />
  const gain = number(check.fix.gain)
  return (
    <>
      <span aria-hidden="true">{fix.gain({ points: gain })}</span>
      <span className="sr-only">{fix.gainLong({ points: gain })}</span>
    </>
  )
}

function NoPoints({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </>
  )
}
