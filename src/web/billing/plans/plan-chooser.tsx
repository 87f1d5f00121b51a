import type { CurrentPlan, Interval, Plan } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { deals, offered } from './features.ts'
import { IntervalSwitch, useInterval } from './interval-switch.tsx'
import { PlanCard } from './plan-card.tsx'

type Props = { plans: Plan[]; current: CurrentPlan; level?: 2 | 3 }

/** All plans for someone who has one: theirs is marked, the others can be changed to. */
export function PlanChooser({ plans, current, level }: Props) {
  const first = current.interval === 'year' ? 'year' : 'month'
  const interval = useInterval(first)
  return (
    <>
      <IntervalSwitch plans={offered(plans)} first={first} />
      <ul className="mt-6 grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {offered(plans).map((plan) => (
          <Entry key={plan.id} plan={plan} current={current} interval={interval} level={level} />
        ))}
        {deals(plans).map((plan) => (
          <Entry key={plan.id} plan={plan} current={current} interval="lifetime" level={level} />
        ))}
      </ul>
    </>
  )
}

type EntryProps = Pick<Props, 'current' | 'level'> & { plan: Plan; interval: Interval }

function Entry({ plan, current, interval, level }: EntryProps) {
  const isCurrent =
    plan.id === current.plan.id && (current.interval === null || current.interval === interval)
  // What an operator granted does not renew: the same plan again comes behind it.
  const lengthens = useBilling() === 'manual' && current.cancel_at !== null
  return (
    <PlanCard plan={plan} interval={interval} current={isCurrent} level={level}>
      {isCurrent && !lengthens ? (
        <div className="h-10" />
      ) : (
        <Change plan={plan} interval={interval} current={current} />
      )}
    </PlanCard>
  )
}

/** Paid plans by way of what they charge, which is seen before anything is paid; given plans by an order. */
function Change({ plan, interval, current }: Required<Pick<EntryProps, 'plan' | 'interval' | 'current'>>) {
  const { plan: words } = useWords().plans
  const mode = useBilling()
  const paid = plan.prices.some((price) => price.interval === interval)
  // From a paid plan to the free one by cancelling, not by buying.
  if (!paid) return <div className="h-10" />
  // What is paid once cannot take the place of what renews: a button here would only be refused.
  if (interval === 'lifetime' && current.renews_at && current.interval !== 'lifetime') {
    return <p className="flex min-h-10 items-center text-13 text-soft">{words.cancelFirst}</p>
  }
  return (
    <ButtonLink
      to={mode === 'stripe' ? paths.changePlan(plan.id, interval) : paths.buy(plan.id, interval)}
      look={plan.popular ? 'primary' : 'plain'}
      size="field"
      className="w-full"
    >
      {(mode === 'stripe' ? words.change : words.order)({ name: plan.name })}
    </ButtonLink>
  )
}
