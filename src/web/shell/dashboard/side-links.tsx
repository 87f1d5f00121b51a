import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { CircleHelp } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { paths } from '../paths.ts'
import { useAccount, useBilling } from '../site.ts'
import { openHelpChat } from './help-chat.ts'
import { sideEntriesFor } from './side-entries.ts'

/** The entries of the signed-in area's navigation, at the side and in the menu of narrow screens. */
export function SideLinks({ close }: { close?(): void }) {
  const { side } = useWords().account
  const { pathname } = useLocation()
  const billing = useBilling()
  const account = useAccount()
  const help = (event: MouseEvent) => {
    if (openHelpChat()) event.preventDefault()
    close?.()
  }
  const groups = sideEntriesFor({
    billing,
    admin: account?.admin ?? false,
    seat: account?.seat?.role ?? null,
  })
  const last = groups.length - 1
  return groups.map((entries, group) => (
    <ul
      key={entries[0]!.to}
      className="flex flex-col gap-1 border-line not-first:mt-2 not-first:border-t not-first:pt-2"
    >
      {entries.map(({ to, icon: Icon, label, also }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={close}
            className="side-link"
            aria-current={pathname === to || also?.(pathname) ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            {label(side)}
          </Link>
        </li>
      ))}
      {group === last ? (
        <li>
          <a href={`${paths.docs()}#help`} onClick={help} className="side-link">
            <CircleHelp aria-hidden="true" />
            {side.help}
          </a>
        </li>
      ) : null}
    </ul>
  ))
}
