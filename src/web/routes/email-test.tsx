import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { CheckedList } from '../components/checked-list.tsx'
import { Instrument } from '../components/instrument.tsx'
import { exampleForHome } from '../example.ts'
import { brandOf, pageMeta } from '../page-meta.ts'
import { visitContext } from '../visit.ts'
import { useWords, wordsOf } from '../words/words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  return {
    address: services.spamTests.issueAddress(visitor),
    example: await exampleForHome(services, visitor),
  }
}

export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, wordsOf(matches).meta.emailTest({ brand: brandOf(matches) }))

/** The spam test's own entry page: the instrument, and what it measures. */
export default function EmailTest() {
  const { home } = useWords()
  const { address, example } = useLoaderData<typeof loader>()
  return (
    <div className="content flex flex-col gap-20 pt-6 md:pt-12">
      <div>
        <h1 className="text-28 font-bold md:text-44">{home.testTitle}</h1>
        <p className="prose mt-2 mb-6 text-balance text-16 text-soft md:mt-3 md:mb-8">{home.testLead}</p>
        <Instrument address={address} />
      </div>
      {example ? <CheckedList example={example} /> : null}
    </div>
  )
}
