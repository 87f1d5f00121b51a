import { mayBySeat, seatRight } from '#contract/seat-rights.ts'
import type { SeatRole } from '#contract/seat-roles.ts'
import {
  CircleUser,
  CreditCard,
  Globe,
  History,
  type IconType,
  Inbox,
  LayoutDashboard,
  ListChecks,
  MailCheck,
  MailPlus,
  Newspaper,
  ShieldCheck,
  Users,
} from '#web/ui/icons.tsx'
import type { Words } from '#web/words/types.ts'
import { paths } from '../paths.ts'

/** What decides which entries are shown; `seat`: the role of a visitor who works in the account of another. */
type Shown = { billing: string; admin: boolean; seat: SeatRole | null }

type SideEntry = {
  to: string
  /** Where it leads in the account of another, if elsewhere. */
  toBySeat?: string
  icon: IconType
  label: (words: Words['account']['side']) => string
  /** Other paths at which this entry is the active one. */
  also?: (pathname: string) => boolean
  shown?: (site: Shown) => boolean
}

/** What is there, what can be begun, and the account itself: the entries of the specification in its order, ours beside them. */
const sideGroups: SideEntry[][] = [
  [
    { to: paths.dashboard, icon: LayoutDashboard, label: (words) => words.dashboard },
    {
      to: paths.domains(),
      icon: Globe,
      label: (words) => words.domains,
      also: (pathname) => pathname.startsWith(`${paths.domains()}/`),
    },
    {
      to: paths.newsletters(),
      icon: Newspaper,
      label: (words) => words.newsletters,
      also: (pathname) => pathname.startsWith(`${paths.newsletters()}/`),
    },
    { to: paths.tests, icon: History, label: (words) => words.tests },
    { to: paths.account('placement'), icon: Inbox, label: (words) => words.placements },
    {
      to: paths.lists(),
      icon: ListChecks,
      label: (words) => words.lists,
      also: (pathname) => pathname.startsWith(`${paths.lists()}/`),
    },
  ],
  [
    { to: paths.newTest, icon: MailCheck, label: (words) => words.spamTest },
    { to: paths.newPlacement, icon: MailPlus, label: (words) => words.placement },
  ],
  [
    {
      to: paths.account(),
      toBySeat: paths.account('subscription'),
      icon: CircleUser,
      label: (words) => words.account,
      also: (pathname) => pathname.startsWith('/user-account') && pathname !== paths.account('placement'),
    },
    { to: paths.workingIn, icon: Users, label: (words) => words.accounts },
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
  ],
]

/** The entries of each group that are for this visitor: pages that their role does not open are left out. */
export const sideEntriesFor = (site: Shown): SideEntry[][] =>
  sideGroups
    .map((entries) =>
      entries
        .map((entry) => (site.seat === null ? entry : { ...entry, to: entry.toBySeat ?? entry.to }))
        .filter(({ to, shown }) => (shown?.(site) ?? true) && isOpenTo(site.seat, to)),
    )
    .filter((entries) => entries.length > 0)

const isOpenTo = (seat: SeatRole | null, path: string) =>
  seat === null || mayBySeat(seat, seatRight('GET', path))
