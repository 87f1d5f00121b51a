import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { DomainSetup as Setup } from '#services/checkers/setup/types.ts'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { DomainSetup } from '../setup/domain-setup.tsx'

/** The choices are in the query: the page can be bookmarked and resumed. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const given = params.name ?? ''
  const { searchParams, search } = new URL(request.url)
  const loaded: { domain: string; setup: Setup | null; error?: string } = { domain: given, setup: null }
  const { services, visitor } = visitOf({ context })
  const text = (name: string) => (searchParams.get(name) ?? '').slice(0, 500)
  try {
    const domain = services.checkers.readDomain({ input: given })
    if (domain !== given) return redirect(paths.domainSetup(domain, search))
    const choices = {
      services: searchParams.has('chosen') ? searchParams.getAll('service').slice(0, 40) : null,
      addresses: text('addresses'),
      reports: text('reports'),
      skipped: searchParams.getAll('skip').slice(0, 10),
    }
    return { ...loaded, setup: await services.checkers.setup(domain, choices, visitor) }
  } catch (error) {
    return refusedData(error, loaded)
  }
}

export const meta: MetaFunction<typeof loader> = ({ params, matches }) => {
  const { domainSetup: words } = wordsOf(matches)
  const domain = params.name ?? ''
  return pageMeta(matches, { name: words.meta({ domain }), description: words.lead, hidden: true })
}

/** The mail of one domain, step by step. */
export default function DomainSetupPage() {
  const { domain, setup, error } = useLoaderData<typeof loader>()
  const busy = useNavigation().location?.pathname === paths.domainSetup(domain)
  return <DomainSetup domain={domain} setup={setup} error={error} busy={busy} />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
