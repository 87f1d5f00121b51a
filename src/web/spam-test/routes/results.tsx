import { useId } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Pages } from '#web/account/pages.tsx'
import { time } from '#web/billing/plans/features.ts'
import { Standing } from '#web/billing/standing.tsx'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { Search } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { ResultsTable, resultOrders } from '../results/results-table.tsx'

const perPage = 15

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, resultOrders)
  const [plan, tests] = await Promise.all([
    services.plans.current(account.accountId),
    services.spamTests.list(query, visitor),
  ])
  return { plan, tests, query }
}

/** Deletes one test. */
export async function action(args: ActionFunctionArgs) {
  const { services, visitor } = requireAccount(args)
  const typed = await readForm(args.request)
  return attempt(typed, async () => {
    await services.spamTests.remove(textOf(typed, 'id'), visitor)
    return redirect(`${paths.account('subscription')}?done=deleted`)
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.results.title, hidden: true })

/** The plan in short, and every test of the account. */
export default function Results() {
  const { results: words } = useWords().account
  const { plan, tests, query } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  const billing = useBilling() !== 'off'
  const { features } = useWords().plans
  const kept = plan.plan.limits.retention_days
  return (
    <div className="flex flex-col gap-10">
      {billing ? <Standing plan={plan} /> : null}
      <Section title={words.title} note={kept === null ? null : words.kept({ time: time(kept, features) })}>
        {refused?.message ? (
          <p role="alert" className="form-message mb-4">
            {refused.message}
          </p>
        ) : null}
        {tests.meta.total === 0 && !query.search ? <Nothing /> : <Found />}
      </Section>
    </div>
  )
}

function Nothing() {
  const { results: words } = useWords().account
  return (
    <div className="rounded-lg border border-line border-dashed px-5 py-6">
      <p className="prose text-soft">{words.none}</p>
      <ButtonLink look="primary" to={paths.spamTest} className="mt-4">
        {words.start}
      </ButtonLink>
    </div>
  )
}

function Found() {
  const { results: words } = useWords().account
  const { tests, query } = useLoaderData<typeof loader>()
  const compare = useId()
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SearchForm search={query.search} />
        <Form id={compare} action={paths.compare()} className="flex flex-wrap items-center gap-3">
          <p className="text-13 text-faint">{words.compareHint}</p>
          <Button type="submit">{words.compare}</Button>
        </Form>
      </div>
      {tests.data.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft wrap-anywhere">
          {words.notFound({ search: query.search ?? '' })}{' '}
          <Link to={paths.account('subscription')} className="link">
            {words.clear}
          </Link>
        </p>
      ) : (
        <ResultsTable
          tests={tests.data}
          order={query.orders ?? 'created_at'}
          direction={query.direction}
          compareForm={compare}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-faint tabular-nums">{words.found({ count: tests.meta.total })}</p>
        <Pages meta={tests.meta} />
      </div>
    </>
  )
}

function SearchForm({ search }: { search: string | undefined }) {
  const { results: words } = useWords().account
  return (
    <Form role="search" className="flex w-full max-w-[360px] gap-2">
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
  )
}
