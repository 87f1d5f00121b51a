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
import { attempt, handle, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords } from '#web/words/words.ts'
import { CodesForm } from '../codes-form.tsx'
import { CodesTable } from '../codes-table.tsx'
import { PlanForm } from '../plan-fields.tsx'
import { readPlan } from '../plan-form.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const plans = await services.admin.plans(account)
  const query = readListQuery(new URL(args.request.url).searchParams, 25, [])
  const codes = services.siteConfig.billing === 'off' ? null : await services.billing.codes(account, query)
  return { plans: plans.sort((a, b) => a.sort - b.sort), codes }
}

const codesSchema = z.object({
  plan_id: z.string().min(1),
  interval: intervalSchema,
  count: z.coerce.number(issue('field.whole_number')).int(issue('field.whole_number')).min(1).max(1000),
})

/** Saves one plan, makes codes that give one, or ends a code. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  if (textOf(typed, 'intent') === 'remove') {
    return attempt(typed, async () => {
      await services.billing.endCode(account, textOf(typed, 'id'))
      return redirect(`${paths.admin('plans')}?done=code-ended`)
    })
  }
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
  const { plans, codes } = useLoaderData<typeof loader>()
  const answer = useActionData() as { codes?: string[] } | Refused | undefined
  const made = (answer && 'codes' in answer && answer.codes) || null
  const refused = answer && 'intent' in answer && answer.intent === 'remove' ? answer.message : null
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
      {refused ? (
        <p role="alert" className="form-message">
          {refused}
        </p>
      ) : null}
      {codes ? (
        <>
          <CodesForm plans={plans.filter(({ id }) => id !== 'anonymous')} codes={made} />
          <CodesTable codes={codes} />
        </>
      ) : null}
    </div>
  )
}
