import type { AccountFacts } from '#contract/admin.ts'
import type { CurrentPlan } from '#contract/billing.ts'
import { useBilling } from '#web/shell/site.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

const counted = [
  'spam_tests',
  'placement_tests',
  'verifier_lists',
  'monitors',
  'sessions',
  'passkeys',
  'api_keys',
  'bounces',
  'complaints',
] as const

/** How much there is of an account; never what is in it. */
export function AccountStock({ account, plan }: { account: AccountFacts; plan: CurrentPlan }) {
  const { dateTime, day, whole } = useFigures()
  const { one: words, list } = useWords().operators
  const billed = useBilling() !== 'off'
  const planName = plan.cancel_at
    ? list.until({ plan: plan.plan.name, when: day(plan.cancel_at) })
    : plan.plan.name
  const items: [string, string][] = [
    ...(billed ? ([[list.plan, planName]] as [string, string][]) : []),
    [words.facts.since, dateTime(account.created_at)],
    [words.facts.seen, account.last_seen_at ? dateTime(account.last_seen_at) : words.neverSeen],
    [words.facts.factor, account.two_factor_enabled ? words.on : words.off],
    ...counted.map((name): [string, string] => [words.facts[name], whole(String(account[name]))]),
    [words.facts.language, account.locale],
    [words.facts.id, account.id],
  ]
  return (
    <Section title={words.stock}>
      <Card>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(([term, text]) => (
            <div key={term} className="min-w-0">
              <dt className="text-13 text-faint">{term}</dt>
              <dd className="tabular-nums wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
