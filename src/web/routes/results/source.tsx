import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HeadersTable } from '../../components/headers-table.tsx'
import { SourceViews } from '../../components/source-views.tsx'
import { Transcript } from '../../components/transcript.tsx'
import { orErrorPage } from '../../refusals.ts'
import { useReport } from '../../report.ts'
import { visitContext } from '../../visit.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services } = context.get(visitContext)
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
