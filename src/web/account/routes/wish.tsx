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
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm, textOf } from '#web/forms/form.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import type { Refused } from '#web/ui/form-context.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { startSession } from '../session-cookie.ts'
import { AuthHead, Notice } from '../sign-in/auth-head.tsx'

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

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.wish.meta, hidden: true })

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
          <Submit look="plain" name="answer" value="allow" size="large" className="w-full">
            {of.allow}
          </Submit>
        )}
        <Submit name="answer" value="stop" size="large" className="w-full">
          {of.stop}
        </Submit>
      </ActionForm>
      <p className="mt-6 text-14 text-soft">{words.unsure}</p>
    </>
  )
}
