import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Meters } from '#web/account/dashboard/meters.tsx'
import { requireAdmin } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { useTimesDone } from '#web/shell/dashboard/times-done.ts'
import { paths } from '#web/shell/paths.ts'
import { ChevronLeft } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { AccountActs } from '../accounts/account-acts.tsx'
import { AccountAudit } from '../accounts/account-audit.tsx'
import { AccountHead } from '../accounts/account-head.tsx'
import { AccountStock } from '../accounts/account-stock.tsx'
import { changeAccount } from '../accounts/change-account.ts'
import { planChoices } from '../accounts/plan-choices.ts'

const perPage = 15

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const id = args.params.id ?? ''
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const facts = await orErrorPage(services.admin.account(account, id))
  const [plan, audit, plans] = await Promise.all([
    services.admin.accountPlan(account, id),
    services.admin.accountAudit(account, id, query),
    services.admin.plans(account),
  ])
  return { facts, plan, audit, choices: planChoices(plans), own: account.accountId === id }
}

export const action = changeAccount

/** One account: what it is and has, what was done, and what an operator can do. */
export default function User() {
  const { one: words } = useWords().operators
  const { facts, plan, audit, choices, own } = useLoaderData<typeof loader>()
  const timesDone = useTimesDone()
  return (
    <div className="flex flex-col gap-10">
      <div>
        <Link to={paths.admin('users')} className="link mb-4 inline-flex min-h-6 items-center gap-1">
          <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {words.back}
        </Link>
        <AccountHead account={facts} />
      </div>
      <AccountStock account={facts} plan={plan} />
      <Meters plan={plan} />
      {/* What was done closes the dialog that asked for it. */}
      <AccountActs key={timesDone} account={facts} plan={plan} choices={choices} own={own} />
      <AccountAudit audit={audit} />
    </div>
  )
}
