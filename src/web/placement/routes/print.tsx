import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Printer } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Authentication } from '../picture/authentication.tsx'
import { Head } from '../picture/head.tsx'
import { Tiles } from '../picture/tiles.tsx'
import { readTest } from '../read-test.ts'
import { PaperAdvice } from '../report/advice-list.tsx'
import { PaperRows } from '../report/paper-rows.tsx'
import { SimulatedNote } from '../simulated-note.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const test = await readTest(args)
  if (test.status !== 'completed') throw redirect(paths.placement(test.id))
  return { test }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const words = wordsOf(matches)
  const subject = loaderData?.test.subject ?? words.placement.test.untitled
  return pageMeta(matches, { name: words.placement.print.meta({ subject }), hidden: true })
}

/** The report on one page, for paper and PDF; complete without scripts. */
export default function PlacementPrint() {
  const { test } = useLoaderData<typeof loader>()
  const { print, report, test: words } = useWords().placement
  return (
    <main id="main" className="paper paper-tight flex flex-col gap-3">
      <Bar test={test} />
      <header>
        <p className="text-13 text-faint">{print.kicker}</p>
        <p className="text-20 font-bold wrap-anywhere">{test.subject ?? words.untitled}</p>
        <Facts test={test} />
      </header>
      <Head test={test}>
        <p className="text-13 text-soft">{test.share?.text}</p>
      </Head>
      <section>
        <h2 className="sr-only">{report.providers}</h2>
        <Tiles test={test} />
      </section>
      <div className="flex flex-col gap-1">
        <Authentication rows={test.results} />
        {test.simulated ? <SimulatedNote sample={test.id === 'example'} /> : null}
      </div>
      <section>
        <h2>{report.mailboxes}</h2>
        <PaperRows rows={test.results} />
      </section>
      <PaperAdvice test={test} />
    </main>
  )
}

function Bar({ test }: { test: Placement }) {
  const { print, actions } = useWords().placement
  return (
    <div className="screen-only flex flex-wrap items-center justify-between gap-3">
      <Link to={paths.placement(test.id)} className="link min-h-6">
        {print.back}
      </Link>
      <div className="flex flex-wrap items-center gap-2">
        <a href={paths.api.placementPdf(test.id)} className={buttonClass('plain')}>
          {actions.pdf}
        </a>
        <span className="needs-scripts">
          <Button look="primary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {print.now}
          </Button>
        </span>
      </div>
    </div>
  )
}

function Facts({ test }: { test: Placement }) {
  const { dateTime } = useFigures()
  const { print, report, test: words } = useWords().placement
  const facts = [
    [report.columns.sender, test.sender ?? report.noSender],
    [words.mailboxes, words.completed({ when: dateTime(test.completed_at ?? test.created_at) })],
    [print.marker, test.marker],
    [print.address, test.report_url],
  ] as const
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-13">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-faint">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
