import type { KeyScope } from '#contract/accounts.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** Days; null: no end. */
const ends = [null, 7, 30, 90, 365]

const keyScopes: KeyScope[] = ['read', 'test', 'verify', 'admin']

/** Asks for a new key: its purpose and what it may do. */
export function KeyForm({ admin }: { admin: boolean }) {
  const { keys: words } = useWords().account
  return (
    <ActionForm intent="create" className="flex flex-col gap-5">
      <div className="max-w-[400px]">
        <TextField name="name" label={words.name} placeholder={words.namePlaceholder} maxLength={60} />
      </div>
      <fieldset>
        <legend className="mb-2 text-14 font-medium">{words.scopes}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {keyScopes
            .filter((scope) => admin || scope !== 'admin')
            .map((scope) => (
              <ScopeBox key={scope} scope={scope} label={words.scope[scope]} />
            ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="expires_in_days"
          label={words.ends}
          options={ends.map((days) => ({
            value: days ? String(days) : '',
            label: words.endsIn({ days: days ?? 0 }),
          }))}
        />
        <TextField
          name="networks"
          label={words.networks}
          hint={words.networksHint}
          placeholder="192.0.2.0/24, 2001:db8::/32"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="font-mono!"
        />
      </div>
      <div>
        <Submit>{words.create}</Submit>
      </div>
    </ActionForm>
  )
}

function ScopeBox({ scope, label }: { scope: string; label: string }) {
  return (
    <label className="flex min-h-6 items-center gap-2.5">
      <input
        type="checkbox"
        name="scopes[]"
        value={scope}
        defaultChecked={scope !== 'admin'}
        className="check-box"
      />
      {label}
    </label>
  )
}
