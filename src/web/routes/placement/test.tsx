import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorInPage } from '../../components/error-page.tsx'
import { BeginForm } from '../../components/placement/begin-form.tsx'
import { usePlacement } from '../../components/placement/live.ts'
import { OpenTest } from '../../components/placement/open-test.tsx'
import { isOver } from '../../components/placement/place.ts'
import { Report } from '../../components/placement/report.tsx'
import { StepLine } from '../../components/placement/step-line.tsx'
import { Title } from '../../components/placement/title.tsx'
import { brandOf, pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { orNull } from '../../placement-tests.ts'
import { isRefusal, orErrorPage } from '../../refusals.ts'
import { visitContext } from '../../visit.ts'
import { useWords, wordsOf } from '../../words/words.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  const { placements } = services
  const test = await orErrorPage(placements.read(params.id ?? '', visitor))
  const domain = test.owner && test.status === 'completed' ? test.sender_domain : null
  const [trend, providers] = await Promise.all([
    domain ? orNull(placements.trend(domain, visitor), [404, 503]) : null,
    test.status === 'draft' && test.owner ? placements.providers(visitor) : null,
  ])
  return { test, trend, providers }
}

/** Sends the sample, shares, or deletes. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
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
    if (!isRefusal(error)) throw error
    return data({ error: error.message }, { status: error.status })
  }
  return data({ error: wordsOf(context).placement.actions.failed }, { status: 400 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const words = wordsOf(matches)
  const { test } = words.placement
  const subject = loaderData?.test.subject ?? test.untitled
  const title = words.meta.checker({ title: test.meta({ subject }), brand: brandOf(matches) })
  return pageMeta(matches, title, loaderData?.test.id !== 'example')
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
  return (
    <div className="content flex flex-col gap-8 pt-5 pb-16">
      <Title test={test} />
      {test.status === 'completed' ? (
        <Report test={test} trend={loaded.trend} />
      ) : test.status === 'expired' ? (
        <Expired />
      ) : test.status === 'draft' ? (
        <Draft id={test.id} />
      ) : (
        <OpenTest test={test} asking={asking} />
      )}
    </div>
  )
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
