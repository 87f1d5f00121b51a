import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Instrument } from '../begin/begin-form.tsx'
import { LocalHint } from '../begin/local-hint.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = requireAccount(args)
  return { address: services.spamTests.issueAddress(visitor) }
}

export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.side.spamTest, hidden: true })

/** The spam test inside of the signed-in area. */
export default function NewTest() {
  const { home } = useWords()
  const { address } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-28 font-bold">{home.testTitle}</h1>
        <p className="prose mt-1 text-soft">{home.testLead}</p>
      </div>
      <Instrument address={address} />
      <LocalHint email={address.email} />
    </div>
  )
}
