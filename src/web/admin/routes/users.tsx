import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { type AdminAccount, grantSchema } from '#contract/admin.ts'
import { Pages } from '#web/account/pages.tsx'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

const perPage = 20

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [accounts, plans] = await Promise.all([
    services.admin.accounts(account, query),
    services.admin.plans(account),
  ])
  const choices = plans
    .filter(({ id }) => id !== 'anonymous')
    .map(({ id, name }) => ({ value: id, label: name }))
  return { accounts, choices, search: query.search }
}

/** Gives a plan to an account, for good or until a day. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  const until = textOf(typed, 'until')
  const grant = { ...typed, until: until ? `${until}T23:59:59Z` : undefined }
  if (!until) delete grant.until
  return handle(args, grant as typeof typed, grantSchema, async (input) => {
    await services.admin.grant(account, textOf(typed, 'id'), input)
    return redirect(`${paths.admin('users')}?done=granted`)
  })
}

/** All accounts, the newest first. */
export default function Users() {
  const { users: words } = useWords().account.admin
  const { accounts, search } = useLoaderData<typeof loader>()
  return (
    <Section title={words.title} note={accounts.meta.total}>
      <Form role="search" className="mb-3 flex w-full max-w-[360px] gap-2">
        <input
          type="search"
          name="search"
          key={search}
          defaultValue={search}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={200}
          className="field field-text h-9!"
        />
        <Button type="submit" aria-label={words.find} size="compact">
          <Search aria-hidden="true" />
        </Button>
      </Form>
      <Card className="p-0">
        {accounts.data.length === 0 ? <p className="px-5 py-4 text-soft">{words.none}</p> : null}
        <ul>
          {accounts.data.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      </Card>
      <div className="mt-3 flex justify-end">
        <Pages meta={accounts.meta} />
      </div>
    </Section>
  )
}

function Row({ account }: { account: AdminAccount }) {
  const { day } = useFigures()
  const { users: words } = useWords().account.admin
  const { choices } = useLoaderData<typeof loader>()
  const billed = useBilling() !== 'off'
  const plan = choices.find(({ value }) => value === account.plan_id)?.label ?? account.plan_id
  const notes = [
    account.admin ? words.admin : null,
    account.confirmed ? null : words.unconfirmed,
    billed
      ? [plan, account.cancel_at && words.until({ when: day(account.cancel_at) })].filter(Boolean).join(' ')
      : null,
    `${words.columns.since} ${day(account.created_at)}`,
  ].filter(Boolean)
  return (
    <li className="border-line border-t px-5 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <span className="font-medium">{account.name}</span>{' '}
            <span className="text-soft">{account.email}</span>
          </p>
          <p className="text-13 text-faint">{notes.join(' · ')}</p>
        </div>
      </div>
      {billed ? <Grant account={account} /> : null}
    </li>
  )
}

function Grant({ account }: { account: AdminAccount }) {
  const { users: words } = useWords().account.admin
  const { choices } = useLoaderData<typeof loader>()
  return (
    <details className="fold">
      <summary className="inline-flex min-h-6 items-center text-13 text-soft underline underline-offset-2 hover:text-ink">
        {words.columns.give}
        <span className="sr-only"> {words.of({ name: account.name })}</span>
      </summary>
      <ActionForm
        intent="grant"
        id={account.id}
        className="mt-3 grid max-w-[600px] items-start gap-4 pb-2 sm:grid-cols-[1fr_1fr_auto]"
      >
        <input type="hidden" name="id" value={account.id} />
        <SelectField name="plan_id" label={words.plan} options={choices} defaultValue={account.plan_id} />
        <TextField name="until" type="date" label={words.ends} hint={words.endsHint} />
        <Submit look="plain" size="field" className="sm:mt-[26px]">
          {words.grant}
        </Submit>
      </ActionForm>
    </details>
  )
}
