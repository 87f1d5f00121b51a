import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { wordsOf } from '#web/words/words.ts'
import { ConsentForm, type Hindrance } from '../connect/consent-form.tsx'
import { NotAskedCard } from '../connect/not-asked.tsx'

/** An application asks to use the account (RFC 6749, 4.1.1). What it asks is the query of this page, read again for the answer. */

type Args = LoaderFunctionArgs | ActionFunctionArgs

function askedOf(args: Args) {
  const { services, account } = requireAccount(args)
  return { services, account, query: args.url.searchParams }
}

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, query } = askedOf(args)
  const [asked, { plan }] = await Promise.all([
    services.oauth.ask(query),
    services.plans.current(account.accountId),
  ])
  const hindered: Hindrance = !account.confirmed ? 'unconfirmed' : plan.has_api ? null : 'notInPlan'
  return data({ asked, email: account.email, hindered }, { status: asked.kind === 'consent' ? 200 : 400 })
}

export async function action(args: ActionFunctionArgs) {
  const { services, account, query } = askedOf(args)
  const typed = await readForm(args.request)
  return attempt(typed, async () => {
    const answered = await services.oauth.answer(query, textOf(typed, 'intent') === 'allow', account)
    // What is wrong now is said by the loader, which reads the same query.
    return answered.kind === 'redirect' ? redirect(answered.to, 303) : null
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.connect.meta, hidden: true })

export default function Authorize() {
  const { asked, email, hindered } = useLoaderData<typeof loader>()
  return asked.kind === 'consent' ? (
    <ConsentForm consent={asked.consent} email={email} hindered={hindered} />
  ) : (
    <NotAskedCard notAsked={asked} />
  )
}
