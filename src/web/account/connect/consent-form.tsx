import { Link } from 'react-router'
import type { Consent } from '#services/oauth/types.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { AuthHead } from '../sign-in/auth-head.tsx'

type Props = {
  consent: Consent
  email: string
  hindered: Hindrance
}

/** Why an account cannot allow an application; null where it can. */
export type Hindrance = 'unconfirmed' | 'notInPlan' | null

/** Who asks, for what, and the answer. The host comes first: the name is what the application calls itself. */
export function ConsentForm({ consent, email, hindered }: Props) {
  const { connect: words } = useWords().account
  const { name, host, redirectHost, scopes } = consent
  return (
    <>
      <AuthHead title={host === null ? words.titleHere : words.title({ host })}>
        {name ? (host === null ? words.namedHere({ name }) : words.named({ name })) : null}
      </AuthHead>
      <section aria-labelledby="access" className="mb-5">
        <h2 id="access" className="mb-2 text-16 font-semibold wrap-anywhere">
          {words.can({ email })}
        </h2>
        <ul className="list-disc ps-5">
          {scopes.map((scope) => (
            <li key={scope}>{words.scope[scope]}</li>
          ))}
        </ul>
      </section>
      <p className="mb-3 text-14 text-soft">
        {words.until}{' '}
        <Link to={paths.account('keys')} className="link">
          {words.page}
        </Link>
      </p>
      <p className="mb-5 text-14 text-soft wrap-anywhere">
        {redirectHost === null ? words.nextHere : words.next({ host: redirectHost })}
      </p>
      {hindered ? <p className="form-message mb-4">{words[hindered]}</p> : null}
      {hindered ? null : (
        <ActionForm intent="allow" className="mb-3">
          <Submit size="large" className="w-full">
            {words.allow}
          </Submit>
        </ActionForm>
      )}
      <ActionForm intent="deny">
        <Submit look="plain" size="large" className="w-full">
          {words.deny}
        </Submit>
      </ActionForm>
    </>
  )
}
