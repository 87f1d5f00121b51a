import { Form } from 'react-router'
import type { CurrentPlan } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount, useBilling } from '#web/shell/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Which plan, until when, and the way out of it. */
export function Standing({ plan, chooser = true }: { plan: CurrentPlan; chooser?: boolean }) {
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

/** Only what is paid again and again can be cancelled, and only where we take the payments. */
function Cancel({ plan }: { plan: CurrentPlan }) {
  const { standing: words } = useWords().billing
  const renewing = plan.interval === 'month' || plan.interval === 'year'
  if (useBilling() !== 'stripe' || !renewing || plan.cancel_at || plan.status === 'canceled') return null
  return (
    <ConfirmDialog
      trigger={words.cancel}
      title={words.cancelTitle}
      text={words.cancelText}
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
