import { useId } from 'react'
import type { DraftField, DraftFields } from '#contract/draft.ts'
import { useWords } from '#web/words/words.ts'

type Props = { id: string; fields: DraftFields; setField(name: DraftField, value: string): void }

const shown: DraftField[] = ['subject', 'from', 'reply_to', 'list_unsubscribe', 'list_unsubscribe_post']

/** Where a field is found by those who lead to it. */
export const fieldId = (id: string, name: DraftField): string => `${id}-${name}`

/** The header fields that can be changed. The subject always stands there; the others are opened. */
export function FieldList({ id, fields, setField }: Props) {
  const words = useWords().editor
  const note = useId()
  const field = (name: DraftField) => (
    <div key={name} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[140px_minmax(0,1fr)]">
      <label htmlFor={fieldId(id, name)} className="text-13 font-medium text-soft">
        {words.fields[name]}
      </label>
      <input
        id={fieldId(id, name)}
        value={fields[name]}
        onChange={(event) => setField(name, event.target.value)}
        aria-describedby={note}
        spellCheck={name === 'subject'}
        autoComplete="off"
        dir="auto"
        className={`field field-text h-9! ${name === 'subject' ? '' : 'font-mono text-13!'}`}
      />
    </div>
  )
  return (
    <section aria-label={words.fields.title} className="flex flex-col gap-2">
      {shown.map(field)}
      <p id={note} className="text-13 text-faint">
        {words.fields.note}
      </p>
    </section>
  )
}
