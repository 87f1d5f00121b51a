import type { LoaderFunctionArgs } from 'react-router'
import { Outlet, useLoaderData } from 'react-router'
import { personOf } from '#contract/seat-roles.ts'
import { developmentMails } from '#web/account/development-mailbox.ts'
import { requireAccount } from '#web/request/access.ts'
import { requireCodeFree } from '#web/request/code-free.ts'
import { AccountBanners } from '#web/shell/dashboard/banners.tsx'
import { DoneNotice } from '#web/shell/dashboard/done-notice.tsx'
import { SideNav } from '#web/shell/dashboard/side-nav.tsx'
import { TopBar } from '#web/shell/dashboard/top-bar.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  await requireCodeFree(args)
  const person = personOf(account)
  const profile = await services.accounts.profile(person.accountId)
  const kept = developmentMails(services, visitor) !== null
  return {
    /** What the own account waits for is shown there alone. */
    isOwn: account.seat === undefined,
    confirmed: profile.email_verified_at !== null,
    deletionAt: profile.deletion_at,
    email: profile.email,
    pending: profile.pending_email,
    pendingCountsAt: profile.pending_counts_at,
    factorLostCountsAt: profile.factor_lost_counts_at,
    mailStopped: profile.mail_stopped,
    twoFactor: profile.two_factor_enabled,
    passkeys: (await services.accounts.passkeys(person)).length > 0,
    kept,
  }
}

/** The signed-in area: top bar, navigation at the side, and what is to be done about the account itself. */
export default function DashboardLayout() {
  const standing = useLoaderData<typeof loader>()
  return (
    <>
      <TopBar />
      <div className="content grid items-start gap-x-10 pb-24 md:grid-cols-[200px_minmax(0,1fr)]">
        <SideNav />
        <main id="main" className="min-w-0 pt-6 md:pt-8">
          {standing.isOwn ? <AccountBanners standing={standing} /> : null}
          <DoneNotice />
          <Outlet />
        </main>
      </div>
    </>
  )
}
