import { message } from '@postproof/messages/message'
import type { Interval, Plan, Quote, Tax } from '#contract/billing.ts'
import type { OrderTax } from '#contract/orders.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { priceOf } from '../catalog.ts'
import type { BillingWorld } from '../parts.ts'

/** What a plan costs where an operator grants plans: its price, and the operator's taxes of a country. */

export type Sums = { net: number; taxes: OrderTax[]; total: number }

/** Minor units. Net and taxes always add up to the total. Taxes that are included are taken out of the price. */
export function sumsOf(price: number, taxes: readonly Pick<Tax, 'name' | 'rate' | 'inclusive'>[]): Sums {
  const included = taxes.filter(({ inclusive }) => inclusive)
  const added = taxes.filter(({ inclusive }) => !inclusive)
  const base = price / (1 + included.reduce((sum, { rate }) => sum + rate, 0) / 100)
  const within = included.map(({ name, rate }) => ({ name, rate, amount: Math.round((base * rate) / 100) }))
  const net = price - amountOf(within)
  const onTop = added.map(({ name, rate }) => ({ name, rate, amount: Math.round((net * rate) / 100) }))
  return { net, taxes: [...within, ...onTop], total: price + amountOf(onTop) }
}

export const amountOf = (taxes: readonly OrderTax[]): number =>
  taxes.reduce((sum, { amount }) => sum + amount, 0)

type PricesWorld = { plans: Pick<BillingWorld['plans'], 'list' | 'taxes'> }
export type Priced = { plan: Plan; plans: Plan[]; currency: string; sums: Sums | null }

/** `sums` null: they depend on the country, which is not known. Refusal `invalid` (422), `not_sold` (409). */
export async function priceOrder(
  { plans }: PricesWorld,
  planId: string,
  interval: Interval,
  country: string | null,
): Promise<Priced> {
  const [all, taxes] = await Promise.all([plans.list(), plans.taxes()])
  const plan = all.find(({ id }) => id === planId)
  if (!plan) throw refuseField('plan_id', 'billing.no_such_plan')
  const price = priceOf(plan, interval)
  if (!price) throw new Refusal(409, 'not_sold', message('billing.not_sold', { plan: plan.name }))
  const known = country !== null || taxes.length === 0
  const sums = known
    ? sumsOf(
        price.amount,
        taxes.filter((tax) => tax.country === country),
      )
    : null
  return { plan, plans: all, currency: price.currency, sums }
}

/** The same for the page. */
export async function quoteOrder(
  world: PricesWorld,
  planId: string,
  interval: Interval,
  country: string | null,
): Promise<Quote> {
  const { plan, currency, sums } = await priceOrder(world, planId, interval, country)
  const amount = sums?.net ?? priceOf(plan, interval)!.amount
  const tax = sums && amountOf(sums.taxes)
  const total = sums?.total ?? null
  return { plan, interval, currency, amount, tax, total, country, country_fixed: false }
}
