import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { useWords } from '../words/words.ts'
import { PasswordField } from './password-field.tsx'

/** The password, or a code where the account has a second factor. */
export function ProofFields({ twoFactor }: { twoFactor: boolean }) {
  const { proof: words } = useWords().account
  const [byCode, setByCode] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="prove" />
      <div className="w-full">
        {byCode ? (
          <TextField
            key="code"
            name="totp"
            label={words.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            dir="ltr"
            className="font-mono! tracking-[0.1em]"
            autoFocus
          />
        ) : (
          <PasswordField key="password" label={words.password} />
        )}
      </div>
      {twoFactor ? (
        <button
          type="button"
          className="needs-scripts link min-h-6 text-14"
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? words.byPassword : words.byCode}
        </button>
      ) : null}
    </div>
  )
}
