import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { BeginForm } from '../begin/begin-form.tsx'
import { usePlacement } from '../live.ts'
import { WaitingTest } from '../open/waiting-test.tsx'
import { isOver, type Stage, stageOf } from '../place.ts'
import { orNull } from '../placement-tests.ts'
import { readTest } from '../read-test.ts'
import { Report } from '../report/report.tsx'
import { StepLine } from '../step-line.tsx'
import { Title } from '../title.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = visitOf(args)
  const { placements } = services
  const test = await readTest(args)
  const domain = test.owner && test.status === 'completed' ? test.sender_domain : null
  const [trend, providers] = await Promise.all([
    domain ? orNull(placements.trend(domain, visitor), [404, 503]) : null,
    test.status === 'draft' && test.owner ? placements.providers(visitor) : null,
  ])
  return { test, trend, providers }
}

/** Sends the sample, shares, or deletes. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const { placements } = services
  const id = params.id ?? ''
  const form = await request.formData()
  // A browser without scripts gets a page that it may load again.
  const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
  try {
    switch (form.get('intent')) {
      case 'sample':
        await placements.sendSample(id, visitor)
        return navigates ? redirect(paths.placement(id)) : { sent: true }
      case 'share':
        await placements.share(id, form.get('shared') === 'on', visitor)
        return navigates ? redirect(paths.placement(id)) : null
      case 'remove':
        await placements.remove(id, visitor)
        return redirect(visitor.account ? paths.account('placement') : paths.inboxPlacement)
    }
  } catch (error) {
    return refusedData(error, {})
  }
  return data({ error: wordsOf(context).placement.actions.failed }, { status: 400 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const words = wordsOf(matches)
  const { test } = words.placement
  const subject = loaderData?.test.subject ?? test.untitled
  return pageMeta(matches, { name: test.meta({ subject }), hidden: loaderData?.test.id !== 'example' })
}

/** A placement test as what it is: draft, waiting, collecting, completed or expired. */
export default function PlacementTest() {
  const loaded = useLoaderData<typeof loader>()
  const { test, asking } = usePlacement(loaded.test)
  const { revalidate } = useRevalidator()
  const ended = isOver(test.status) && test.status !== loaded.test.status
  // The report brings its trend along.
  useEffect(() => {
    if (ended) void revalidate()
  }, [ended, revalidate])
  useComeToPicture(stageOf(test))
  return (
    <div className="content flex flex-col gap-4 pt-4 pb-8">
      <Title test={test} />
      {test.status === 'completed' || test.status === 'collecting' ? (
        <Report test={test} trend={loaded.trend} asking={asking} />
      ) : test.status === 'expired' ? (
        <Expired />
      ) : test.status === 'draft' ? (
        <Draft id={test.id} />
      ) : (
        <WaitingTest test={test} asking={asking} />
      )}
    </div>
  )
}

/** The instructions give way to the picture: who had scrolled through them comes to its top, with the focus if it is lost. */
function useComeToPicture(stage: Stage) {
  const before = useRef(stage)
  useEffect(() => {
    const left = before.current === 'waiting' && stage !== 'waiting'
    before.current = stage
    const main = document.getElementById('main')
    if (!left || !main) return
    if (document.activeElement === document.body) {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    }
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView({ block: 'start' })
  }, [stage])
}

function Expired() {
  const { test: words } = useWords().placement
  return (
    <Card className="report-head flex flex-col items-start gap-4 p-5 md:p-8">
      <h1 className="text-28 font-bold">{words.titles.expired}</h1>
      <p className="prose text-16 text-soft">{words.texts.expired}</p>
      <ButtonLink look="primary" to={paths.inboxPlacement}>
        {words.newTest}
      </ButtonLink>
    </Card>
  )
}

function Draft({ id }: { id: string }) {
  const { test: words } = useWords().placement
  const { providers } = useLoaderData<typeof loader>()
  return (
    <>
      <Card className="report-head flex flex-col gap-4 p-5 md:p-8">
        <StepLine now={0} />
        <h1 className="text-28 font-bold">{words.titles.draft}</h1>
        <p className="prose text-16 text-soft">{words.texts.draft}</p>
      </Card>
      {providers ? <BeginForm providers={providers} refused={undefined} draft={id} /> : null}
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
