import type { ReactNode } from 'react'
import type { Interval, Plan } from '#contract/billing.ts'
import { Check } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { descriptionOf, featuresOf } from './features.ts'

type Props = { plan: Plan; interval: Interval; current?: boolean; level?: 2 | 3; children: ReactNode }

/** One plan: its name, its price, the button, what it holds. */
export function PlanCard({ plan, interval, current, level = 3, children }: Props) {
  const words = useWords()
  const { plan: planWords } = words.plans
  const Heading = `h${level}` as 'h2' | 'h3'
  const mark = current ? planWords.current : plan.popular ? planWords.popular : null
  return (
    <li
      className={`flex min-w-0 flex-col rounded-lg border bg-card p-5 lg:p-6 ${plan.popular || current ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading className="text-16 font-bold">{plan.name}</Heading>
        {mark ? (
          <span className="rounded-full bg-accent-tint px-2.5 py-1 text-13 font-medium text-accent-strong">
            {mark}
          </span>
        ) : null}
      </div>
      <p className="mt-1 min-h-10 text-soft md:max-lg:min-h-15">{descriptionOf(plan, words)}</p>
      <Price plan={plan} interval={interval} />
      <div className="mt-5">{children}</div>
      <Features plan={plan} className="mt-5 flex flex-col gap-2 border-line border-t pt-5" />
    </li>
  )
}

/** A plan that costs nothing, below those that do: the same in two columns, and without a price to compare. */
export function PlanBand({ plan, level = 3, children }: Props) {
  const words = useWords()
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <li className="grid content-start gap-x-8 gap-y-5 rounded-lg border border-line bg-card p-5 md:col-span-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:p-6">
      <div>
        <Heading className="text-16 font-bold">{plan.name}</Heading>
        <p className="mt-1 mb-5 text-soft">{descriptionOf(plan, words)}</p>
        {children}
      </div>
      <Features plan={plan} className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-2" />
    </li>
  )
}

function Features({ plan, className }: { plan: Plan; className: string }) {
  const words = useWords()
  const figures = useFigures()
  return (
    <ul aria-label={words.plans.plan.includes({ name: plan.name })} className={className}>
      {featuresOf(plan, words, figures).map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

function Price({ plan, interval }: { plan: Plan; interval: Interval }) {
  const { money } = useFigures()
  const { price: words } = useWords().plans
  const price = plan.prices.find((each) => each.interval === interval)
  const said = { month: words.perMonth, year: words.perYear, lifetime: words.once }[interval]
  const note =
    price && interval === 'year'
      ? words.byYear({ amount: money(Math.round(price.amount / 12), price.currency) })
      : null
  return (
    <div className="mt-4">
      <p className="flex items-baseline gap-2">
        <span className="text-28 font-bold tabular-nums">
          {price ? money(price.amount, price.currency) : words.free}
        </span>
        {price ? <span className="text-soft">{said}</span> : null}
      </p>
      <p className="min-h-5 text-13 text-faint">{note}</p>
    </div>
  )
}
