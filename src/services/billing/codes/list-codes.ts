import type { OfferCode } from '#contract/billing.ts'
import { type List, type ListQuery, metaOf } from '#contract/common.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { endOfferCode, listOfferCodes, type OfferCodeRow } from '#storage/billing/offer-codes.ts'
import type { BillingWorld } from '../parts.ts'

/** What an operator sees of the codes that were made, and how one is ended. */

export async function listCodes(
  world: BillingWorld,
  query: Pick<ListQuery, 'page' | 'per_page'>,
): Promise<List<OfferCode>> {
  const [{ rows, total }, plans] = await Promise.all([
    listOfferCodes(world.database.db, query),
    world.plans.list(),
  ])
  const names = new Map(plans.map(({ id, name }) => [id, name]))
  const now = new Date(world.clock.now())
  return { data: rows.map((row) => shown(row, names, now)), meta: metaOf(query, total) }
}

export async function endCode(world: BillingWorld, by: string, code: string): Promise<void> {
  const ended = await endOfferCode(world.database.db, code, new Date(world.clock.now()))
  if (!ended) throw new Refusal(404, 'not_found', 'billing.no_open_code')
  await world.audit.record({ actor: by, action: 'code-ended', target: code })
}

const shown = (row: OfferCodeRow, names: Map<string, string>, now: Date): OfferCode => ({
  code: row.code,
  plan_id: row.plan_id,
  plan: names.get(row.plan_id) ?? row.plan_id,
  interval: row.interval,
  amount: row.amount,
  currency: row.currency,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  used_at: row.redeemed_at?.toISOString() ?? null,
})

function stateOf({ redeemed_at, account_id, expires_at }: OfferCodeRow, now: Date): OfferCode['state'] {
  if (redeemed_at) return 'used'
  if (account_id) return 'taken'
  return expires_at && expires_at <= now ? 'ended' : 'open'
}
