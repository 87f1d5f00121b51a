import { Refusal } from '#platform/refusals/refusal.ts'
import { keepCustomer } from '#storage/billing/customers.ts'
import { codeOfOrder, grantingCodes, keepOfferCodes } from '#storage/billing/offer-codes.ts'
import type { Db } from '#storage/db.ts'
import { spend, startOf } from '../codes/redeem.ts'
import type { BillingWorld } from '../parts.ts'
import { timesOf } from '../standing.ts'
import type { Settling } from '../stripe/settle.ts'
import type { OrderedPlans } from './ordered-plans.ts'

/** An order that is granted gives its plan as a code does: behind what the account has of the same plan, and at most once. */

export function createOrderedPlans(
  world: Pick<BillingWorld, 'clock' | 'graceDays'>,
  settling: Pick<Settling, 'settle'>,
): OrderedPlans {
  return {
    require: (db, accountId, ordered, plans) =>
      worthIt(async () => {
        await startOf(db, world, accountId, ordered, plans)
      }),
    give: (trx, accountId, { id, plan, interval }, plans) =>
      worthIt(async () => {
        const now = new Date(world.clock.now())
        const code = codeOfOrder(id)
        await keepCustomer(trx, accountId, null, now)
        await keepOfferCodes(trx, [
          {
            ...{ code, plan_id: plan.id, interval, amount: null, currency: null, expires_at: null },
            ...{ created_at: now, account_id: accountId, redeemed_at: null, grants: false },
          },
        ])
        const from = await spend(trx, world, { accountId, code, plan, interval }, plans)
        return interval === 'lifetime' ? { from, until: null } : periodOf(trx, accountId, code)
      }),
    settle: (accountId) => settling.settle(accountId),
  }
}

/** What was given before of the same plan comes first. */
async function periodOf(trx: Db, accountId: string, code: string) {
  const codes = (await grantingCodes(trx, accountId)).flatMap(({ code, plan_id, interval, redeemed_at }) =>
    redeemed_at ? [{ code, planId: plan_id, interval, redeemedAt: redeemed_at }] : [],
  )
  const { from, until } = timesOf({ codes }).find((one) => one.code === code)!
  return { from, until }
}

/** The refusals of codes speak of codes. */
async function worthIt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const worthless = ['better_plan', 'same_plan', 'subscription_runs']
    if (!(error instanceof Refusal) || !worthless.includes(error.code)) throw error
    throw new Refusal(409, 'worthless', 'orders.worthless')
  }
}
