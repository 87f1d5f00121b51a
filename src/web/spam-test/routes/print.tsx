import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Plan } from '../assistant/plan.tsx'
import { PaperBar } from '../print/paper-bar.tsx'
import { PaperChecks } from '../print/paper-checks.tsx'
import { PaperClients } from '../print/paper-clients.tsx'
import { PaperHead } from '../print/paper-head.tsx'
import { PaperHeat, PaperPictures } from '../print/paper-pictures.tsx'
import { PaperLists, PaperRules } from '../print/paper-rules.tsx'
import { revalidateWhenAsked } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const { spamTests } = services
  const id = params.id ?? ''
  const result = await orErrorPage(spamTests.result(id, visitor))
  if (result.status !== 'completed') throw redirect(paths.loading(result.id))
  // What is missing leaves its part out; the paper is whole without it.
  const [advice, shots, heatMap, support] = await Promise.all([
    orNothing(spamTests.advice(id, visitor)),
    orNothing(spamTests.screenshots(id, visitor)),
    orNothing(spamTests.heatMap(id, visitor)),
    orNothing(spamTests.clientSupport(id, visitor)),
  ])
  return { result, advice, shots, heatMap, support }
}

const orNothing = <Part,>(part: Promise<Part>): Promise<Part | null> => part.catch(() => null)

export const shouldRevalidate = revalidateWhenAsked

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const subject = loaderData?.result.subject ?? wordsOf(matches).report.untitled
  return pageMeta(matches, {
    title: (brand) => wordsOf(matches).pictures.print.meta({ subject, brand }),
    hidden: true,
  })
}

/** The whole report on one page, for paper and PDF; complete without scripts. */
export default function Print() {
  const { result, advice, shots, heatMap, support } = useLoaderData<typeof loader>()
  const { print } = useWords().pictures
  return (
    <main id="main" className="paper">
      <PaperBar result={result} />
      <PaperHead result={result} />
      {advice && advice.items.length > 0 ? (
        <section>
          <h2>{print.plan}</h2>
          <p className="prose mb-2">{advice.summary}</p>
          <Plan items={advice.items} result={result} />
        </section>
      ) : null}
      <PaperChecks result={result} />
      <PaperRules result={result} />
      <PaperLists result={result} />
      {shots ? <PaperPictures shots={shots} /> : null}
      {heatMap ? <PaperHeat heatMap={heatMap} /> : null}
      {support ? <PaperClients support={support} /> : null}
    </main>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
