import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router'
import {
  loginSchema,
  lostFactorSchema,
  passkeyLoginSchema,
  twoFactorLoginSchema,
} from '#contract/accounts.ts'
import { localPath } from '#contract/local-path.ts'
import { offerOf } from '#web/billing/offer-cookie.ts'
import { CaptchaForm } from '#web/forms/captcha/captcha-form.tsx'
import { handle, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { PasskeyButton } from '#web/forms/passkey-button.tsx'
import { readPasskey } from '#web/forms/passkeys.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { guestsOnly, visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { EmailField } from '#web/ui/field.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { developmentMails } from '../development-mailbox.ts'
import { startSession } from '../session-cookie.ts'
import { AuthHead, Notice } from '../sign-in/auth-head.tsx'
import { DevelopmentMail } from '../sign-in/development-mail.tsx'
import { TwoFactorStep } from '../sign-in/two-factor-step.tsx'

/** What was done on the page that leads here, by its name in the address. */
const done = ['reset', 'logout', 'confirmed', 'deleted'] as const

export function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor } = guestsOnly({ context })
  const query = new URL(request.url).searchParams
  return {
    wanted: localPath(query.get('redirect'), ''),
    done: done.find((name) => name === query.get('done')) ?? null,
    offer: offerOf(request) !== null,
    captcha: services.siteConfig.captcha,
    kept: developmentMails(services, visitor) !== null,
  }
}

/** First the password, then the code where the account asks for one; leads to where the visitor wanted to go. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const typed = await readForm(request)
  const enter = (answer: Awaited<ReturnType<typeof services.accounts.login>>) => {
    if ('two_factor_required' in answer) return data({ challenge: answer.challenge, passkey: answer.passkey })
    const became = visitor.adminToken && answer.user.scope.includes('admin')
    const start = became ? `${paths.dashboard}?done=admin` : paths.dashboard
    const asked = textOf(typed, 'redirect') || new URL(request.url).searchParams.get('redirect')
    const wanted = localPath(asked, start)
    const cookie = startSession(answer, services.site.publicUrl)
    return redirect(offerOf(request) ? paths.home : wanted, { headers: { 'Set-Cookie': cookie } })
  }
  const intent = textOf(typed, 'intent')
  if (intent === 'two-factor' || intent === 'lost-factor') {
    const challenge = textOf(typed, 'challenge')
    const answer =
      intent === 'two-factor'
        ? await handle({ context }, withPasskey(typed), twoFactorLoginSchema, async ({ totp, passkey }) =>
            enter(await services.accounts.finishLogin(challenge, { totp, passkey }, visitor)),
          )
        : await handle({ context }, typed, lostFactorSchema, async () => {
            await services.accounts.lostFactor(challenge, visitor)
            return data({ lost: true as const })
          })
    if (answer instanceof Response || !('errors' in answer.data)) return answer
    // A mistyped code is asked for again; when the challenge is over, the login begins again.
    const { code, errors, message } = answer.data
    const refused =
      code === 'challenge_over'
        ? { ...answer.data, intent: 'login', message: errors.totp ?? message }
        : { ...answer.data, challenge, passkey: textOf(typed, 'offer_passkey') === 'yes' }
    return data(refused, { status: answer.init?.status })
  }
  if (intent === 'passkey') {
    return handle({ context }, withPasskey(typed), passkeyLoginSchema, async ({ passkey }) =>
      enter(await services.accounts.loginByPasskey(passkey, visitor)),
    )
  }
  return handle({ context }, typed, loginSchema, async (input) =>
    enter(await services.accounts.login(input, visitor)),
  )
}

/** A form holds the answer of an authenticator as text. */
function withPasskey(typed: Typed): Typed {
  const passkey = readPasskey(textOf(typed, 'passkey'))
  return { ...typed, ...(passkey !== undefined && { passkey }) } as Typed
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.login.meta, hidden: true, written: 'login' })

export default function Login() {
  const { login: words } = useWords().account
  const { wanted, done, offer, captcha, kept } = useLoaderData<typeof loader>()
  const submit = useSubmit()
  const answer = useActionData<typeof action>()
  if (answer && 'challenge' in answer && answer.challenge) {
    return <TwoFactorStep challenge={answer.challenge} passkey={'passkey' in answer && answer.passkey} />
  }
  if (answer && 'lost' in answer) {
    return (
      <>
        <AuthHead title={words.twoFactor.lostSentTitle}>{words.twoFactor.lostSent}</AuthHead>
        <DevelopmentMail shown={kept} />
      </>
    )
  }
  const refused = answer as Refused | undefined
  const byPasskey = refused?.intent === 'passkey' ? refused.message : null
  const said = done && words.done[done]
  return (
    <>
      <AuthHead title={words.title}>{words.lead}</AuthHead>
      {said ? <Notice>{said}</Notice> : null}
      {offer ? <Notice>{words.offer}</Notice> : wanted ? <Notice>{words.wanted}</Notice> : null}
      <CaptchaForm intent="login" captcha={captcha} onDemand className="flex flex-col gap-4">
        <input type="hidden" name="redirect" value={wanted} />
        <EmailField name="email" label={words.email} autoComplete="username" />
        <PasswordField
          label={words.password}
          aside={
            <Link to={paths.forgot} className="link -my-0.5 inline-block py-0.5 text-13">
              {words.forgot}
            </Link>
          }
        />
        <Submit size="large" className="mt-1 w-full">
          {words.submit}
        </Submit>
      </CaptchaForm>
      {byPasskey ? (
        <p role="alert" className="form-message mt-4">
          {byPasskey}
        </p>
      ) : null}
      <PasskeyButton
        label={words.passkey}
        className="mt-3"
        send={(passkey) => submit({ intent: 'passkey', passkey, redirect: wanted }, { method: 'post' })}
      />
      <p className="mt-6 text-14 text-soft">
        {words.noAccount}{' '}
        <Link to={paths.register(wanted || undefined)} className="link">
          {words.register}
        </Link>
      </p>
    </>
  )
}
