import type { Consultant } from '#contract/settings.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { fieldName } from './consultants-form.ts'

/** The fields of each consultant, and an empty set for one more. */
export function ConsultantFields({ consultants }: { consultants: Consultant[] }) {
  const { admin } = useWords().site
  return [...consultants, null].map((consultant, index) => (
    <details
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields are numbered; their place is their name
      key={index}
      className="fold border-line border-t pt-4 first:border-t-0 first:pt-0"
      open={consultant === null && index === 0}
    >
      <summary className="flex min-h-8 items-center justify-between gap-4 text-14 font-medium hover:text-accent">
        {consultant?.name ?? admin.newConsultant}
        <ChevronRight aria-hidden="true" className="fold-chevron size-5 text-faint" />
      </summary>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Fields index={index} consultant={consultant} />
      </div>
    </details>
  ))
}

function Fields({ index, consultant }: { index: number; consultant: Consultant | null }) {
  const { fields } = useWords().site.admin
  const name = (field: Parameters<typeof fieldName>[1]) => fieldName(index, field)
  return (
    <>
      <TextField name={name('name')} label={fields.name} defaultValue={consultant?.name} maxLength={100} />
      <TextField
        name={name('country')}
        label={fields.country}
        defaultValue={consultant?.country}
        maxLength={60}
      />
      <div className="md:col-span-2">
        <TextArea
          name={name('about')}
          label={fields.about}
          defaultValue={consultant?.about}
          rows={3}
          maxLength={600}
        />
      </div>
      <TextField
        name={name('languages')}
        label={fields.languages}
        hint={fields.languagesHint}
        defaultValue={consultant?.languages.join(', ')}
        maxLength={300}
      />
      <TextField
        name={name('link')}
        label={fields.link}
        defaultValue={consultant?.link}
        maxLength={500}
        dir="ltr"
      />
      <TextField
        name={name('email')}
        label={fields.email}
        defaultValue={consultant?.email}
        maxLength={254}
        dir="ltr"
      />
    </>
  )
}
