import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { EmptyStart } from '#web/ui/empty.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DomainCards } from '../domains/domain-card.tsx'
import { Pages } from '../pages.tsx'
import { ReportDomains } from '../reports/add-domain.tsx'

const perPage = 24

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor, account } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [domains, reports] = await Promise.all([
    services.domains.list(query, visitor),
    services.domainReports.list(account),
  ])
  return { domains, reports }
}

/** Adds a domain whose reports are collected. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { domain: asked = '', ...typed } = await readForm(args.request)
  return attempt({ ...typed, domain: asked }, async () => {
    const { domain } = await services.domainReports.add(textOf({ asked }, 'asked'), account)
    return redirect(paths.domainReports(domain))
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).domains.title, hidden: true })

/** Every domain that the account's tests came from. */
export default function Domains() {
  const { domains: words } = useWords()
  const { domains, reports } = useLoaderData<typeof loader>()
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
      <ReportDomains domains={reports} />
    </div>
  )
}
