import { Link } from 'react-router'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { useAccount } from './site.ts'

/** The way from a report back to the list it stands in, for signed-in visitors. */
export function BackToOwn({ to }: { to: string }) {
  const { shell } = useWords()
  const account = useAccount()
  if (!account) return null
  return (
    <Link
      to={to}
      aria-label={shell.ownTests}
      title={shell.ownTests}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-14 text-soft hover:bg-well hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      <span className="max-md:sr-only">{shell.ownTests}</span>
    </Link>
  )
}
