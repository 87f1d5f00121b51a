import { randomInt } from 'node:crypto'
import { message, messageOf, type Sayable } from '@postproof/messages/message'
import type { Plan } from '#contract/billing.ts'
import { invalid, Refusal } from '#platform/refusals/refusal.ts'
import { findOfferCode, keepOfferCodes, type OfferCodeRow } from '#storage/billing/offer-codes.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { priceOf } from '../catalog.ts'
import type { BillingWorld } from '../parts.ts'
import { freePlan } from '../standing.ts'
import type { NewCodes } from '../types.ts'

/** One-time codes: what the spec calls a payment hash. They give a plan, or a way to buy one. */

const MOST_CODES = 1000
const SMALLEST_CHARGE = 50

/**
 * Makes codes that nobody has. `charges`: a code without an amount of its own asks the plan's price. Refusal `invalid`
 * (422) with field errors.
 */
export async function makeCodes(
  world: BillingWorld,
  by: string,
  input: NewCodes,
  { charges }: { charges: boolean },
): Promise<string[]> {
  const { planId, interval, count, expiresAt, amount = null } = input
  const plan = (await world.plans.list()).find(({ id }) => id === planId)
  if (!plan) throw wrong('plan_id', 'billing.no_such_plan')
  if (plan.id === freePlan) throw wrong('plan_id', message('billing.needs_no_code', { plan: plan.name }))
  if (charges && amount === null && !priceOf(plan, interval)) {
    throw wrong('interval', message('billing.not_sold_give_amount', { plan: plan.name }))
  }
  if (!Number.isInteger(count) || count < 1 || count > MOST_CODES) {
    throw wrong('count', message('billing.number_of_codes', { most: MOST_CODES }))
  }
  const now = new Date(world.clock.now())
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && !(until > now)) throw wrong('expires_at', 'billing.time_to_come')
  if (amount !== null && (!Number.isInteger(amount) || amount < 0))
    throw wrong('amount', 'field.whole_number')
  // docs.stripe.com/currencies: the smallest charge is about half a dollar; below it nothing can be paid.
  if (amount !== null && amount > 0 && amount < SMALLEST_CHARGE) {
    throw wrong('amount', message('billing.smallest_charge', { least: SMALLEST_CHARGE }))
  }
  const currency = priceOf(plan, interval)?.currency ?? plan.prices[0]?.currency ?? 'usd'
  const rows = Array.from(
    { length: count },
    (): OfferCodeRow => ({
      code: freshCode(),
      plan_id: planId,
      interval,
      amount,
      currency: amount === null ? null : currency,
      expires_at: until,
      created_at: now,
      account_id: null,
      redeemed_at: null,
      grants: false,
    }),
  )
  await keepOfferCodes(world.database.db, rows)
  const detail = { count, interval, amount, expires_at: expiresAt }
  await world.audit.record({ actor: by, action: 'codes-made', target: planId, detail })
  return rows.map(({ code }) => code)
}

const wrong = (field: string, problem: Sayable) => invalid({ [field]: [messageOf(problem)] })

/** Without the letters and digits that look alike: 16 of 31 signs are 79 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const freshCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

export type Offer = { code: string; plan: Plan; row: OfferCodeRow }

/**
 * The code's plan, if this account may have it. Nothing is taken yet. Undefined for what does not look like a code.
 * Refusal `bad_code` (422): unknown, past its time, or used by someone else; which of them is not told.
 */
export async function findCode(
  world: BillingWorld,
  caller: SignedIn,
  hash: string,
): Promise<Offer | undefined> {
  const code = hash.trim().toLowerCase()
  if (!/^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/.test(code)) return undefined
  const row = await findOfferCode(world.database.db, code, caller.accountId, new Date(world.clock.now()))
  const plan = row && (await world.plans.list()).find(({ id }) => id === row.plan_id)
  if (!row || !plan) throw badCode()
  return { code, plan, row }
}

export const badCode = () => new Refusal(422, 'bad_code', 'billing.bad_code')
