import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Instrument } from '../begin/begin-form.tsx'
import { CheckedList } from '../begin/checked-list.tsx'
import { checkedGroups } from '../begin/example.ts'
import { LocalHint } from '../begin/local-hint.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return {
    address: services.spamTests.issueAddress(visitor),
    checked: await checkedGroups(services, visitor),
  }
}

export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: (brand) => wordsOf(matches).meta.emailTest({ brand }) })

/** The spam test's own entry page: the instrument, and what it measures. */
export default function EmailTest() {
  const { home } = useWords()
  const { address, checked } = useLoaderData<typeof loader>()
  return (
    <div className="content flex flex-col gap-20 pt-6 md:pt-12">
      <div>
        <h1 className="text-28 font-bold md:text-44">{home.testTitle}</h1>
        <p className="prose mt-2 mb-6 text-balance text-16 text-soft md:mt-3 md:mb-8">{home.testLead}</p>
        <Instrument address={address} />
        <p className="mt-4 text-14 text-soft">
          {home.write.text}{' '}
          <Link to={paths.write} className="link">
            {home.write.link}
          </Link>
        </p>
      </div>
      {checked ? <CheckedList groups={checked} /> : null}
      <LocalHint email={address.email} />
    </div>
  )
}
