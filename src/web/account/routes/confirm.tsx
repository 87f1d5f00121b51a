import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { confirmSchema } from '#contract/accounts.ts'
import type { Accounts } from '#services/accounts/types.ts'
import type { Services } from '#services/application/services.ts'
import { dropPurchase, purchaseOf } from '#web/billing/buy/purchase-cookie.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { EmailField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { developmentMails } from '../development-mailbox.ts'
import { startSession } from '../session-cookie.ts'
import { AuthHead, Notice } from '../sign-in/auth-head.tsx'
import { DevelopmentMail } from '../sign-in/development-mail.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    email: account?.email ?? '',
    kept: developmentMails(services, visitor) !== null,
  }
}

/** Confirms by the token of the mail, or has the mail sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  const typed = await readForm(request)
  if (textOf(typed, 'intent') === 'again') {
    return handle({ context }, typed, confirmSchema, async ({ email }) => {
      await services.accounts.confirm(email, visitor)
      return data({ sent: true as const })
    })
  }
  return attempt(typed, async () => {
    const password = textOf(typed, 'password') || undefined
    const verified = await verify(services, textOf(typed, 'token'), visitor, password)
    if (verified === 'password_needed') return data({ asksPassword: true as const })
    if (!verified.done) return data({ waitsUntil: verified.waitsUntil })
    const headers = new Headers()
    if (verified.token) headers.append('Set-Cookie', startSession(verified.token, services.site.publicUrl))
    const purchase = account && !account.confirmed ? purchaseOf(request) : null
    if (purchase) headers.append('Set-Cookie', dropPurchase)
    const to = purchase ?? `${account ? paths.dashboard : paths.login()}?done=confirmed`
    return redirect(to, { headers })
  })
}

/** That the password is needed elsewhere than where the account was made is the next step, and no mistake of theirs. */
async function verify({ accounts }: Services, ...[token, visitor, password]: Parameters<Accounts['verify']>) {
  try {
    return await accounts.verify(token, visitor, password)
  } catch (error) {
    if (isRefusal(error) && error.code === 'password_needed') return 'password_needed'
    throw error
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.confirm.meta, hidden: true, written: 'confirm' })

/** A press and not the mere opening confirms: programs that look into mail open every link in it. */
export default function Confirm() {
  const { confirm: words } = useWords().account
  const { dateTime } = useFigures()
  const { token, email, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'sent' in answer) {
    return (
      <>
        <AuthHead title={words.sentTitle}>{words.sent}</AuthHead>
        <DevelopmentMail shown={kept} />
      </>
    )
  }
  if (answer && 'waitsUntil' in answer) {
    return <AuthHead title={words.waitsTitle}>{words.waits({ when: dateTime(answer.waitsUntil) })}</AuthHead>
  }
  const refused = answer && 'errors' in answer && answer.intent === 'confirm' ? answer : undefined
  const asksPassword = (answer && 'asksPassword' in answer) || refused?.errors.password !== undefined
  const usedUp = refused && !asksPassword ? refused : undefined
  if (token && !usedUp) {
    return (
      <>
        <AuthHead title={words.title}>{asksPassword ? words.asksPassword : words.lead}</AuthHead>
        <ActionForm intent="confirm" className="flex flex-col gap-4">
          <input type="hidden" name="token" value={token} />
          {asksPassword ? (
            <PasswordField
              label={words.password}
              hint={
                <>
                  {words.notYou}{' '}
                  <Link to={paths.forgot} className="link">
                    {words.reset}
                  </Link>
                </>
              }
            />
          ) : null}
          <Submit size="large" className="w-full">
            {words.submit}
          </Submit>
        </ActionForm>
      </>
    )
  }
  return (
    <>
      <AuthHead title={words.againTitle}>{words.againLead}</AuthHead>
      {usedUp ? <Notice>{usedUp.message || words.failed}</Notice> : null}
      <ActionForm intent="again" className="flex flex-col gap-4">
        <EmailField name="email" label={words.email} defaultValue={email} />
        <Submit size="large" className="mt-1 w-full">
          {words.again}
        </Submit>
      </ActionForm>
      <DevelopmentMail shown={kept} />
    </>
  )
}
