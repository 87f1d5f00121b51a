import { message } from '@postproof/messages/message'
import { languageOfAccount } from '#contract/language.ts'
import { type NewOrder, newOrderSchema, type OrderState, orderAnswerSchema } from '#contract/orders.ts'
import { tidyTaxNumber } from '#contract/tax-numbers.ts'
import { Refusal, TooMany } from '#platform/refusals/refusal.ts'
import { type AccountRow, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import { nextNumber } from '#storage/orders/numbers.ts'
import {
  changeOrder,
  findWaitingOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  ordersOf,
} from '#storage/orders/orders.ts'
import { checked, noSuchAccount } from '../../accounts/checked.ts'
import { requireConfirmed } from '../../accounts/confirmed.ts'
import { createSecrets, newId } from '../../accounts/secrets.ts'
import { writeToBuyer, writeToOperator } from './letters.ts'
import { presentOrder } from './present.ts'
import { type Priced, priceOrder, type Sums } from './sums.ts'
import type { Orders } from './types.ts'
import type { OrdersWorld } from './world.ts'

/** What a buyer does with orders. */

type Buying = Pick<Orders, 'place' | 'mine' | 'waiting' | 'withdraw' | 'answer'>

const minute = 60_000
/** Letters to the operator: an account that orders and withdraws again and again waits. */
const byAccount: Slowing = { free: 10, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }

export function createBuying(world: OrdersWorld): Buying {
  const { db, clock } = world
  /** Changes an order of the caller that waits, with the account and the order locked. */
  const change = async (
    accountId: string,
    id: string,
    work: (trx: Db, account: AccountRow, order: OrderRow) => Promise<OrderRow>,
  ) =>
    presentOrder(
      await db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, accountId)
        const order = await lockOrder(trx, id)
        if (!account || order?.account_id !== accountId) throw noSuchOrder()
        requireWaiting(order)
        return work(trx, account, order)
      }),
    )
  return {
    async place(caller, input) {
      if (world.mode !== 'manual') throw new Refusal(409, 'orders_off', 'orders.off')
      requireConfirmed(caller)
      const given = checked(newOrderSchema, input)
      const priced = await priceOrder(world, given.plan_id, given.interval, given.country)
      const { sums } = priced
      if (sums?.total !== given.total) throw new Refusal(409, 'sums_changed', 'orders.total_changed')
      await requireFew(world, caller.accountId)
      return presentOrder(
        await db
          .transaction()
          .execute((trx) => placed(world, trx, caller.accountId, given, { ...priced, sums })),
      )
    },
    mine: async ({ accountId }) => (await ordersOf(db, accountId)).map(presentOrder),
    async waiting({ accountId }) {
      const row = await findWaitingOrder(db, accountId)
      return row ? presentOrder(row) : null
    },
    withdraw: (caller, id) =>
      change(caller.accountId, id, async (trx, account, order) => {
        const withdrawn = await changeOrder(
          trx,
          order,
          { state: 'withdrawn' },
          { now: new Date(clock.now()) },
        )
        await world.audit.record(
          { actor: account.id, action: 'order-withdrawn', detail: { order: order.number } },
          trx,
        )
        await writeToOperator(world, trx, account, withdrawn, 'withdrawn')
        return withdrawn
      }),
    async answer(caller, id, text) {
      const said = checked(orderAnswerSchema, { text }).text
      await requireFew(world, caller.accountId)
      return change(caller.accountId, id, async (trx, account, order) => {
        const now = new Date(clock.now())
        const message = { by: 'buyer' as const, text: said, at: now.toISOString() }
        const answered = await changeOrder(trx, order, { state: 'open' }, { now, said: message })
        await writeToOperator(world, trx, account, answered, 'answered')
        return answered
      })
    },
  }
}

async function requireFew({ db, keys, clock }: OrdersWorld, accountId: string): Promise<void> {
  const now = new Date(clock.now())
  const until = await countTry(db, createSecrets(keys).tag('mail', `orders of ${accountId}`), byAccount, now)
  if (!until) return
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute))
  throw new TooMany(message('orders.too_often', { minutes }), minutes * 60)
}

/** The order, or the one that waits already when it is for the same. */
async function placed(
  world: OrdersWorld,
  trx: Db,
  accountId: string,
  given: NewOrder,
  { plan, plans, currency, sums }: Priced & { sums: Sums },
): Promise<OrderRow> {
  const account = await lockAccount(trx, accountId)
  if (!account) throw noSuchAccount()
  const waiting = await findWaitingOrder(trx, accountId)
  if (waiting?.plan_id === plan.id && waiting.interval === given.interval) return waiting
  if (waiting) throw new Refusal(409, 'order_waits', message('orders.waits', { number: waiting.number }))
  await world.ordered.require(trx, accountId, { plan, interval: given.interval }, plans)
  const now = new Date(world.clock.now())
  const { name, line1, line2, postcode, city, country, tax_number: tax } = given
  const year = now.getUTCFullYear()
  const order = await insertOrder(trx, {
    ...{ id: newId(), number: numberOf('O-', year, await nextNumber(trx, 'order', year)) },
    ...{ account_id: accountId, plan_id: plan.id, plan: plan.name, interval: given.interval, currency },
    ...{ net: sums.net, total: sums.total, taxes: JSON.stringify(sums.taxes) },
    address: JSON.stringify({ name, line1, line2, postcode, city, country }),
    tax_number: tax && JSON.stringify({ type: tax.type, value: tidyTaxNumber(tax.type, tax.value) }),
    ...{ note: given.note, language: languageOfAccount(account), state: 'open', messages: '[]' },
    ...{ revision: 1, created_at: now, changed_at: now },
    ...{ granted_from: null, granted_until: null, invoice_number: null },
  })
  const detail = { order: order.number, plan: plan.id }
  await world.audit.record({ actor: accountId, action: 'order-placed', detail }, trx)
  await writeToBuyer(world, trx, account, order, { what: 'received' })
  await writeToOperator(world, trx, account, order, 'placed')
  return order
}

/** `O-2026-0001`. */
export const numberOf = (prefix: string, year: number, number: number): string =>
  `${prefix}${year}-${String(number).padStart(4, '0')}`

export const noSuchOrder = () => new Refusal(404, 'not_found', 'orders.none')

const ended: Record<
  Exclude<OrderState, 'open' | 'question'>,
  'orders.was_granted' | 'orders.was_refused' | 'orders.was_withdrawn'
> = {
  granted: 'orders.was_granted',
  refused: 'orders.was_refused',
  withdrawn: 'orders.was_withdrawn',
}

/** Refusal `order_closed` (409). */
export function requireWaiting({ state }: Pick<OrderRow, 'state'>): void {
  if (state === 'open' || state === 'question') return
  throw new Refusal(409, 'order_closed', ended[state])
}
