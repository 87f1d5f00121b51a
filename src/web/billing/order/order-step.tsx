import { useActionData, useSubmit } from 'react-router'
import type { Quote } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { Country } from '../buy/countries.ts'
import { Line } from '../buy/order-summary.tsx'
import { type Account, Step } from '../buy/steps.tsx'
import { type TaxChoices, worded } from '../tax-choices.ts'

/** The quote of the page, or a newer one that came with a refusal. */
export function useQuote(loaded: Quote): Quote {
  const answer = useActionData() as { quote?: Quote } | undefined
  return answer?.quote ?? loaded
}

type Props = { account: Account; quote: Quote; countries: Country[]; taxKinds: TaxChoices }

/** Whom the invoice is for, and what happens once the order is sent. */
export function OrderStep({ account, quote, countries, taxKinds }: Props) {
  const { orders: words, billing } = useWords()
  if (!account?.confirmed) {
    return (
      <Step title={words.form.step}>
        <p className="text-soft">{billing.buy.payFirst}</p>
      </Step>
    )
  }
  return (
    <Step title={words.form.step}>
      <ActionForm intent="order" className="flex flex-col gap-4">
        <input type="hidden" name="plan_id" value={quote.plan.id} />
        <input type="hidden" name="interval" value={quote.interval} />
        <input type="hidden" name="total" value={quote.total ?? ''} />
        <TextField name="name" label={words.form.name} maxLength={120} autoComplete="organization" />
        <TextField name="line1" label={words.form.line1} maxLength={120} autoComplete="address-line1" />
        <TextField name="line2" label={words.form.line2} maxLength={120} autoComplete="address-line2" />
        <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
          <TextField name="postcode" label={words.form.postcode} maxLength={20} autoComplete="postal-code" />
          <TextField name="city" label={words.form.city} maxLength={120} autoComplete="address-level2" />
        </div>
        <CountryField quote={quote} countries={countries} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="tax_type"
            label={words.form.taxType}
            options={[
              { value: '', label: billing.orders.tax.choose },
              ...taxKinds.kinds.map((kind) => ({
                value: kind.value,
                label: worded(kind, billing.orders.tax),
              })),
            ]}
            defaultValue={taxKinds.first}
          />
          <TextField
            name="tax_value"
            label={words.form.taxNumber}
            hint={words.form.taxHint}
            autoComplete="off"
            maxLength={60}
            dir="ltr"
          />
        </div>
        <TextField name="note" label={words.form.note} hint={words.form.noteHint} maxLength={500} />
        <Next />
        <Submit size="large" className="w-full">
          {words.form.send({ plan: quote.plan.name })}
        </Submit>
      </ActionForm>
    </Step>
  )
}

/** The total follows the country at once; without scripts it is compared when the order is sent. */
function CountryField({ quote, countries }: Pick<Props, 'quote' | 'countries'>) {
  const { buy } = useWords().billing
  const submit = useSubmit()
  return (
    <SelectField
      name="country"
      label={buy.country}
      options={[{ value: '', label: buy.chooseCountry }, ...countries]}
      defaultValue={quote.country ?? ''}
      autoComplete="country"
      onChange={({ currentTarget }) =>
        submit(
          { plan: quote.plan.id, pay: quote.interval, country: currentTarget.value },
          { method: 'get', replace: true, preventScrollReset: true },
        )
      }
    />
  )
}

/** What happens after the order is sent, before it is. */
function Next() {
  const { form: words } = useWords().orders
  return (
    <div className="rounded-md border border-line bg-page px-4 py-3">
      <h3 className="font-bold">{words.nextTitle}</h3>
      <ol className="mt-1 list-decimal ps-5 text-soft">
        <li>{words.next.check}</li>
        <li>{words.next.grant}</li>
        <li>{words.next.pay}</li>
      </ol>
    </div>
  )
}

/** What is ordered and what it costs. */
export function OrderTotals({ quote }: { quote: Quote }) {
  const { orders: words, billing } = useWords()
  const figures = useFigures()
  const { plan, interval, currency, amount, tax, total } = quote
  const money = (sum: number) => figures.exactMoney(sum, currency)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-13 text-faint">{billing.buy.summary}</h2>
      <p className="text-20 font-bold">{plan.name}</p>
      <p className="text-soft">{words.interval[interval]}</p>
      <dl className="mt-5 flex flex-col gap-2 border-line border-t pt-4 tabular-nums">
        {tax === 0 ? null : (
          <>
            <Line term={billing.buy.price} text={money(amount)} />
            <Line term={billing.buy.tax} text={tax === null ? billing.buy.taxChoose : money(tax)} />
          </>
        )}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 first:border-t-0 first:pt-0">
          <dt className="font-bold">{words.form.total}</dt>
          <dd className="text-20 font-bold" data-testid="total">
            {total === null ? billing.buy.plusTax({ amount: money(amount) }) : money(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-13 text-faint">
        {interval === 'lifetime' ? words.form.once : words.form.noRenewal}
      </p>
    </Card>
  )
}
