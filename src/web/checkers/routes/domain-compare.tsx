import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigation } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { type Side, TwoDomains } from '../domain/two-domains.tsx'

/** Both reports at once; a domain that is no domain leaves the other one its report. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { services, visitor } = visitOf({ context })
  const sideOf = async (name: string): Promise<Side> => {
    const side: Side = { input: (query.get(name) ?? '').slice(0, 2000), shown: null }
    if (side.input.trim() === '') return side
    try {
      const { shown } = await services.checkers.recentDomain({ input: side.input }, visitor)
      return { input: shown.report.domain, shown }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { ...side, error: error.message }
    }
  }
  const [one, other] = await Promise.all([sideOf('one'), sideOf('other')])
  return { one, other }
}

export const meta: MetaFunction = ({ matches }) => {
  const { side } = wordsOf(matches).domainReport
  return pageMeta(matches, { name: side.meta, description: side.lead, hidden: true })
}

/** Two domains side by side. */
export default function DomainCompare() {
  const sides = useLoaderData<typeof loader>()
  const busy = useNavigation().location?.pathname === paths.domainCompare
  return <TwoDomains {...sides} busy={busy} />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
