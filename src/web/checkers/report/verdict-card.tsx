import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import type { Status } from '#contract/spam-test.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { RotateCw } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

type Props = {
  status: Status
  /** The answer in one sentence. */
  summary: string
  facts: { label: string; value: ReactNode }[]
  /** What stands beside the verdict, below it. */
  note?: ReactNode
  /** What else can be done with the answer, as buttons. */
  actions?: ReactNode
  children?: ReactNode
}

const edges: Record<Status, string> = {
  good: 'border-s-good',
  warning: 'border-s-warning',
  bad: 'border-s-bad',
  'no-data': 'border-s-no-data',
}

/** The answer first; then where and when it was found. */
export function VerdictCard({ status, summary, facts, note, actions, children }: Props) {
  const { checkers: words } = useWords()
  const address = ownPath(useLocation())
  return (
    <Card className="overflow-hidden">
      <div className={`border-s-4 px-4 pt-3 pb-4 md:px-6 md:pt-4 md:pb-5 ${edges[status]}`}>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <StatusMark status={status} />
          <div className="-me-2 flex">
            <Link to={address} preventScrollReset className={buttonClass('quiet', '', 'compact')}>
              <RotateCw aria-hidden="true" />
              <span className="max-sm:sr-only">{words.again}</span>
            </Link>
            {actions}
            <CopyLink address={address} />
          </div>
        </div>
        <h2
          aria-live="polite"
          className={`max-w-[56ch] text-balance font-bold tracking-[-0.01em] wrap-anywhere ${summary.length < 100 ? 'text-20 md:text-28' : 'max-w-[64ch]! text-16 md:text-20'}`}
        >
          {summary}
        </h2>
        {note}
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex min-w-0 gap-1.5">
              <dt className="shrink-0 text-faint">{label}</dt>
              <dd className="min-w-0 text-soft">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </Card>
  )
}
