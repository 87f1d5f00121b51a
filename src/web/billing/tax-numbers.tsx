import { useState } from 'react'
import { Form } from 'react-router'
import type { TaxId } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { labelOf, type TaxChoices, worded } from './tax-choices.ts'

/** Tax numbers on the invoices. */
export function TaxNumbers({ numbers, choices }: { numbers: TaxId[]; choices: TaxChoices }) {
  const { tax: words } = useWords().billing.orders
  return (
    <Section title={words.title} note={words.text}>
      <Card className="p-0">
        {numbers.length === 0 ? <p className="px-5 py-4 text-soft">{words.none}</p> : null}
        <ul>
          {numbers.map(({ id, type, value, verification }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-5 py-2.5"
            >
              <p className="min-w-0">
                <span className="font-mono text-13 wrap-anywhere">{value}</span>{' '}
                <span className="text-13 text-faint">
                  {labelOf(choices, type, value, words)} · {words.verification[verification]}
                </span>
              </p>
              <Form method="post" action={paths.account('orders')}>
                <input type="hidden" name="intent" value="remove-tax" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="quiet" aria-label={`${words.remove}: ${value}`}>
                  {words.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <NewTaxNumber choices={choices} />
      </Card>
    </Section>
  )
}

/** The example follows the choice. */
function NewTaxNumber({ choices }: { choices: TaxChoices }) {
  const { tax: words } = useWords().billing.orders
  const [chosen, setChosen] = useState(choices.first)
  const example = choices.kinds.find(({ value }) => value === chosen)?.example
  return (
    <ActionForm intent="tax" className="grid items-start gap-4 px-5 py-5 sm:grid-cols-[1fr_1fr_auto]">
      <SelectField
        name="type"
        label={words.kind}
        options={[
          { value: '', label: words.choose },
          ...choices.kinds.map((kind) => ({ value: kind.value, label: worded(kind, words) })),
        ]}
        defaultValue={choices.first}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <TextField
        name="value"
        label={words.number}
        hint={example ? words.example({ example }) : undefined}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
      />
      <Submit look="plain" size="field" className="sm:mt-[27px]">
        {words.add}
      </Submit>
    </ActionForm>
  )
}
