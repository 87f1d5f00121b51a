import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigation } from 'react-router'
import { recordCheckers } from '#contract/checker-names.ts'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { paths } from '#web/shell/paths.ts'
import { CheckerFrame } from '../checker-frame.tsx'
import { checkerMeta } from '../checker-meta.ts'
import { CheckerSkeleton } from '../checker-skeleton.tsx'
import { checkerAt, readAsked, toQuery } from '../checkers.ts'
import { RecordReport } from '../report/record-report.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const checker = checkerAt(url.pathname, recordCheckers)
  const asked = readAsked(checker, url.searchParams)
  if (!asked) return { checker, asked, error: undefined, result: null }
  const { services, visitor } = visitOf({ context })
  try {
    const result = await services.checkers.record(checker, toQuery(asked), visitor)
    return { checker, asked, error: undefined, result }
  } catch (error) {
    return refusedData(error, { checker, asked, result: null })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) =>
  checkerMeta(checkerAt(location.pathname, recordCheckers), loaderData?.result?.domain, matches)

/** The page of one record checker: SPF, DKIM, DMARC, BIMI, MTA-STS or TLS-RPT. */
export default function RecordChecker() {
  const { checker, asked, error, result } = useLoaderData<typeof loader>()
  const busy = useChecking(paths.checker(checker))
  return (
    <CheckerFrame checker={checker} asked={asked} domain={result?.domain} error={error} busy={busy}>
      {busy ? <CheckerSkeleton record /> : result ? <RecordReport result={result} /> : null}
    </CheckerFrame>
  )
}

/** Whether this page is on its way to another answer, and not only to a place in this one. */
function useChecking(path: string): boolean {
  const { location } = useNavigation()
  return location?.pathname === path && location.search !== '' && location.hash === ''
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
