import type { Plan } from '#contract/billing.ts'
import { useWords } from '#web/words/words.ts'
import { time } from './features.ts'

/** What can be had without an account, in a sentence. */
export function GuestLimits({ plan }: { plan: Plan | null }) {
  const { pricing, features } = useWords().plans
  if (!plan?.limits.spam_check) return null
  return pricing.guest({ tests: plan.limits.spam_check, kept: time(plan.limits.retention_days, features) })
}
