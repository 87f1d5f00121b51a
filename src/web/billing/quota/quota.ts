import type { Metric } from '#contract/billing.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'

/** What is used up, and when it starts again; `until` is null where the plan has none at all. */
export type UsedUp = { until: string | null }

/** Null when something is left, or nothing is counted. */
export async function usedUp(services: Services, visitor: Visitor, metric: Metric): Promise<UsedUp | null> {
  if (services.siteConfig.billing === 'off') return null
  const { limit, used, resets_at } = await services.plans.quota(visitor, metric)
  return limit !== null && used >= limit ? { until: limit === 0 ? null : resets_at } : null
}
