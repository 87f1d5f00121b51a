import type { Plan } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount, useBilling } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { deals, offered } from './features.ts'
import { IntervalSwitch, useInterval } from './interval-switch.tsx'
import { PlanBand, PlanCard } from './plan-card.tsx'

/** The plans for those who look around: those that are paid three in a row, below them what costs nothing or once. */
export function PriceList({ plans, level }: { plans: Plan[]; level?: 2 | 3 }) {
  const interval = useInterval()
  const billing = useBilling()
  const { pricing: words } = useWords().plans
  const [paid = [], free = []] = [true, false].map((isPaid) =>
    offered(plans).filter(({ prices }) => prices.length > 0 === isPaid),
  )
  const Shape = paid.length > 0 ? PlanBand : PlanCard
  return (
    <>
      <IntervalSwitch plans={offered(plans)} />
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {paid.map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval={interval} level={level}>
            <Choose plan={plan} interval={interval} />
          </PlanCard>
        ))}
        {free.map((plan) => (
          <Shape key={plan.id} plan={plan} interval={interval} level={level}>
            <Choose plan={plan} interval={interval} />
          </Shape>
        ))}
        <Deals plans={deals(plans)} />
      </ul>
      {billing === 'stripe' ? <p className="prose mt-6 text-13 text-soft">{words.before}</p> : null}
    </>
  )
}

/** Beside the plans, what is paid once: it has its own page. */
function Deals({ plans }: { plans: Plan[] }) {
  const { money } = useFigures()
  const { deal: words } = useWords().plans
  const [plan] = plans
  const price = plan?.prices.find(({ interval }) => interval === 'lifetime')
  if (!plan || !price) return null
  return (
    <li className="flex flex-col items-start gap-1 rounded-lg border border-line-strong border-dashed p-5 lg:p-6">
      <p className="text-16 font-bold">{words.title}</p>
      <p className="text-soft">
        {words.text({ name: plan.name, price: money(price.amount, price.currency) })}
      </p>
      <ButtonLink to={paths.ltd} className="mt-auto">
        {words.see}
      </ButtonLink>
    </li>
  )
}

/** Plans that are paid go by way of the payment, or are ordered; the free one by way of an account. */
export function Choose({ plan, interval }: { plan: Plan; interval: Plan['prices'][number]['interval'] }) {
  const { plan: words } = useWords().plans
  const account = useAccount()
  const billing = useBilling()
  const paid = plan.prices.some((price) => price.interval === interval)
  const to = paid ? paths.buy(plan.id, interval) : account ? paths.subscription : paths.register()
  return (
    // Loaded whole: the home page keeps its data while one stays on it, and would not hear of the offer.
    <ButtonLink
      look={plan.popular ? 'primary' : 'plain'}
      to={to}
      reloadDocument
      size="field"
      className="w-full"
    >
      {paid ? (billing === 'stripe' ? words.choose : words.order)({ name: plan.name }) : words.begin}
    </ButtonLink>
  )
}
