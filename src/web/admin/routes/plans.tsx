import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { z } from 'zod'
import type { Plan } from '#contract/billing.ts'
import { intervalSchema } from '#contract/billing.ts'
import { issue, type Read } from '#contract/issues.ts'
import { handle, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { CodesForm } from '../codes-form.tsx'
import { PlanForm } from '../plan-fields.tsx'
import { readPlan } from '../plan-form.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const plans = await services.admin.plans(account)
  return { plans: plans.sort((a, b) => a.sort - b.sort) }
}

const codesSchema = z.object({
  plan_id: z.string().min(1),
  interval: intervalSchema,
  count: z.coerce.number(issue('field.whole_number')).int(issue('field.whole_number')).min(1).max(1000),
})

/** Saves one plan, or makes codes that give one. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  if (textOf(typed, 'intent') === 'codes') {
    return handle(args, typed, codesSchema, async ({ plan_id, interval, count }) => {
      const codes = await services.billing.makeCodes(account, {
        planId: plan_id,
        interval,
        count,
        expiresAt: null,
      })
      return data({ codes })
    })
  }
  const plans = await services.admin.plans(account)
  const before = plans.find(({ id }) => id === textOf(typed, 'id'))
  const read: Read<Plan | null> = before ? readPlan(before, typed) : { ok: true, value: null }
  return handleRead(args, typed, read, async (plan) => {
    if (plan) await services.admin.savePlan(account, plan)
    return redirect(`${paths.admin('plans')}?done=plan-saved`)
  })
}

/** Every plan with its limits and prices, each in its own form. */
export default function Plans() {
  const { plans: words } = useWords().account.admin
  const { plans } = useLoaderData<typeof loader>()
  const answer = useActionData() as { codes?: string[] } | undefined
  const billed = useBilling() !== 'off'
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.title}>
        <p className="prose mb-4 text-soft">{words.lead}</p>
        <Card className="p-0">
          {plans.map((plan) => (
            <PlanForm key={plan.id} plan={plan} />
          ))}
        </Card>
      </Section>
      {billed ? (
        <CodesForm plans={plans.filter(({ id }) => id !== 'anonymous')} codes={answer?.codes ?? null} />
      ) : null}
    </div>
  )
}
