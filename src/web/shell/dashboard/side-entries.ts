import {
  CircleUser,
  CreditCard,
  type IconType,
  Inbox,
  LayoutDashboard,
  MailCheck,
  ShieldCheck,
} from '#web/ui/icons.tsx'
import type { Words } from '#web/words/types.ts'
import { paths } from '../paths.ts'

type SideEntry = {
  to: string
  icon: IconType
  label: (words: Words['account']['side']) => string
  /** Other paths at which this entry is the active one. */
  also?: (pathname: string) => boolean
  shown?: (site: { billing: string; admin: boolean }) => boolean
}

/** The navigation of the signed-in area, in the order of the specification. */
export const sideEntries: SideEntry[] = [
  { to: paths.dashboard, icon: LayoutDashboard, label: (words) => words.dashboard },
  { to: '/email-test', icon: MailCheck, label: (words) => words.spamTest },
  { to: paths.account('placement'), icon: Inbox, label: (words) => words.placement },
  {
    to: paths.account(),
    icon: CircleUser,
    label: (words) => words.account,
    also: (pathname) => pathname.startsWith('/user-account') && pathname !== paths.account('placement'),
  },
  {
    to: paths.subscription,
    icon: CreditCard,
    label: (words) => words.subscription,
    shown: ({ billing }) => billing !== 'off',
  },
  {
    to: paths.admin(),
    icon: ShieldCheck,
    label: (words) => words.admin,
    also: (pathname) => pathname.startsWith('/admin'),
    shown: ({ admin }) => admin,
  },
]
