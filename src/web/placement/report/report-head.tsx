import type { Placement } from '#contract/placement.ts'
import { Card } from '#web/ui/card.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { countedOf } from '../place.ts'
import { ShareBar, ShareLegend } from '../share-bar.tsx'

/** The sentence, the bar over all mailboxes, and what so few of them can prove. */
export function ReportHead({ test }: { test: Placement }) {
  const { shares, report } = useWords().placement
  const { verdict, share, summary } = test
  const level = verdict?.level ?? 'no-data'
  return (
    <Card className="report-head flex flex-col gap-5 p-5 md:p-8">
      <div className="flex items-start gap-4">
        <StatusIcon status={level} className="mt-1 size-7 sm:mt-1.5" />
        <div className="min-w-0">
          <h1 className="max-w-[36ch] text-20 font-bold tracking-[-0.01em] wrap-anywhere sm:text-28">
            {verdict?.title ?? report.nothing}
          </h1>
          <p className="prose mt-2 text-16 text-soft">{verdict?.text ?? share?.text}</p>
        </div>
      </div>
      <ShareBar summary={summary} className="share-bar-large" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <ShareLegend summary={summary} />
        <p className="text-13 text-faint tabular-nums">{shares.counted({ count: countedOf(summary) })}</p>
      </div>
    </Card>
  )
}
