import { useAccount } from '#web/shell/site.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { MoreTests } from './more-tests.tsx'

/** Before someone sends a mail in vain: that no test is left, until when, and where there are more. */
export function UsedUp({ until }: { until: string | null }) {
  const { errors } = useWords()
  const { dateTime } = useFigures()
  const isGuest = useAccount() === null
  const when = until && dateTime(until)
  return (
    <div role="status" className="mb-6 rounded-lg bg-warning-tint px-4 py-3">
      <p className="font-bold">{errors.usedUp}</p>
      <p className="prose mt-1 mb-3">
        {when ? (isGuest ? errors.usedUpGuest({ when }) : errors.usedUpMember({ when })) : errors.noneAtAll}
      </p>
      <div className="flex flex-wrap gap-2">
        <MoreTests />
      </div>
    </div>
  )
}
