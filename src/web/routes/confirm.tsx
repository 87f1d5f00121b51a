import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { confirmSchema } from '#contract/accounts.ts'
import type { Token } from '#services/account-types.ts'
import { visitOf } from '../account.ts'
import { AuthHead, Notice } from '../components/auth/auth-head.tsx'
import { DevelopmentMail } from '../components/auth/development-mail.tsx'
import { developmentMails } from '../development-mailbox.ts'
import { ActionForm, Submit } from '../forms/action-form.tsx'
import { EmailField } from '../forms/field.tsx'
import { attempt, handle, readForm, textOf } from '../forms/form.ts'
import { settingsMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { startSession } from '../session-cookie.ts'
import { useWords, wordsOf } from '../words/words.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    email: account?.email ?? '',
    kept: developmentMails(services, visitor) !== null,
  }
}

const isToken = (token: Partial<Token>): token is Token => Boolean(token.api_token && token.expires_at)

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
    const token = await services.accounts.verify(textOf(typed, 'token'), visitor)
    if (isToken(token)) {
      const cookie = startSession(token, services.site.publicUrl)
      return redirect(`${paths.dashboard}?done=confirmed`, { headers: { 'Set-Cookie': cookie } })
    }
    return redirect(account ? `${paths.dashboard}?done=confirmed` : `${paths.login()}?done=confirmed`)
  })
}

export const meta: MetaFunction = ({ matches }) =>
  settingsMeta('confirm', wordsOf(matches).account.confirm.meta, matches)

/** A press and not the mere opening confirms: programs that look into mail open every link in it. */
export default function Confirm() {
  const { confirm: words } = useWords().account
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
  const usedUp = answer && 'errors' in answer && answer.intent === 'confirm'
  if (token && !usedUp) {
    return (
      <>
        <AuthHead title={words.title}>{words.lead}</AuthHead>
        <ActionForm intent="confirm">
          <input type="hidden" name="token" value={token} />
          <Submit className="h-11! w-full">{words.submit}</Submit>
        </ActionForm>
      </>
    )
  }
  return (
    <>
      <AuthHead title={words.againTitle}>{words.againLead}</AuthHead>
      {usedUp ? <Notice>{answer.message || words.failed}</Notice> : null}
      <ActionForm intent="again" className="flex flex-col gap-4">
        <EmailField name="email" label={words.email} defaultValue={email} />
        <Submit className="mt-1 h-11! w-full">{words.again}</Submit>
      </ActionForm>
      <DevelopmentMail shown={kept} />
    </>
  )
}
