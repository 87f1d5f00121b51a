import { purchasesOf, subscriptionsOf } from '#storage/billing/ledger.ts'
import { grantingCodes } from '#storage/billing/offer-codes.ts'
import type { Db } from '#storage/db.ts'
import type { Holdings } from './standing.ts'

/** What stands in our tables of what an account paid for or was given by codes. */
export async function holdingsOf(db: Db, accountId: string): Promise<Holdings> {
  const subscriptions = await subscriptionsOf(db, accountId)
  const purchases = await purchasesOf(db, accountId)
  const codes = await grantingCodes(db, accountId)
  return {
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      status: row.status,
      planId: row.plan_id,
      interval: row.interval,
      periodEnd: row.period_end,
      cancelAt: row.cancel_at,
      unpaidSince: row.unpaid_since,
      createdAt: row.created_at,
    })),
    purchases: purchases.map((row) => ({
      planId: row.plan_id,
      paid: row.paid,
      refunded: row.refunded,
      at: row.created_at,
    })),
    codes: codes.flatMap((row) =>
      row.redeemed_at ? [{ planId: row.plan_id, interval: row.interval, redeemedAt: row.redeemed_at }] : [],
    ),
  }
}
