import type { Placement } from '#contract/placement.ts'
import { Hint } from '#web/ui/hint.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { Ring, RingLegend } from './ring.tsx'

/** The cause, as far as it is known, and what to do first: on a line of its own where lines are short. */
function Reason({ verdict: { why, first } }: { verdict: NonNullable<Placement['verdict']> }) {
  const { picture } = useWords().placement
  return (
    <p className="screen-only text-13">
      {why}{' '}
      {first ? (
        <span className="max-sm:mt-2 max-sm:block">
          <span className="font-medium">{picture.first}</span> {first}
        </span>
      ) : null}
    </p>
  )
}

/** The ring, one line of verdict, and the counts; how sure that is stands behind its question. */
export function Head({ test, children }: { test: Placement; children?: React.ReactNode }) {
  const { picture, test: words } = useWords().placement
  const { share, summary, verdict } = test
  return (
    <div className="placement-head">
      <h1 className="flex items-start gap-2.5 text-20 font-bold tracking-[-0.01em] wrap-anywhere">
        {verdict ? <StatusIcon status={verdict.level} className="mt-0.5 size-6" /> : null}
        <span>{verdict?.title ?? words.titles.collecting}</span>
      </h1>
      <Ring summary={summary} />
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <RingLegend summary={summary} />
        {share ? (
          <span className="screen-only text-13 text-soft">
            <Hint plain={share.text} explanation={share.text}>
              {picture.sure}
            </Hint>
          </span>
        ) : null}
      </div>
      {children || verdict?.why ? (
        <div className="placement-head-more">
          {verdict?.why ? <Reason verdict={verdict} /> : null}
          {children}
        </div>
      ) : null}
    </div>
  )
}
