import type { Subscription } from '#contract/billing.ts'
import { type List, type ListQuery, pageOf } from '#contract/common.ts'
import { type SubscriptionRow, subscriptionsOf } from '#storage/billing/ledger.ts'
import type { BillingWorld } from './parts.ts'

/** An account's subscriptions from our copy: few enough to be read whole. */
export async function listOfSubscriptions(
  world: Pick<BillingWorld, 'database' | 'plans'>,
  accountId: string,
  query: ListQuery,
): Promise<List<Subscription>> {
  const [rows, plans] = await Promise.all([subscriptionsOf(world.database.db, accountId), world.plans.list()])
  const names = new Map(plans.map(({ id, name }) => [id, name]))
  const ordered = query.direction === 'asc' ? rows.toReversed() : rows
  return pageOf(
    ordered.map((row) => shown(row, names)),
    query,
    ({ plan }) => plan,
  )
}

const ended = new Set(['canceled', 'incomplete', 'incomplete_expired'])

function shown(row: SubscriptionRow, names: Map<string, string>): Subscription {
  const renews = !row.cancel_at && !ended.has(row.status)
  return {
    id: row.id,
    plan_id: row.plan_id,
    plan: names.get(row.plan_id ?? '') ?? row.plan_id ?? '',
    interval: row.interval,
    status: row.status,
    renews_at: renews ? row.period_end.toISOString() : null,
    cancel_at: row.cancel_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
