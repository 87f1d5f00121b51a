import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CircleUser, TriangleAlert } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { paths } from './paths.ts'
import { useAccount } from './site.ts'

/** Above every page: the account of another that the visitor works in, or why they no longer do. */
export function SeatStrip() {
  const { seat: words } = useWords().shell
  const account = useAccount()
  if (account?.seat) {
    const { name, role } = account.seat
    return (
      <Strip icon={<CircleUser aria-hidden="true" />} look="bg-well" press={words.back}>
        <span className="font-medium wrap-anywhere">{words.workingIn({ name })}</span>{' '}
        <span className="text-soft">{words.role[role]}</span>
      </Strip>
    )
  }
  if (!account?.seatOver) return null
  const { why, name } = account.seatOver
  const said = words.over[why]
  return (
    <Strip icon={<TriangleAlert aria-hidden="true" />} look="bg-warning-tint" press={words.understood}>
      <span className="wrap-anywhere">{typeof said === 'string' ? said : said({ name: name ?? '' })}</span>
    </Strip>
  )
}

type Props = { icon: ReactNode; look: string; press: string; children: ReactNode }

/** A document of its own afterwards: nothing of the other account stays in the page. */
function Strip({ icon, look, press, children }: Props) {
  const { seat: words } = useWords().shell
  return (
    <aside aria-label={words.name} className={`screen-only border-line border-b ${look}`}>
      <div className="content flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
        <p className="flex min-w-0 items-start gap-2.5 py-1 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          {icon}
          <span>{children}</span>
        </p>
        <form method="post" action={paths.workingIn}>
          <Button type="submit" size="small" name="intent" value="own">
            {press}
          </Button>
        </form>
      </div>
    </aside>
  )
}
