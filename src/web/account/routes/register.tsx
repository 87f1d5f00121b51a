import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { registerSchema } from '#contract/accounts.ts'
import { localPath } from '#contract/local-path.ts'
import { offerOf } from '#web/billing/offer-cookie.ts'
import { BrowserZone } from '#web/forms/browser-zone.tsx'
import { CaptchaForm } from '#web/forms/captcha/captcha-form.tsx'
import { handle, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { guestsOnly, visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { CheckField, EmailField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { startSession } from '../session-cookie.ts'
import { AuthHead, Notice } from '../sign-in/auth-head.tsx'
import { TermsLabel } from '../sign-in/terms-label.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor } = guestsOnly({ context })
  return {
    wanted: localPath(new URL(request.url).searchParams.get('redirect'), ''),
    captcha: services.siteConfig.captcha,
    admin: Boolean(visitor.adminToken),
    // The link of the first administrator works on a closed instance too.
    open: services.siteConfig.registration || Boolean(visitor.adminToken),
  }
}

/** Makes the account and signs in; the tests of this browser move into it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const typed = await readForm(request)
  const hash = offerOf(request)
  const input: Typed = { ...typed, ...(hash && { payment_hash: hash }) }
  if (typed.terms === 'on') input.terms = true
  return handle({ context }, input, registerSchema, async (registration) => {
    const { user, ...token } = await services.accounts.register(registration, visitor)
    const done = user.scope.includes('admin') ? 'admin' : 'registered'
    const wanted = localPath(textOf(typed, 'redirect'), `${paths.dashboard}?done=${done}`)
    const cookie = startSession(token, services.site.publicUrl)
    return redirect(hash ? paths.home : wanted, { headers: { 'Set-Cookie': cookie } })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.register.meta, hidden: true, written: 'register' })

export default function Register() {
  const { register: words } = useWords().account
  const { wanted, captcha, admin, open } = useLoaderData<typeof loader>()
  if (!open) return <AuthHead title={words.title}>{words.closed}</AuthHead>
  return (
    <>
      <AuthHead title={words.title}>{words.lead}</AuthHead>
      {admin ? <Notice>{words.admin}</Notice> : null}
      <CaptchaForm intent="register" captcha={captcha} className="flex flex-col gap-4">
        <input type="hidden" name="redirect" value={wanted} />
        <BrowserZone />
        <TextField name="name" label={words.name} autoComplete="name" maxLength={100} />
        <EmailField name="email" label={words.email} hint={words.emailHint} />
        <PasswordField label={words.password} fresh />
        <PasswordField name="password_confirmation" label={words.repeat} fresh />
        <CheckField name="terms" label={<TermsLabel />} />
        <Submit size="large" className="mt-1 w-full">
          {words.submit}
        </Submit>
      </CaptchaForm>
      <p className="mt-6 text-14 text-soft">
        {words.haveAccount}{' '}
        <Link to={paths.login(wanted || undefined)} className="link">
          {words.login}
        </Link>
      </p>
    </>
  )
}
