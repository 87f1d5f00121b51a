import { useEffect } from 'react'
import { type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { CheckedList } from '../components/checked-list.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { Instrument } from '../components/instrument.tsx'
import { Questions } from '../components/questions.tsx'
import { ReportGlance } from '../components/report-glance.tsx'
import { exampleForHome } from '../example.ts'
import { submit } from '../submissions.ts'
import { visitContext } from '../visit.ts'
import { useWords } from '../words/words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  return {
    address: services.spamTests.issueAddress(visitor),
    example: await exampleForHome(services, visitor),
  }
}

export const action = submit

/** The address on the screen stays until the page is loaded anew. */
export const shouldRevalidate = () => false

export default function Home() {
  const { home } = useWords()
  useNotices()
  const { address, example } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="content flex flex-col gap-20 pt-6 pb-24 md:gap-24 md:pt-12">
      <div>
        <h1 className="text-28 font-bold md:text-44">{home.title}</h1>
        <p className="prose mt-2 mb-6 text-balance text-16 text-soft md:mt-3 md:mb-8">{home.lead}</p>
        <Instrument address={address} error={refused?.error} />
      </div>
      {example ? <ReportGlance example={example} /> : null}
      <HowItWorks />
      {example ? <CheckedList example={example} /> : null}
      <Questions {...home.questions} />
    </div>
  )
}

/** Says once what led here, and takes it out of the address. */
function useNotices() {
  const { report } = useWords()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    if (!query.has('removed')) return
    toast.success(report.removed, { id: 'removed' })
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [query, setQuery, report])
}
