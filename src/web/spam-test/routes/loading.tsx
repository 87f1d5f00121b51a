import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Conversation } from '../loading/conversation.tsx'
import { useLiveTest } from '../loading/live-test.ts'
import { ProgressDial } from '../loading/progress-dial.tsx'
import { TestEnded } from '../loading/test-ended.tsx'
import { WaitingAddress } from '../loading/waiting-address.tsx'

/** Where it ends: the report, or both beside each other where it is an edited version of another. */
const endOf = (id: string, query: URLSearchParams) => {
  const before = query.get('before')
  return before ? paths.compare(before, id) : paths.report(id)
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const result = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  if (result.status === 'completed') throw redirect(endOf(result.id, new URL(request.url).searchParams))
  return { result }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).loading.title.waiting, hidden: true, written: 'loading' })

export default function Loading() {
  const { result } = useLoaderData<typeof loader>()
  const { loading } = useWords()
  const test = useLiveTest(result)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  useEffect(() => {
    if (test.status === 'completed')
      navigate(endOf(result.id, query), { replace: true, viewTransition: true })
  }, [test.status, result.id, query, navigate])

  if (test.status === 'expired' || test.status === 'failed') return <TestEnded words={loading[test.status]} />
  const waiting = test.status === 'waiting'
  const title = waiting
    ? loading.title.waiting
    : test.status === 'completed'
      ? loading.title.done
      : loading.title.reading
  return (
    <div className="content pt-6 pb-24 md:pt-10">
      <noscript>
        {/* Without scripts nothing else would turn this page into the report. */}
        <meta httpEquiv="refresh" content="4" />
      </noscript>
      <div className="report-head rounded-lg border border-line bg-card">
        <div className="flex flex-col items-center gap-x-8 gap-y-4 p-5 sm:flex-row md:p-8">
          <ProgressDial test={test} />
          <div className="min-w-0 flex-1">
            <h1 className="text-28 font-bold" aria-live="polite">
              {title}
            </h1>
            <p className="prose mt-2 text-16 text-soft">{loading.lead}</p>
            {waiting && result.address ? <WaitingAddress address={result.address} /> : null}
          </div>
        </div>
        <Conversation test={test} address={result.address} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
