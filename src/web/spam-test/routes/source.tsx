import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { useReport } from '../report.ts'
import { HeadersTable } from '../source/headers-table.tsx'
import { SourceViews } from '../source/source-views.tsx'
import { Transcript } from '../source/transcript.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  return { source: await orErrorPage(services.spamTests.source(params.id ?? '')) }
}

/** A stored mail does not change; only its view does. */
export const shouldRevalidate = () => false

export default function Source() {
  const result = useReport()
  const { source } = useLoaderData<typeof loader>()
  return (
    <>
      <SourceViews result={result} source={source} />
      <HeadersTable result={result} />
      <Transcript result={result} />
    </>
  )
}
