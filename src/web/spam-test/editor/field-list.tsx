import { useId } from 'react'
import type { DraftField, DraftFields } from '#contract/draft.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

type Props = { id: string; fields: DraftFields; setField(name: DraftField, value: string): void }

const others: DraftField[] = ['from', 'reply_to', 'list_unsubscribe', 'list_unsubscribe_post']

const fieldId = (id: string, name: DraftField): string => `${id}-${name}`

/** Leads to a field, which may have to be unfolded first. */
export function focusField(id: string, name: DraftField): void {
  const field = document.getElementById(fieldId(id, name))
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

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
      {field('subject')}
      <details className="fold">
        <summary className="inline-flex min-h-8 items-center gap-1.5 text-13 text-soft">
          <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
          {words.fields.others}
        </summary>
        <div className="mt-1 flex flex-col gap-2">{others.map(field)}</div>
      </details>
      <p id={note} className="sr-only">
        {words.fields.note}
      </p>
    </section>
  )
}
