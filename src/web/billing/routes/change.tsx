import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { changePlanSchema, type PlanChange, wantedPlanSchema } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { isRefusal, refusedData, unmatched } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Included } from '../buy/order-summary.tsx'
import { Sums } from '../change/sums.tsx'

/** What a change would charge, counted again with every look. What is bought afresh has a page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  if (services.siteConfig.billing !== 'stripe') throw redirect(paths.subscription)
  const search = new URL(args.request.url).searchParams
  const wanted = wantedPlanSchema.safeParse({ plan_id: search.get('plan'), interval: search.get('pay') })
  if (!wanted.success) throw unmatched()
  const { plan_id, interval } = wanted.data
  try {
    const change = await services.billing.previewChange(account, plan_id, interval)
    if (change.kind === 'purchase') throw redirect(paths.buy(plan_id, interval))
    if (!change.sums) throw redirect(paths.subscription)
    return { change: { ...change, sums: change.sums }, error: null }
  } catch (error) {
    if (isRefusal(error)) return refusedData(error, { change: null })
    throw error
  }
}

/** Changes the plan for the sums that were seen, or takes a cancellation back. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  if (textOf(typed, 'intent') === 'keep') {
    return attempt(typed, async () => {
      await services.billing.keepPlan(account)
      return redirect(`${paths.subscription}?done=plan-kept`)
    })
  }
  return handle(args, typed, changePlanSchema, async ({ plan_id, interval, confirmation }) => {
    const { checkout_url } = await services.billing.changePlan(account, plan_id, interval, {
      confirmation,
    })
    if (checkout_url) return data({ checkout_url })
    return redirect(`${paths.subscription}?done=plan`)
  })
}

/** Also after a refusal: what it was refused for may be another sum. */
export const shouldRevalidate = () => true

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).billing.change.meta, hidden: true })

/** Before a plan is changed: what is charged today, what from when, and why. */
export default function Change() {
  const { change: words } = useWords().billing
  const { change, error } = useLoaderData<typeof loader>()
  const refused = useActionData() as Refused | undefined
  if (!change) {
    return (
      <div className="prose flex flex-col items-start gap-4">
        <h1 className="text-28 font-bold">{words.cannot}</h1>
        <p className="text-16 text-soft">{error}</p>
        <ButtonLink to={paths.subscription}>{words.back}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex max-w-[640px] flex-col gap-6">
      <div>
        <h1 className="text-28 font-bold">{titleOf(change, words)}</h1>
        <Lead change={change} />
      </div>
      <Sums change={change} sums={change.sums} />
      <Why change={change} />
      {change.kind === 'change' ? <Included plan={change.plan} /> : null}
      <Confirm key={change.confirmation} change={change} refused={refused} />
    </div>
  )
}

type Shown = PlanChange & { sums: NonNullable<PlanChange['sums']> }

/** By another interval. */
const isSamePlan = ({ from, plan }: PlanChange) => from?.plan === plan.name

function titleOf(change: PlanChange, words: Words['billing']['change']): string {
  const facts = { plan: change.plan.name }
  if (change.kind === 'keep') return words.keepTitle(facts)
  return isSamePlan(change)
    ? words.interval[change.interval === 'year' ? 'year' : 'month'](facts)
    : words.title(facts)
}

function Lead({ change: { kind, from, plan, interval } }: { change: Shown }) {
  const { change: words } = useWords().billing
  const text =
    kind === 'keep'
      ? words.keepLead
      : from
        ? words.lead({
            from: from.plan,
            fromBilled: words.billed[from.interval],
            to: plan.name,
            toBilled: words.billed[interval],
          })
        : null
  return text ? <p className="mt-2 text-16 text-soft">{text}</p> : null
}

function Why({ change: { kind, plan, sums } }: { change: Shown }) {
  const { change: words } = useWords().billing
  if (kind === 'keep') return null
  const said = sums.credit_left > 0 ? words.whyCredit : words.whyNothing
  return <p className="text-soft">{sums.due_now > 0 ? words.whyCharged : said({ to: plan.name })}</p>
}

/** Its button names the sum, so that nothing is charged that was not read. */
function Confirm({ change, refused }: { change: Shown; refused: Refused | undefined }) {
  const { change: words } = useWords().billing
  const { exactMoney } = useFigures()
  const { kind, plan, interval, sums, confirmation } = change
  const intent = kind === 'keep' ? 'keep' : 'change'
  const facts = { plan: plan.name, amount: exactMoney(sums.due_now, sums.currency) }
  const [pay, move] = isSamePlan(change)
    ? [words.payOnly(facts), words.switchOnly]
    : [words.pay(facts), words.switch(facts)]
  const says = kind === 'keep' ? words.keep(facts) : sums.due_now > 0 ? pay : move
  return (
    <ActionForm intent={intent}>
      <input type="hidden" name="plan_id" value={plan.id} />
      <input type="hidden" name="interval" value={interval} />
      <input type="hidden" name="confirmation" value={confirmation ?? ''} />
      <div className="flex flex-wrap items-center gap-3">
        <Submit size="large">{says}</Submit>
        <ButtonLink to={paths.subscription} size="large">
          {words.leave}
        </ButtonLink>
      </div>
      {sums.due_now > 0 && !refused ? <p className="mt-3 text-13 text-faint">{words.card}</p> : null}
    </ActionForm>
  )
}
