import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFold } from '#web/ui/use-fold.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { CheckOutline } from '../outline.ts'
import { usePointing } from '../pointing.ts'
import { partOfCheck } from '../report.ts'
import { WhatToDo } from './what-to-do.tsx'

type Props = {
  check: CheckOutline
  rank: number
  /** The report's id. */
  report: string
  /** What it adds, in points; nothing is said of none. */
  gain: number | null
  /** Without it there is nothing to tick. */
  tick?: { on: boolean; change: () => void }
}

/** One fix: a box to tick, what is wrong and what its repair adds; opened, what to do, with line and record. */
export function FixRow({ check, rank, report, gain, tick }: Props) {
  const { fix, checks } = useWords().report
  const { marks } = useWords()
  const fold = useFold()
  const { isPointed, handlers } = usePointing(check.id)
  return (
    <li
      {...handlers}
      data-fix={check.id}
      data-pointed={isPointed || undefined}
      className="flex gap-3 border-line border-t first:border-t-0"
    >
      {tick ? (
        <input
          type="checkbox"
          checked={tick.on}
          onChange={tick.change}
          aria-label={fix.tick({ title: check.title })}
          className="check-box mt-2.5"
        />
      ) : null}
      <details ref={fold.ref} className="fold min-w-0 flex-1" onToggle={fold.onToggle}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
        <summary
          onClick={fold.open}
          className="group grid grid-cols-[16px_minmax(0,1fr)_auto_16px] items-start gap-x-2 gap-y-0.5 py-3 @3xl:grid-cols-[16px_240px_minmax(0,1fr)_auto_16px] @3xl:gap-x-4"
        >
          <span aria-hidden="true" className="text-13 leading-5 text-faint tabular-nums">
            {rank}
          </span>
          <span className="font-medium group-hover:underline">{check.title}</span>
          <Gain points={gain} />
          <ChevronRight aria-hidden="true" className="fold-chevron mt-0.5 size-4 text-faint" />
          <span className="col-span-3 col-start-2 text-soft wrap-anywhere @3xl:col-span-1 @3xl:col-start-3 @3xl:row-start-1">
            <span className="me-2 inline-block align-bottom">
              <StatusMark status={check.status} />
            </span>
            {check.summary}
          </span>
        </summary>
        {fold.opened ? (
          <WhatToDo check={check} report={report} />
        ) : (
          <p className="pb-4">
            <Link
              to={paths.check(report, check.id, partOfCheck(check))}
              className="link inline-flex min-h-6 items-center"
            >
              {checks.show}
              {marks.colon}
              {check.title}
            </Link>
          </p>
        )}
      </details>
    </li>
  )
}

function Gain({ points }: { points: number | null }) {
  const { signed, number } = useFigures()
  const { fix } = useWords().report
  return (
    <span className="whitespace-nowrap text-16 leading-5 font-bold text-good tabular-nums @3xl:col-start-4">
      {points ? (
        <>
          <span aria-hidden="true">{signed(points)}</span>
          <span className="sr-only">{fix.gainLong({ points: number(points) })}</span>
        </>
      ) : null}
    </span>
  )
}
