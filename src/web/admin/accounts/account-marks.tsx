import type { AdminAccount } from '#contract/admin.ts'
import type { Status } from '#web/ui/status.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What is to be known of an account at a glance. */
export function AccountMarks({ account }: { account: AdminAccount }) {
  const { day } = useFigures()
  const { mark } = useWords().operators
  const marks: [Status, string][] = []
  if (account.suspended_at) marks.push(['bad', mark.suspended])
  if (account.deletion_at) marks.push(['warning', mark.deletion({ when: day(account.deletion_at) })])
  if (!account.confirmed) marks.push(['no-data', mark.unconfirmed])
  if (account.admin) marks.push(['good', mark.admin])
  if (!marks.length) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {marks.map(([status, word]) => (
        <li key={word}>
          <StatusMark status={status} word={word} />
        </li>
      ))}
    </ul>
  )
}
