import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { AuditTable } from '../audit-table.tsx'
import { DeleteAccount } from '../delete-account.tsx'

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

/** Schedules the deletion, takes it back, leads to the download; sends the confirmation again, stops what waits, has mail sent again. */
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
        await accounts.cancelDeletion(account)
        return redirect(`${paths.account('data')}?done=kept`)
      })
    case 'stop-wishes':
      return attempt(typed, async () => {
        await accounts.stopWishes(account)
        return redirect(`${paths.account()}?done=wishes-stopped`)
      })
    case 'resume-mail':
      return attempt(typed, async () => {
        await accounts.resumeMail(account)
        return redirect(`${paths.account()}?done=mail-resumed`)
      })
    case 'export':
      return attempt(typed, async () => {
        await accounts.requireProof(account)
        return redirectDocument(paths.api.exportProfile)
      })
    default:
      return attempt(typed, async () => {
        await accounts.scheduleDeletion(account)
        return redirect(paths.account('data'))
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.data.title, hidden: true })

export default function YourData() {
  const { data: words } = useWords().account
  const { deletionAt, audit, paid } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.export.title}>
        <Card className="max-w-[560px] p-5 md:p-6">
          <p className="mb-4 text-soft">{words.export.text}</p>
          <ActionForm intent="export">
            <Submit look="plain" icon={<Download aria-hidden="true" />}>
              {words.export.action}
            </Submit>
          </ActionForm>
        </Card>
      </Section>
      <AuditTable audit={audit} />
      <DeleteAccount deletionAt={deletionAt} paid={paid} />
    </div>
  )
}
