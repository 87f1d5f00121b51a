import type { Interval, Plan } from '#contract/billing.ts'
import { keepCustomer, markCustomer } from '#storage/billing/customers.ts'
import { redeemOfferCode, takeOfferCode } from '#storage/billing/offer-codes.ts'
import { findAccountPlan } from '#storage/plans.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { holdingsOf } from '../holdings.ts'
import type { BillingWorld } from '../parts.ts'
import { endAfter, forLife, standingOf } from '../standing.ts'
import { badCode, type Offer } from './offers.ts'
import { type Held, heldFrom, refuseWorthless } from './worthless-codes.ts'

/** Using up codes. */

type Db = BillingWorld['database']['db']

/** Reserves a code that is used up by paying. */
export async function takeCode(world: BillingWorld, caller: SignedIn, { code }: Offer): Promise<void> {
  const taken = await takeOfferCode(world.database.db, code, caller.accountId, new Date(world.clock.now()))
  if (!taken) throw badCode()
}

/**
 * The code itself gives the plan. A second time changes nothing; what it gives follows when the account is settled.
 * Refused as `refuseWorthless` says, and then it is as good as before.
 */
export async function redeem(world: BillingWorld, caller: SignedIn, offer: Offer): Promise<void> {
  const { accountId } = caller
  const plans = await world.plans.list()
  const now = new Date(world.clock.now())
  const used = await world.database.db.transaction().execute(async (db) => {
    // Its row is locked by this, so that of two codes at once the second sees what the first gave.
    await keepCustomer(db, accountId, null, now)
    const row = await takeOfferCode(db, offer.code, accountId, now)
    if (!row) throw badCode()
    if (row.redeemed_at) return false
    await spend(db, world, { accountId, code: offer.code, plan: offer.plan, interval: row.interval }, plans)
    return true
  })
  if (used) await world.audit.record({ actor: accountId, action: 'code-redeemed' })
}

/** A code that is known to be the account's, and what it gives. */
type Used = { accountId: string; code: string; plan: Plan; interval: Interval }

/**
 * Uses a code up within `db`, a transaction, and marks the account to be settled. Answers from when it counts. Refused as
 * `refuseWorthless` says.
 */
export async function spend(
  db: Db,
  world: Pick<BillingWorld, 'graceDays' | 'clock'>,
  { accountId, code, ...offered }: Used,
  plans: Plan[],
): Promise<Date> {
  const now = new Date(world.clock.now())
  const start = await startOf(db, world, accountId, offered, plans)
  await redeemOfferCode(db, code, accountId, { now: start ?? now, grants: true })
  await markCustomer(db, accountId)
  return start ?? now
}

/**
 * From when a plan would count; null: at once. A plan that an administrator gave for a time is lengthened; time of codes is
 * added up when the account is settled. Refused as `refuseWorthless` says.
 */
export async function startOf(
  db: Db,
  world: Pick<BillingWorld, 'graceDays' | 'clock'>,
  accountId: string,
  { plan, interval }: Pick<Used, 'plan' | 'interval'>,
  plans: Plan[],
): Promise<Date | null> {
  const now = new Date(world.clock.now())
  const held = heldFrom(await heldOf(db, world, accountId, now), plans, now)
  const start = held.find(({ kind, planId }) => kind === 'admin' && planId === plan.id)?.until ?? null
  refuseWorthless({ plan, interval, until: endAfter(start ?? now, interval) }, held)
  return start
}

/** What the account paid for or has by codes, and what an administrator gave it. */
async function heldOf(
  db: Db,
  { graceDays }: Pick<BillingWorld, 'graceDays'>,
  accountId: string,
  now: Date,
): Promise<Held[]> {
  const holdings = await holdingsOf(db, accountId)
  const owned = forLife(holdings)
  const own = [standingOf(holdings, now, graceDays).grant, ...(owned ? [owned] : [])].map(
    ({ planId, source, status, renewsAt, cancelAt }): Held => ({
      planId,
      kind: source === 'stripe' && status !== 'lifetime' ? 'subscription' : 'given',
      status,
      renews: renewsAt !== null,
      until: cancelAt === null ? null : new Date(cancelAt),
    }),
  )
  const row = await findAccountPlan(db, accountId)
  if (row?.source !== 'admin') return own
  return [
    ...own,
    { planId: row.plan_id, kind: 'admin', status: row.status, renews: false, until: row.cancel_at },
  ]
}
