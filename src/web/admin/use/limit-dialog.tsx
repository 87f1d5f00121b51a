import type { Use } from '#contract/operations.ts'
import { TextField } from '#web/ui/field.tsx'
import { useWords } from '#web/words/words.ts'
import { ActDialog } from '../act-dialog.tsx'

/** Limits one for some days, after it was said what that does. */
export function LimitDialog({ row: { kind, name, email } }: { row: Pick<Use, 'kind' | 'name' | 'email'> }) {
  const { use: words } = useWords().operators
  return (
    <ActDialog
      intent="limit"
      id={`${kind}-${name}`}
      trigger={words.limit}
      name={words.limitOf({ name: email ?? name })}
      title={words.limitTitle({ name: email ?? name })}
      text={words.limitText[kind]}
      look="danger"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="name" value={name} />
      <TextField name="days" label={words.days} defaultValue="7" inputMode="numeric" />
    </ActDialog>
  )
}
