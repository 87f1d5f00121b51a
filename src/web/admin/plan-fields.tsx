import type { Interval, Plan } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

const flags = ['has_history', 'has_ai_assistant', 'has_api', 'popular'] as const
const intervals: Interval[] = ['month', 'year', 'lifetime']

/** One plan in a line; opened, everything of it to be changed. */
export function PlanForm({ plan }: { plan: Plan }) {
  const { money } = useFigures()
  const { plans: words } = useWords().account.admin
  const prices = plan.prices.map(({ amount, currency }) => money(amount, currency)).join(', ')
  return (
    <details className="fold border-line border-t first:border-t-0">
      <summary className="flex min-h-12 items-center gap-3 px-5 py-2 hover:bg-well">
        <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
        <span className="min-w-0 flex-1 font-medium">{plan.name}</span>
        <span className="text-13 text-faint tabular-nums">{prices}</span>
      </summary>
      <ActionForm intent="plan" id={plan.id} className="flex flex-col gap-6 px-5 pt-3 pb-6">
        <input type="hidden" name="id" value={plan.id} />
        <div className="grid gap-4 sm:grid-cols-[1fr_2fr_120px]">
          <TextField name="name" label={words.name} defaultValue={plan.name} />
          <TextField name="description" label={words.description} defaultValue={plan.description} />
          <TextField name="sort" label={words.sort} defaultValue={plan.sort} inputMode="numeric" />
        </div>
        <fieldset>
          <legend className="mb-3 text-16 font-bold">{words.limits}</legend>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {Object.entries(plan.limits).map(([name, limit]) => (
              <TextField
                key={name}
                name={`limit-${name}`}
                label={words.limit[name as keyof typeof words.limit]}
                defaultValue={limit ?? ''}
                inputMode="numeric"
              />
            ))}
          </div>
        </fieldset>
        <Prices plan={plan} />
        <fieldset>
          <legend className="mb-3 text-16 font-bold">{words.holds}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {flags.map((flag) => (
              <CheckField key={flag} name={flag} label={words.flags[flag]} defaultChecked={plan[flag]} />
            ))}
          </div>
        </fieldset>
        <div>
          <Submit>{words.save}</Submit>
        </div>
      </ActionForm>
    </details>
  )
}

function Prices({ plan }: { plan: Plan }) {
  const { plans: words } = useWords().account.admin
  return (
    <fieldset>
      <legend className="mb-3 text-16 font-bold">{words.prices}</legend>
      <div className="flex flex-col gap-4">
        <div className="max-w-[120px]">
          <TextField
            name="currency"
            label={words.currency}
            defaultValue={plan.prices[0]?.currency ?? 'usd'}
            maxLength={3}
            autoCapitalize="none"
          />
        </div>
        {intervals.map((interval) => {
          const price = plan.prices.find((each) => each.interval === interval)
          return (
            <div key={interval} className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)]">
              <TextField
                name={`amount-${interval}`}
                label={words.amount[interval]}
                defaultValue={price?.amount ?? ''}
                inputMode="numeric"
              />
              <TextField
                name={`lookup-${interval}`}
                label={words.lookup}
                defaultValue={price?.lookup_key ?? ''}
                dir="ltr"
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
