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
import { Search } from '#web/icons.tsx'
import { requireAccount } from '../../account.ts'
import { Pages } from '../../components/account/pages.tsx'
import { ResultsTable, resultOrders } from '../../components/account/results-table.tsx'
import { Standing } from '../../components/billing/standing.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Section } from '../../components/card.tsx'
import { time } from '../../components/plans/features.ts'
import { useBilling } from '../../components/site.ts'
import { attempt, type Refused, readForm, textOf } from '../../forms/form.ts'
import { readListQuery } from '../../list-query.ts'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { useWords, wordsOf } from '../../words/words.ts'

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

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.results.title, matches)

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
        <Form id={compare} action="/user-account/compare" className="flex flex-wrap items-center gap-3">
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
      <Button type="submit" aria-label={words.find} className="px-2.5!">
        <Search aria-hidden="true" />
      </Button>
    </Form>
  )
}
