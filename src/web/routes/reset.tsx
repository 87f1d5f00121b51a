import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { resetSchema } from '#contract/accounts.ts'
import { visitOf } from '../account.ts'
import { AuthHead } from '../components/auth/auth-head.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { handle, readForm } from '../forms/form.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { Submit } from '../forms/submit.tsx'
import { settingsMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { endSession } from '../session-cookie.ts'
import { useWords, wordsOf } from '../words/words.ts'

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
  settingsMeta('reset', wordsOf(matches).account.reset.meta, matches)

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
        <Submit className="mt-1 h-11! w-full">{words.submit}</Submit>
      </ActionForm>
      <p className="mt-6 text-14">
        <Link to={paths.forgot} className="link">
          {words.ask}
        </Link>
      </p>
    </>
  )
}
