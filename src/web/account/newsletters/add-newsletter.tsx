import { ActionForm } from '#web/forms/action-form.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** `perDay`: emails to one address that are tested on a day. */
export function AddNewsletter({ perDay }: { perDay: number }) {
  const { add: words } = useWords().newsletters
  return (
    <ActionForm intent="add" className="flex flex-col gap-4 p-4 md:p-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label={words.name} placeholder={words.placeholder} maxLength={80} required />
        <TextField name="client" label={words.client} hint={words.clientHint} maxLength={80} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Submit>{words.submit}</Submit>
        <p className="text-13 text-faint">{words.rule({ count: perDay })}</p>
      </div>
    </ActionForm>
  )
}
