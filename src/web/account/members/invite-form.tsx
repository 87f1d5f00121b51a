import { seatRoles } from '#contract/seat-roles.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { EmailField, SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** Asks whom to invite, with which role and until when; says what each role may do. */
export function InviteForm() {
  const { members: words } = useWords().account
  return (
    <ActionForm intent="invite" className="flex flex-col gap-5">
      <h3 className="text-16 font-bold">{words.inviteTitle}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField name="email" label={words.email} autoComplete="off" />
        <SelectField
          name="role"
          label={words.role}
          options={seatRoles.map((role) => ({ value: role, label: words.roles[role] }))}
          defaultValue="editor"
        />
        <TextField name="last_day" type="date" label={words.lastDay} hint={words.lastDayHint} />
      </div>
      <dl className="grid gap-x-4 gap-y-1.5 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
        {seatRoles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium">{words.roles[role]}</dt>
            <dd className="mb-1 text-soft">{words.rights[role]}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Submit>{words.invite}</Submit>
      </div>
    </ActionForm>
  )
}
