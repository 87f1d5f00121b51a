import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { forgotSchema } from '#contract/accounts.ts'
import { CaptchaForm } from '#web/forms/captcha/captcha-form.tsx'
import { handle, readForm } from '#web/forms/form.ts'
import { guestsOnly, visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { EmailField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { developmentMails } from '../development-mailbox.ts'
import { AuthHead } from '../sign-in/auth-head.tsx'
import { DevelopmentMail } from '../sign-in/development-mail.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = guestsOnly({ context })
  return { captcha: services.siteConfig.captcha, kept: developmentMails(services, visitor) !== null }
}

/** The same answer whether there is such an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return handle({ context }, await readForm(request), forgotSchema, async ({ email, recaptcha_token }) => {
    await services.accounts.forgot(email, visitor, recaptcha_token)
    return data({ sent: true as const })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.forgot.meta, hidden: true, written: 'forgot' })

export default function Forgot() {
  const { forgot: words } = useWords().account
  const { captcha, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'sent' in answer) {
    return (
      <>
        <AuthHead title={words.sentTitle}>{words.sent}</AuthHead>
        <p className="text-14 text-soft">{words.notThere}</p>
        <p className="mt-4">
          <a href={paths.forgot} className="link">
            {words.again}
          </a>
        </p>
        <DevelopmentMail shown={kept} />
      </>
    )
  }
  return (
    <>
      <AuthHead title={words.title}>{words.lead}</AuthHead>
      <CaptchaForm intent="forgot" captcha={captcha} className="flex flex-col gap-4">
        <EmailField name="email" label={words.email} />
        <Submit size="large" className="mt-1 w-full">
          {words.submit}
        </Submit>
      </CaptchaForm>
      <p className="mt-6 text-14">
        <Link to={paths.login()} className="link">
          {words.back}
        </Link>
      </p>
    </>
  )
}
