import { Link } from 'react-router'
import { checkAnchor, paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useFold } from '#web/ui/use-fold.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { CheckOutline } from '../outline.ts'
import { usePointing } from '../pointing.ts'
import { partOfCheck, useOpenCheck } from '../report.ts'
import { LoadedDetails } from './loaded-details.tsx'

/**
 * One check in one line; opened, everything about it, which is asked for then: that is nine tenths of a report.
 * Without scripts its place holds a link to the same page with this row open.
 */
export function CheckRow({ check, report }: { check: CheckOutline; report: string }) {
  const words = useWords()
  const word = words.status[check.status]
  const asked = useOpenCheck() === check.id
  const { isPointed, number, handlers } = usePointing(check.id)
  const fold = useFold()
  return (
    <details
      ref={fold.ref}
      className="fold check border-line border-t first:border-t-0"
      open={asked || undefined}
      onToggle={fold.onToggle}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        {...(number && handlers)}
        data-pointed={isPointed || undefined}
        className="check-summary"
        onClick={fold.open}
      >
        <span
          className={`check-status flex items-center gap-1.5 text-13 font-medium ${statusColor(check.status)}`}
        >
          <StatusIcon status={check.status} />
          <span className="max-md:sr-only">{word}</span>
        </span>
        <span className="check-title font-medium">
          {number ? <span className="me-1.5 text-faint tabular-nums">{number}</span> : null}
          {check.title}
        </span>
        <span className="check-finding wrap-anywhere text-soft">{check.summary}</span>
        <span className="check-points whitespace-nowrap text-13 text-faint tabular-nums">
          <Points check={check} />
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron check-chevron size-4 text-faint" />
      </summary>
      {asked || fold.opened ? (
        <LoadedDetails check={check} report={report} />
      ) : (
        <ToOpen check={check} report={report} />
      )}
    </details>
  )
}

function ToOpen({ check, report }: { check: CheckOutline; report: string }) {
  const { marks, report: words } = useWords()
  return (
    <div id={checkAnchor(check.id)} className="check-details">
      <Link
        to={paths.check(report, check.id, partOfCheck(check))}
        className="link inline-flex min-h-6 items-center"
      >
        {words.checks.show}
        {marks.colon}
        {check.title}
      </Link>
    </div>
  )
}

/** What its repair would bring by itself. */
function Points({ check }: { check: CheckOutline }) {
  const { number, signed } = useFigures()
  const { checks, fix } = useWords().report
  if (check.points.max === 0 || check.fix.gain === null) return <NoPoints words={checks.noPoints} />
  return (
    <>
      <span aria-hidden="true">{signed(check.fix.gain)}</span>
      <span className="sr-only">{fix.gainLong({ points: number(check.fix.gain) })}</span>
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
