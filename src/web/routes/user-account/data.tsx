import { Download } from 'lucide-react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { deleteAccountSchema } from '#contract/accounts.ts'
import { requireAccount } from '../../account.ts'
import { AuditTable } from '../../components/account/audit-table.tsx'
import { DeleteAccount } from '../../components/account/delete-account.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Card, Section } from '../../components/card.tsx'
import { attempt, handle, readForm, textOf } from '../../forms/form.ts'
import { readListQuery } from '../../list-query.ts'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { useWords, wordsOf } from '../../words/words.ts'

const perPage = 15

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [profile, audit] = await Promise.all([
    services.accounts.profile(account.accountId),
    services.accounts.audit(account.accountId, query),
  ])
  return { deletionAt: profile.deletion_at, audit, paid: services.billing.mode === 'stripe' }
}

/** Schedules the deletion, takes it back, or sends the confirmation again. */
export async function action(args: ActionFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const { accounts } = services
  const typed = await readForm(args.request)
  switch (textOf(typed, 'intent')) {
    case 'confirm-again':
      return attempt(typed, async () => {
        const { email, pending_email } = await accounts.profile(account.accountId)
        await accounts.confirm(pending_email ?? email, visitor)
        return redirect(`${paths.dashboard}?done=confirm-sent`)
      })
    case 'keep':
      return attempt(typed, async () => {
        await accounts.cancelDeletion(account.accountId)
        return redirect(`${paths.account('data')}?done=kept`)
      })
    default:
      return handle(args, typed, deleteAccountSchema, async ({ password }) => {
        await accounts.scheduleDeletion(account.accountId, password)
        return redirect(paths.account('data'))
      })
  }
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.data.title, matches)

export default function YourData() {
  const { data: words } = useWords().account
  const { deletionAt, audit, paid } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.export.title}>
        <Card className="max-w-[560px] p-5 md:p-6">
          <p className="mb-4 text-soft">{words.export.text}</p>
          <a href={paths.api.exportProfile} download className={buttonClass('plain')}>
            <Download aria-hidden="true" />
            {words.export.action}
          </a>
        </Card>
      </Section>
      <AuditTable audit={audit} />
      <DeleteAccount deletionAt={deletionAt} paid={paid} />
    </div>
  )
}
