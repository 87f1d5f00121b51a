import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { resetSchema } from '#contract/accounts.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm } from '#web/forms/form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { endSession } from '../session-cookie.ts'
import { AuthHead } from '../sign-in/auth-head.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  return { token: query.get('token') ?? '', email: query.get('email') ?? '' }
}

/** Takes the token of the mail and the new password; every session ends, this browser's too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return handle({ context }, await readForm(request), resetSchema, async ({ token, email, password }) => {
    await services.accounts.reset(token, email, password, visitor)
    const cookie = endSession(services.site.publicUrl)
    return redirect(`${paths.login()}?done=reset`, { headers: { 'Set-Cookie': cookie } })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.reset.meta, hidden: true, written: 'reset' })

export default function Reset() {
  const { reset: words } = useWords().account
  const { token, email } = useLoaderData<typeof loader>()
  if (!token || !email) {
    return (
      <>
        <AuthHead title={words.title}>{words.noToken}</AuthHead>
        <p>
          <Link to={paths.forgot} className="link">
            {words.ask}
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <AuthHead title={words.title}>{words.lead}</AuthHead>
      <ActionForm intent="reset" className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField label={words.password} fresh />
        <PasswordField name="password_confirmation" label={words.repeat} fresh />
        <Submit size="large" className="mt-1 w-full">
          {words.submit}
        </Submit>
      </ActionForm>
      <p className="mt-6 text-14">
        <Link to={paths.forgot} className="link">
          {words.ask}
        </Link>
      </p>
    </>
  )
}
