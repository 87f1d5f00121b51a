import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountQuerySchema } from '#contract/admin.ts'
import { Pages } from '#web/account/pages.tsx'
import { requireAdmin } from '#web/request/access.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import { AccountFilter } from '../accounts/account-filter.tsx'
import { AccountsTable } from '../accounts/accounts-table.tsx'
import { planChoices } from '../accounts/plan-choices.ts'

const perPage = 20

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const asked = new URL(args.request.url).searchParams
  // What an address cannot mean is left out, so that every one shows something.
  const { page, search, state, plan } = accountQuerySchema.shape
  const query = {
    per_page: perPage,
    page: page.catch(1).parse(asked.get('page') ?? undefined),
    search:
      asked
        .get('search')
        ?.trim()
        .slice(0, search.unwrap().maxLength ?? 0) || undefined,
    state: state.catch(undefined).parse(asked.get('state') ?? undefined),
    plan: plan.catch(undefined).parse(asked.get('plan') || undefined),
  }
  const [accounts, plans] = await Promise.all([
    services.admin.accounts(account, query),
    services.admin.plans(account),
  ])
  return { accounts, choices: planChoices(plans), query }
}

/** All accounts, the newest first. */
export default function Users() {
  const { list: words } = useWords().operators
  const { accounts, choices, query } = useLoaderData<typeof loader>()
  return (
    <Section title={words.title} note={accounts.meta.total}>
      <AccountFilter query={query} choices={choices} />
      {accounts.data.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <AccountsTable accounts={accounts.data} choices={choices} />
      )}
      <div className="mt-3 flex justify-end">
        <Pages meta={accounts.meta} />
      </div>
    </Section>
  )
}
