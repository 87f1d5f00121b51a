import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { EmptyStart } from '#web/ui/empty.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DomainCards } from '../domains/domain-card.tsx'
import { Pages } from '../pages.tsx'

const perPage = 24

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  return { domains: await services.domains.list(query, visitor) }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).domains.title, hidden: true })

/** Every domain that the account's tests came from. */
export default function Domains() {
  const { domains: words } = useWords()
  const { domains } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-28 font-bold">{words.title}</h1>
        <p className="prose mt-1 text-soft">{words.lead}</p>
      </div>
      {domains.data.length > 0 ? (
        <DomainCards domains={domains.data} heading="h2" />
      ) : (
        <EmptyStart to={paths.newTest} start={words.newTest}>
          {words.none}
        </EmptyStart>
      )}
      {domains.meta.last_page > 1 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to={paths.domains()} className="text-13 text-faint">
            {words.all({ count: domains.meta.total })}
          </Link>
          <Pages meta={domains.meta} />
        </div>
      ) : null}
    </div>
  )
}
