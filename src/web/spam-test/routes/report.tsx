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
import type { CheckResult } from '#contract/spam-test.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage, refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { brandOf, pageMeta, writtenMeta } from '#web/shell/page-meta.ts'
import { checkAnchor, paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { outlineOf, type ReportOutline } from '../outline.ts'
import { PointingContext, usePointingAtAll } from '../pointing.ts'
import { ReportBanners } from '../report/report-banners.tsx'
import { CompactHead } from '../report/report-head.tsx'
import { ReportParts } from '../report/report-parts.tsx'
import { ReportTitle } from '../report/report-title.tsx'
import { openIn, partOfCheck, type ReportInPart, revalidateWhenAsked } from '../report.ts'
import { textOf } from '../report-text.ts'
import { useRevealTarget, useRightPart } from '../reveal.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const result = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  if (result.status !== 'completed') throw redirect(paths.loading(result.id))
  const { subject, score, grade, shared, owner, verdict } = result
  // What the head of the page says; the rest is read from the text where it is drawn.
  const measured = grade === null ? null : score
  // The address of the page: that of the request ends in `.data` where a link leads here, and is that of no part.
  const { pathname, search } = url
  const opened = result.results.find(({ id }) => id === openIn(search)) ?? null
  if (opened) {
    const right = paths.report(result.id, partOfCheck(opened))
    if (pathname.replace(/\/$/, '') !== right) throw redirect(`${right}${search}#${checkAnchor(opened.id)}`)
  }
  const report = textOf(result, outlineOf)
  return {
    report,
    opened: opened && JSON.stringify(opened),
    owner,
    subject,
    shared,
    measured,
    verdict: verdict?.title,
  }
}

/** Shares the report or no longer, draws what waited for the plan, scores another kind of mail; without an intent, deletes it. */
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
  if (form.get('intent') === 'draw') {
    // The address says it too: whoever is limited is known by it, before a form is read.
    const isTold = new URL(request.url).searchParams.has('draw')
    return isTold ? draw(params.id ?? '', context) : redirect(paths.report(params.id ?? ''))
  }
  if (form.get('intent') === 'kind') {
    const isTold = new URL(request.url).searchParams.has('kind')
    return isTold ? pickKind(params.id ?? '', form, context) : redirect(paths.report(params.id ?? ''))
  }
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

async function pickKind(id: string, form: FormData, context: ActionFunctionArgs['context']) {
  const { services, visitor } = visitOf({ context })
  const kind = String(form.get('kind') ?? '')
  try {
    await services.spamTests.chooseKind(id, kind === '' ? null : kind, visitor)
  } catch (error) {
    if (isRefusal(error)) return refusedData(error, {})
    return data({ error: wordsOf(context).report.kind.failed }, { status: 500 })
  }
  return redirect(paths.report(id))
}

async function draw(id: string, context: ActionFunctionArgs['context']) {
  const { services, visitor } = visitOf({ context })
  try {
    await services.spamTests.draw(id, visitor)
  } catch (error) {
    return refusedData(error, {})
  }
  return redirect(paths.report(id))
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
  const data = useLoaderData<typeof loader>()
  // The same object for the same text: what hangs on it is not drawn again.
  const report = useMemo(() => JSON.parse(data.report) as ReportOutline, [data.report])
  const opened = useMemo(
    () => (data.opened === null ? null : (JSON.parse(data.opened) as CheckResult)),
    [data.opened],
  )
  const { pathname } = useLocation()
  const isMail = pathname.replace(/\/$/, '') === paths.report(report.id)
  const counted = useRef(false)
  useEffect(() => {
    counted.current = true
  }, [])
  const pointing = usePointingAtAll(report)
  useRightPart(report)
  useRevealTarget()
  return (
    <PointingContext value={pointing}>
      <div className="content flex flex-col gap-3 pt-3 pb-8 md:gap-4 md:pt-5">
        <ReportTitle result={report} />
        <ReportBanners result={report} />
        <ReportParts result={report} />
        {isMail ? null : <CompactHead result={report} />}
        <div className="flex flex-col gap-12">
          <Outlet context={{ report, opened, still: counted.current } satisfies ReportInPart} />
        </div>
      </div>
    </PointingContext>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
