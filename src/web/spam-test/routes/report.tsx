import { useEffect, useMemo, useRef } from 'react'
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
import type { TestResult } from '#contract/spam-test.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage, refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { brandOf, pageMeta, writtenMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { FixFirst } from '../report/fix-first.tsx'
import { ReportBanners } from '../report/report-banners.tsx'
import { CompactHead, ReportHead } from '../report/report-head.tsx'
import { ReportTabs } from '../report/report-tabs.tsx'
import { ReportTitle } from '../report/report-title.tsx'
import { SenderCard } from '../report/sender-card.tsx'
import { revalidateWhenAsked } from '../report.ts'
import { reportText } from '../report-text.ts'
import { useRevealTarget } from '../reveal.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const result = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  if (result.status !== 'completed') throw redirect(paths.loading(result.id))
  const { subject, score, grade, shared, owner, verdict } = result
  // What the head of the page says; the rest is read from the text where it is drawn.
  const measured = grade === null ? null : score
  return { report: reportText(result), owner, subject, shared, measured, verdict: verdict?.title }
}

/** Shares the report or no longer, draws what waited for the plan; without an intent, deletes it. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const form = await request.formData()
  if (form.get('intent') === 'share') {
    const shared = form.get('shared') === 'on'
    const answer = await setShared(params.id ?? '', shared, context)
    // A browser without scripts gets a page that it may load again.
    const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
    return navigates && !answer ? redirect(paths.report(params.id ?? '')) : answer
  }
  if (form.get('intent') === 'draw') return draw(params.id ?? '', context)
  try {
    await services.spamTests.remove(params.id ?? '', visitor)
  } catch (error) {
    const status = isRefusal(error) ? error.status : 500
    return data(
      { error: isRefusal(error) ? error.message : wordsOf(context).errors.removeFailed },
      { status },
    )
  }
  return redirect(`${paths.home}?removed`)
}

async function draw(id: string, context: ActionFunctionArgs['context']) {
  const { services, visitor } = visitOf({ context })
  try {
    await services.spamTests.draw(id, visitor)
  } catch (error) {
    return refusedData(error, {})
  }
  return redirect(paths.report(id, 'screenshots'))
}

async function setShared(id: string, shared: boolean, context: ActionFunctionArgs['context']) {
  const { services, visitor } = visitOf({ context })
  try {
    await services.spamTests.share(id, shared, visitor)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data({ error: wordsOf(context).report.share.failed }, { status: error.status })
  }
  return null
}

export const shouldRevalidate = revalidateWhenAsked

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const words = wordsOf(matches)
  const brand = brandOf(matches)
  const subject = loaderData?.subject ?? words.report.untitled
  const written = writtenMeta('result', matches)
  const title = written?.title ? `${subject} - ${written.title}` : words.meta.report({ subject, brand })
  // A link that is passed on names the mail only when its owner shares the report.
  const { socialTitle, unmeasured } = words.report.share
  const measured = loaderData?.measured ?? null
  const score = measured === null ? unmeasured : `${Math.round(measured)} / 100`
  return pageMeta(matches, {
    title: () => title,
    description: written?.description,
    hidden: !loaderData?.shared,
    social: {
      title: loaderData?.shared ? title : socialTitle({ score, brand }),
      description: loaderData?.verdict,
    },
  })
}

export default function Report() {
  const { report } = useLoaderData<typeof loader>()
  // The same object for the same text: what hangs on it is not drawn anew.
  const result = useMemo(() => JSON.parse(report) as TestResult, [report])
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
