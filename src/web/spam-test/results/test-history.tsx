import { useId } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLocation,
} from 'react-router'
import type { List, ListQuery } from '#contract/common.ts'
import { ownPath } from '#contract/local-path.ts'
import type { TestRow } from '#contract/spam-test.ts'
import { Pages } from '#web/account/pages.tsx'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyStart } from '#web/ui/empty.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { Search } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { ResultsTable, resultOrders } from './results-table.tsx'

const perPage = 15

/** What a page with the tests of the account reads. */
export async function readTests(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, resultOrders)
  const [plan, tests] = await Promise.all([
    services.plans.current(account.accountId),
    services.spamTests.list(query, visitor),
  ])
  return { plan, tests, query }
}

/** Deletes one test; `back`: the page to go on at. */
export async function deleteTest(args: ActionFunctionArgs, back: string) {
  const { services, visitor } = requireAccount(args)
  const typed = await readForm(args.request)
  return attempt(typed, async () => {
    await services.spamTests.remove(textOf(typed, 'id'), visitor)
    return redirect(`${back}?done=deleted`)
  })
}

type Props = { tests: List<TestRow>; query: ListQuery; refused: Refused | undefined }

/** Every test of the account, to be sought, compared and deleted. */
export function TestHistory({ tests, query, refused }: Props) {
  return (
    <>
      {refused?.message ? (
        <p role="alert" className="form-message mb-4">
          {refused.message}
        </p>
      ) : null}
      {tests.meta.total === 0 && !query.search ? <Nothing /> : <Found tests={tests} query={query} />}
    </>
  )
}

function Nothing() {
  const { results: words } = useWords().account
  return (
    <EmptyStart to={paths.newTest} start={words.start}>
      {words.none}
    </EmptyStart>
  )
}

function Found({ tests, query }: Pick<Props, 'tests' | 'query'>) {
  const { results: words } = useWords().account
  const { pathname } = useLocation()
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
          <Link to={ownPath({ pathname })} className="link">
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
