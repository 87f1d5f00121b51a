import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { PaperAttention } from '../print/paper-attention.tsx'
import { PaperBar } from '../print/paper-bar.tsx'
import { PaperChecks } from '../print/paper-checks.tsx'
import { PaperClients } from '../print/paper-clients.tsx'
import { PaperFixes, PaperSteps } from '../print/paper-fixes.tsx'
import { PaperHead } from '../print/paper-head.tsx'
import { PaperMail } from '../print/paper-mail.tsx'
import { PaperLists, PaperRules } from '../print/paper-rules.tsx'
import { revalidateWhenAsked } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const { spamTests } = services
  const id = params.id ?? ''
  const result = await orErrorPage(spamTests.result(id, visitor))
  if (result.status !== 'completed') throw redirect(paths.loading(result.id))
  // What is missing leaves its part out; the paper is whole without it.
  const [shots, heatMap, support] = await Promise.all([
    orNothing(spamTests.screenshots(id, visitor)),
    orNothing(spamTests.heatMap(id, visitor)),
    orNothing(spamTests.clientSupport(id, visitor)),
  ])
  return { result, shots, heatMap, support }
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

/**
 * The report on four sheets at most, for paper and PDF: the verdict with the mail and what to fix first, how to do that, how it is
 * delivered and shown, and the rest in a line each. Complete without scripts.
 */
export default function Print() {
  const { result, shots, heatMap, support } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="paper paper-report">
      <PaperBar result={result} />
      <PaperHead result={result} />
      <div className="paper-first">
        <PaperMail shots={shots} result={result} />
        <PaperFixes result={result} />
      </div>
      <PaperSteps result={result} />
      <PaperRules result={result} />
      <PaperLists result={result} />
      {support ? <PaperClients support={support} /> : null}
      {heatMap ? <PaperAttention heatMap={heatMap} /> : null}
      <PaperChecks result={result} />
    </main>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
