import type { Plan } from '#contract/billing.ts'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { ButtonLink } from '../button.tsx'
import { useAccount, useBilling } from '../site.ts'
import { offered } from './features.ts'
import { IntervalSwitch, useInterval } from './interval-switch.tsx'
import { PlanCard } from './plan-card.tsx'

/** The plans for those who look around: three in a row, each with its way to begin. */
export function PriceList({ plans, level }: { plans: Plan[]; level?: 2 | 3 }) {
  const interval = useInterval()
  return (
    <>
      <IntervalSwitch />
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {offered(plans).map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval={interval} level={level}>
            <Choose plan={plan} interval={interval} />
          </PlanCard>
        ))}
      </ul>
    </>
  )
}

/** Plans that are paid go by way of the payment; with an operator who gives plans, by way of an account. */
export function Choose({ plan, interval }: { plan: Plan; interval: Plan['prices'][number]['interval'] }) {
  const { plan: words } = useWords().billing
  const account = useAccount()
  const billing = useBilling()
  const paid = plan.prices.some((price) => price.interval === interval)
  const to =
    paid && billing === 'stripe'
      ? paths.offer(`${plan.id}/${interval}`)
      : account
        ? paths.subscription
        : paths.register()
  return (
    // Loaded whole: the home page keeps its data while one stays on it, and would not hear of the offer.
    <ButtonLink look={plan.popular ? 'primary' : 'plain'} to={to} reloadDocument className="h-10! w-full">
      {paid ? words.choose(plan.name) : words.begin}
    </ButtonLink>
  )
}
