import type { Limit } from '#contract/operations.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { Name } from './use-table.tsx'

const kinds = ['network', 'account', 'domain'] as const

/** Who is limited until when, with one press to end it; and one more by name. */
export function LimitsCard({ limits }: { limits: Limit[] }) {
  const { use: words } = useWords().operators
  const { dateTime } = useFigures()
  return (
    <Section title={words.limits}>
      <Card className="p-0">
        <ul>
          {limits.map((limit) => (
            <li
              key={`${limit.kind} ${limit.name}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-3"
            >
              <p className="min-w-0">
                <Name row={limit} />
                <span className="block text-13 text-soft">
                  {words.until({ count: limit.per_minute, when: dateTime(limit.until) })}
                </span>
              </p>
              <ActionForm intent="lift" id={`lift-${limit.kind}-${limit.name}`}>
                <input type="hidden" name="id" value={`lift-${limit.kind}-${limit.name}`} />
                <input type="hidden" name="kind" value={limit.kind} />
                <input type="hidden" name="name" value={limit.name} />
                <Submit look="plain" size="small">
                  {words.lift}
                </Submit>
              </ActionForm>
            </li>
          ))}
        </ul>
        <ActionForm
          intent="limit"
          id="limit-new"
          className="grid items-start gap-4 p-5 sm:grid-cols-[160px_1fr_120px_auto]"
        >
          <input type="hidden" name="id" value="limit-new" />
          <SelectField
            name="kind"
            label={words.kindLabel}
            options={kinds.map((kind) => ({ value: kind, label: words.kind[kind] }))}
          />
          <TextField name="name" label={words.name} dir="ltr" autoCapitalize="none" spellCheck={false} />
          <TextField name="days" label={words.days} defaultValue="7" inputMode="numeric" />
          <Submit look="plain" size="field" className="sm:mt-[26px]">
            {words.limit}
          </Submit>
        </ActionForm>
      </Card>
    </Section>
  )
}
