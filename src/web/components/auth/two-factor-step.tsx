import { ActionForm, Submit } from '../../forms/action-form.tsx'
import { TextField } from '../../forms/field.tsx'
import { useWords } from '../../words/words.ts'
import { AuthHead } from './auth-head.tsx'

/** The second step of the login: the code of the moment, or one of the recovery codes. */
export function TwoFactorStep({ challenge }: { challenge: string }) {
  const words = useWords().account.login
  return (
    <>
      <AuthHead title={words.twoFactor.title}>{words.twoFactor.lead}</AuthHead>
      <ActionForm intent="two-factor" className="flex flex-col gap-4">
        <input type="hidden" name="challenge" value={challenge} />
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
        <Submit className="mt-1 h-11! w-full">{words.twoFactor.submit}</Submit>
      </ActionForm>
      <p className="mt-6 text-14">
        <a href="/login" className="link">
          {words.twoFactor.again}
        </a>
      </p>
    </>
  )
}
