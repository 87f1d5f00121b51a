import { Link } from 'react-router'
import type { AdminAccount } from '#contract/admin.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { AccountMarks } from './account-marks.tsx'
import type { PlanChoice } from './plan-choices.ts'

type Props = { accounts: AdminAccount[]; choices: PlanChoice[] }

/** One line an account; its name leads to all that is known of it. */
export function AccountsTable({ accounts, choices }: Props) {
  const { day } = useFigures()
  const { list: words } = useWords().operators
  const billed = useBilling() !== 'off'
  const planOf = ({ plan_id, cancel_at }: AdminAccount) => {
    const name = choices.find(({ value }) => value === plan_id)?.label ?? plan_id
    return cancel_at ? words.until({ plan: name, when: day(cancel_at) }) : name
  }
  const columns: Column<AdminAccount>[] = [
    {
      title: words.columns.account,
      cell: (account) => (
        <>
          <Link to={paths.adminUser(account.id)} className="link font-medium wrap-anywhere">
            {account.name}
          </Link>
          <bdi dir="ltr" className="block text-13 text-soft wrap-anywhere">
            {account.email}
          </bdi>
        </>
      ),
    },
    { title: words.columns.state, cell: (account) => <AccountMarks account={account} /> },
    ...(billed ? [{ title: words.columns.plan, look: 'text-soft', cell: planOf }] : []),
    {
      title: words.columns.since,
      look: 'text-soft tabular-nums md:w-[130px]',
      cell: ({ created_at }) => day(created_at),
    },
  ]
  return <DataTable label={words.title} columns={columns} rows={accounts} rowKey={({ id }) => id} />
}
