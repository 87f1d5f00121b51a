import { useSubmit } from 'react-router'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { PasskeyButton } from '#web/forms/passkey-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { AuthHead } from './auth-head.tsx'

/** The second step of the login: the code of the moment, or one of the recovery codes. */
export function TwoFactorStep({ challenge, passkey = false }: { challenge: string; passkey?: boolean }) {
  const words = useWords().account.login
  const submit = useSubmit()
  const notLost = useRefused('lost-factor')
  const carried = { challenge, ...(passkey && { offer_passkey: 'yes' }) }
  return (
    <>
      <AuthHead title={words.twoFactor.title}>{words.twoFactor.lead}</AuthHead>
      <ActionForm intent="two-factor" className="flex flex-col gap-4">
        <Carried fields={carried} />
        <TextField
          name="totp"
          label={words.twoFactor.code}
          hint={words.twoFactor.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          dir="ltr"
          className="font-mono! tracking-[0.1em]"
          autoFocus
        />
        <Submit size="large" className="mt-1 w-full">
          {words.twoFactor.submit}
        </Submit>
      </ActionForm>
      {passkey ? (
        <PasskeyButton
          label={words.twoFactor.passkey}
          challenge={challenge}
          className="mt-3"
          send={(answer) => submit({ intent: 'two-factor', ...carried, passkey: answer }, { method: 'post' })}
        />
      ) : null}
      <details className="fold mt-6 text-14" open={notLost !== undefined}>
        <summary className="inline-flex min-h-6 items-center text-soft underline underline-offset-2 hover:text-ink">
          {words.twoFactor.lost}
        </summary>
        <ActionForm intent="lost-factor" className="mt-3 flex flex-col items-start gap-3">
          <Carried fields={carried} />
          <p className="text-soft">{words.twoFactor.lostText}</p>
          <Submit look="plain">{words.twoFactor.lostSubmit}</Submit>
        </ActionForm>
      </details>
      <p className="mt-6 text-14">
        <a href="/login" className="link">
          {words.twoFactor.again}
        </a>
      </p>
    </>
  )
}

/** What each form of this step brings along, so that the step comes back as it was when something is refused. */
const Carried = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
