import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import { ErrorInPage } from '../../components/error-page.tsx'
import { FixFirst } from '../../components/fix-first.tsx'
import { ReportBanners } from '../../components/report-banners.tsx'
import { CompactHead, ReportHead } from '../../components/report-head.tsx'
import { ReportTabs } from '../../components/report-tabs.tsx'
import { ReportTitle } from '../../components/report-title.tsx'
import { SenderCard } from '../../components/sender-card.tsx'
import { brandOf, pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { isRefusal, orErrorPage } from '../../refusals.ts'
import { revalidateWhenAsked } from '../../report.ts'
import { useRevealTarget } from '../../reveal.ts'
import { visitContext } from '../../visit.ts'
import { defaultWords } from '../../words/words.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  const result = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  if (result.status !== 'completed') throw redirect(paths.loading(result.id))
  return { result }
}

/** Deletes the report. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  try {
    await services.spamTests.remove(params.id ?? '', visitor)
  } catch (error) {
    const status = isRefusal(error) ? error.status : 500
    return data({ error: isRefusal(error) ? error.message : defaultWords.errors.removeFailed }, { status })
  }
  return redirect(`${paths.home}?removed`)
}

export const shouldRevalidate = revalidateWhenAsked

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const subject = loaderData?.result.subject ?? defaultWords.report.untitled
  return pageMeta(defaultWords.meta.report(subject, brandOf(matches)), true)
}

export default function Report() {
  const { result } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const overview = pathname.replace(/\/$/, '') === paths.report(result.id)
  const counted = useRef(false)
  useEffect(() => {
    counted.current = true
  }, [])
  useRevealTarget()
  return (
    <div className="content flex flex-col gap-4 pt-5 pb-8">
      <ReportTitle result={result} />
      <ReportBanners result={result} />
      {overview ? (
        <>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
            <ReportHead result={result} still={counted.current} />
            <SenderCard result={result} />
          </div>
          <FixFirst result={result} />
        </>
      ) : (
        <CompactHead result={result} />
      )}
      <ReportTabs result={result} />
      <div className="flex flex-col gap-12 pt-4">
        <Outlet context={result} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
