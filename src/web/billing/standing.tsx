import { Form } from 'react-router'
import type { CurrentPlan, Subscription } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount, useBilling } from '#web/shell/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Which plan, until when, and the way out of it. */
type Props = { plan: CurrentPlan; chooser?: boolean; subscriptions?: Subscription[] }

export function Standing({ plan, chooser = true, subscriptions = [] }: Props) {
  const { day } = useFigures()
  const { standing: words, subscription } = useWords().billing
  const account = useAccount()
  const waits = plan.plan.id !== 'free' && account?.confirmed === false
  const ends = plan.cancel_at ?? null
  const when = ends
    ? words.ends({ when: day(ends) })
    : plan.renews_at
      ? words.renews({ when: day(plan.renews_at) })
      : null
  const facts = [
    plan.status === 'active' || plan.status === 'free' || plan.status === 'lifetime'
      ? null
      : words.status[plan.status],
    plan.interval && words.interval[plan.interval],
    when,
  ].filter(Boolean)
  return (
    <Card className="px-5 py-5 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-13 text-faint">{words.title}</h2>
          <p className="text-20 font-bold">{plan.plan.name}</p>
          {facts.length > 0 ? <p className="text-soft">{facts.join(' · ')}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {chooser ? <ButtonLink to={paths.account('plans')}>{subscription.plans}</ButtonLink> : null}
          <Keep subscriptions={subscriptions} />
          <Cancel plan={plan} />
        </div>
      </div>
      {waits ? (
        <p className="mt-4 rounded-md border border-warning bg-warning-tint px-3.5 py-2.5">
          {words.unconfirmed({ name: plan.plan.name })}
        </p>
      ) : null}
      {plan.status === 'past_due' ? (
        <p className="mt-4 rounded-md border border-warning bg-warning-tint px-3.5 py-2.5">{words.pastDue}</p>
      ) : null}
    </Card>
  )
}

/** A cancellation is taken back until the plan ends. What was given for a time has nothing to go on with. */
function Keep({ subscriptions }: { subscriptions: Subscription[] }) {
  const { standing: words } = useWords().billing
  const running = subscriptions.filter(({ status }) => status === 'active' || status === 'trialing')
  const [ending] = running.some(({ renews_at }) => renews_at) ? [] : running
  if (!ending?.plan_id || !ending.interval) return null
  return (
    <ButtonLink to={paths.changePlan(ending.plan_id, ending.interval)} look="primary">
      {words.keepOn}
    </ButtonLink>
  )
}

/** Only what is paid again and again can be cancelled, and only where we take the payments. */
function Cancel({ plan }: { plan: CurrentPlan }) {
  const { standing: words } = useWords().billing
  const { day } = useFigures()
  const renewing = plan.interval === 'month' || plan.interval === 'year'
  if (useBilling() !== 'stripe' || !renewing || plan.cancel_at || plan.status === 'canceled') return null
  return (
    <ConfirmDialog
      trigger={words.cancel}
      title={words.cancelTitle}
      text={plan.renews_at ? words.cancelUntil({ when: day(plan.renews_at) }) : words.cancelText}
      cancel={words.keep}
    >
      <Form method="post" action={paths.subscription}>
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" look="danger">
          {words.cancelConfirm}
        </Button>
      </Form>
    </ConfirmDialog>
  )
}
