import type { Plan } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** Makes one-time codes, for lifetime deals and invoices outside. */
export function CodesForm({ plans, codes }: { plans: Plan[]; codes: string[] | null }) {
  const { codes: words } = useWords().account.admin.plans
  const intervals = Object.entries(words.intervals).map(([value, label]) => ({ value, label }))
  return (
    <Section title={words.title}>
      <Card className="p-5 md:p-6">
        <p className="mb-4 text-soft">{words.lead}</p>
        <ActionForm intent="codes" className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_120px_auto]">
          <SelectField
            name="plan_id"
            label={words.plan}
            options={plans.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue="lifetime"
          />
          <SelectField name="interval" label={words.interval} options={intervals} defaultValue="lifetime" />
          <TextField name="count" label={words.count} defaultValue="1" inputMode="numeric" />
          <Submit look="plain" size="field" className="sm:mt-[26px]">
            {words.make}
          </Submit>
        </ActionForm>
        {codes ? (
          <div role="status" className="mt-5 border-line border-t pt-5">
            <p className="mb-2 font-medium">{words.made}</p>
            <ul className="mb-3 rounded-md bg-well px-4 py-3 font-mono text-14" dir="ltr">
              {codes.map((code, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                <li key={index}>{code}</li>
              ))}
            </ul>
            <CopyButton
              text={codes.join('\n')}
              name={words.copy}
              label={words.copy}
              className={buttonClass('plain', 'needs-scripts')}
            />
          </div>
        ) : null}
      </Card>
    </Section>
  )
}
