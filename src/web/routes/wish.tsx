import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { wishAnswerSchema } from '#contract/accounts.ts'
import { visitOf } from '../account.ts'
import { AuthHead, Notice } from '../components/auth/auth-head.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { handle, type Refused, readForm, textOf } from '../forms/form.ts'
import { Submit } from '../forms/submit.tsx'
import { ownMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { startSession } from '../session-cookie.ts'
import { useFigures } from '../words/figures.ts'
import { useWords, wordsOf } from '../words/words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, wish: await services.accounts.wish(token) }
}

/** Allows or stops what waits, by the link in the mail that tells of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const typed = await readForm(request)
  return handle({ context }, typed, wishAnswerSchema, async ({ answer }) => {
    const { token, ...outcome } = await services.accounts.answerWish(textOf(typed, 'token'), answer, visitor)
    const cookie = token && startSession(token, services.site.publicUrl)
    return data({ outcome }, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
  })
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.wish.meta, matches)

/** A press and not the mere opening answers: programs that look into mail open every link in it. */
export default function WishPage() {
  const { wish: words } = useWords().account
  const { dateTime } = useFigures()
  const { token, wish } = useLoaderData<typeof loader>()
  const answer = useActionData() as Refused | { outcome: { kind: string; outcome: string } } | undefined
  if (answer && 'outcome' in answer) {
    const { kind, outcome } = answer.outcome
    const said = words.outcomes[`${kind}-${outcome}`]
    return (
      <>
        <AuthHead title={words.meta}>{said}</AuthHead>
        <p>
          <Link to={outcome === 'stopped' ? paths.forgot : paths.login()} className="link">
            {outcome === 'stopped' ? words.newPassword : words.login}
          </Link>
        </p>
      </>
    )
  }
  if (!wish) return <AuthHead title={words.meta}>{words.over}</AuthHead>
  const { email } = wish.kind === 'address' ? wish : { email: '' }
  const when = dateTime(wish.countsAt)
  const early = wish.kind === 'lost-factor' && !wish.ready
  const of = words[wish.kind]
  return (
    <>
      <AuthHead title={of.title}>{typeof of.lead === 'string' ? of.lead : of.lead({ when, email })}</AuthHead>
      {early ? <Notice>{words.early({ when })}</Notice> : null}
      <ActionForm intent="wish" className="flex flex-col gap-3">
        <input type="hidden" name="token" value={token} />
        {early ? null : (
          <Submit look="plain" name="answer" value="allow" className="h-11! w-full">
            {of.allow}
          </Submit>
        )}
        <Submit name="answer" value="stop" className="h-11! w-full">
          {of.stop}
        </Submit>
      </ActionForm>
      <p className="mt-6 text-14 text-soft">{words.unsure}</p>
    </>
  )
}
