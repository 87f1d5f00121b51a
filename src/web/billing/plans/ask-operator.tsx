import type { Plan } from '#contract/billing.ts'
import { useSettings } from '#web/shell/site.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** Where an operator gives the plans, the way to ask for one: their page for that, or their address. */
export function AskOperator({ plan }: { plan: Plan }) {
  const { plan: words } = useWords().plans
  const settings = useSettings()
  const mail = settings?.contactEmail ? `mailto:${settings.contactEmail}` : null
  const to = settings?.leads.contactUrl || mail
  if (!to) return <p className="flex min-h-10 items-center text-13 text-soft">{words.ask}</p>
  return (
    <a href={to} className={buttonClass(plan.popular ? 'primary' : 'plain', 'w-full', 'field')}>
      {words.askFor({ name: plan.name })}
    </a>
  )
}
