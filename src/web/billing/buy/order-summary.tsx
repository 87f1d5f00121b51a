import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Plan, Quote } from '#contract/billing.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Check } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { featuresOf } from '../plans/features.ts'
import type { Country } from './countries.ts'

/** What is bought: the plan and its price with the tax of a country. */
export function OrderSummary({ quote, countries }: { quote: Quote; countries: Country[] }) {
  const { buy, standing } = useWords().billing
  const figures = useFigures()
  const { plan, interval, currency, amount, tax, total, country } = quote
  const money = (sum: number) => figures.exactMoney(sum, currency)
  const unknown = country === null ? buy.taxChoose : buy.taxUnknown
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-13 text-faint">{buy.summary}</h2>
      <p className="text-20 font-bold">{plan.name}</p>
      <p className="text-soft">{standing.interval[interval]}</p>
      {quote.country_fixed ? null : <CountryChoice quote={quote} countries={countries} />}
      <dl className="mt-5 flex flex-col gap-2 border-line border-t pt-4 tabular-nums">
        {quote.country_fixed ? (
          <Line term={buy.country} text={countries.find(({ value }) => value === country)?.label ?? ''} />
        ) : null}
        <Line term={buy.price} text={money(amount)} />
        <Line term={buy.tax} text={tax === null ? unknown : money(tax)} />
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3">
          <dt className="font-bold">{buy.total[interval]}</dt>
          <dd className="text-20 font-bold" data-testid="total">
            {total === null ? buy.plusTax({ amount: money(amount) }) : money(total)}
          </dd>
        </div>
      </dl>
      {total === null ? <p className="mt-1 text-13 text-soft">{buy.taxLater}</p> : null}
      <p className="mt-3 text-13 text-faint">{interval === 'lifetime' ? buy.once : buy.renews}</p>
      <p className="mt-3 text-13 text-faint">{buy.company}</p>
    </Card>
  )
}

export function Included({ plan }: { plan: Plan }) {
  const words = useWords()
  const figures = useFigures()
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-13 text-faint">{words.billing.buy.includes}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {featuresOf(plan, words, figures).map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A line of a sum. */
export function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-soft">{term}</dt>
      <dd className="text-end">{text}</dd>
    </div>
  )
}

/** The price follows the choice at once; without scripts a button asks. */
function CountryChoice({ quote, countries }: { quote: Quote; countries: Country[] }) {
  const { buy } = useWords().billing
  const submit = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  const { country } = quote
  // Chosen before the page answered to it, or put back by the browser: the price is that of another country.
  useEffect(() => {
    if (select.current?.form && select.current.value !== (country ?? ''))
      submit(select.current.form, { replace: true })
  }, [country, submit])
  return (
    <Form method="get" className="mt-4" onChange={(event) => submit(event.currentTarget, { replace: true })}>
      <input type="hidden" name="plan" value={quote.plan.id} />
      <input type="hidden" name="pay" value={quote.interval} />
      <label htmlFor="country" className="mb-1.5 block text-14 font-medium">
        {buy.country}
      </label>
      <select
        ref={select}
        id="country"
        name="country"
        defaultValue={country ?? ''}
        autoComplete="country"
        className="field field-text"
      >
        <option value="">{buy.chooseCountry}</option>
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" className="mt-2">
          {buy.update}
        </Button>
      </noscript>
    </Form>
  )
}
