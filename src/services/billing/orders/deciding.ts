import type { AuditAction } from '#contract/audit.ts'
import { metaOf } from '#contract/common.ts'
import { answerOrderSchema, grantOrderSchema, invoicePaymentSchema } from '#contract/orders.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountRow, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { listIssuedInvoices, noteInvoicePaid } from '#storage/orders/invoices.ts'
import { changeOrder, findOrder, listOrders, lockOrder, type OrderRow } from '#storage/orders/orders.ts'
import { checked } from '../../accounts/checked.ts'
import { requireAdmin } from '../../accounts/require-admin.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { noSuchOrder, requireWaiting } from './buyer.ts'
import { invoicingOf, issueFor } from './issue.ts'
import { writeToBuyer } from './letters.ts'
import { presentOrder } from './present.ts'
import type { Orders } from './types.ts'
import type { OrdersWorld } from './world.ts'

/** What an operator does with orders. Of two who decide at once, the first wins and the other is refused. */

type Deciding = Pick<Orders, 'list' | 'invoicing' | 'grant' | 'refuse' | 'ask' | 'issued' | 'payment'>

export function createDeciding(world: OrdersWorld): Deciding {
  const { db, clock } = world
  /** With the account and the order locked; refused unless the order waits and is as it was seen. */
  const decide = async (
    id: string,
    revision: number,
    work: (trx: Db, account: AccountRow, order: OrderRow) => Promise<OrderRow>,
  ): Promise<OrderRow> => {
    const found = await findOrder(db, id)
    if (!found) throw noSuchOrder()
    return db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.account_id)
      const order = await lockOrder(trx, id)
      if (!account || !order) throw noSuchOrder()
      requireWaiting(order)
      if (order.revision !== revision) throw new Refusal(409, 'order_changed', 'orders.changed')
      return work(trx, account, order)
    })
  }
  const record = (by: SignedIn, action: AuditAction, { number, account_id }: OrderRow, trx: Db) =>
    world.audit.record({ actor: by.accountId, action, target: account_id, detail: { order: number } }, trx)
  const write = async (
    caller: SignedIn,
    id: string,
    given: unknown,
    { what, action }: { what: 'question' | 'refused'; action: AuditAction },
  ) => {
    requireAdmin(caller)
    const { revision, text } = checked(answerOrderSchema, given)
    return presentOrder(
      await decide(id, revision, async (trx, account, order) => {
        const now = new Date(clock.now())
        const said = { by: 'operator' as const, text, at: now.toISOString() }
        const changed = await changeOrder(trx, order, { state: what }, { now, said })
        await record(caller, action, order, trx)
        await writeToBuyer(world, trx, account, changed, { what, text })
        return changed
      }),
    )
  }
  return {
    async list(caller, query) {
      requireAdmin(caller)
      const { rows, total } = await listOrders(db, query)
      const data = rows.map((row) => ({ ...presentOrder(row), account_id: row.account_id, email: row.email }))
      return { data, meta: metaOf(query, total) }
    },
    async invoicing(caller) {
      requireAdmin(caller)
      return invoicingOf(await world.settings.read())
    },
    async grant(caller, id, given) {
      requireAdmin(caller)
      const { revision, no_tax } = checked(grantOrderSchema, given)
      const [plans, settings] = await Promise.all([world.plans.list(), world.settings.read()])
      const granted = await decide(id, revision, async (trx, account, order) => {
        const plan = plans.find((one) => one.id === order.plan_id)
        if (!plan) throw new Refusal(409, 'not_sold', 'billing.no_such_plan')
        const now = new Date(clock.now())
        const { interval } = order
        const period = await world.ordered.give(trx, account.id, { id, plan, interval }, plans)
        const invoice = await issueFor(trx, order, period, { settings, noTax: no_tax, now })
        const change = { granted_from: period.from, granted_until: period.until, invoice_number: invoice }
        const changed = await changeOrder(trx, order, { state: 'granted', ...change }, { now })
        await record(caller, 'order-granted', order, trx)
        await writeToBuyer(world, trx, account, changed, { what: 'granted' })
        return changed
      })
      // What is granted is stored: if this fails, or the process ends here, a job gives the plan.
      await world.ordered
        .settle(granted.account_id)
        .catch((error) => world.log.error({ error, order: granted.number }, 'a granted plan is given later'))
      return presentOrder(granted)
    },
    refuse: (caller, id, given) => write(caller, id, given, { what: 'refused', action: 'order-refused' }),
    ask: (caller, id, given) => write(caller, id, given, { what: 'question', action: 'order-asked' }),
    async payment(caller, number, given) {
      requireAdmin(caller)
      const { paid } = checked(invoicePaymentSchema, given)
      await db.transaction().execute(async (trx) => {
        const target = await noteInvoicePaid(trx, number, paid ? new Date(clock.now()) : null)
        if (target === undefined) throw new Refusal(404, 'not_found', 'orders.no_invoice')
        const action = paid ? 'invoice-paid' : 'invoice-unpaid'
        const detail = { invoice: number }
        await world.audit.record({ actor: caller.accountId, action, target, detail }, trx)
      })
    },
    async issued(caller, query) {
      requireAdmin(caller)
      const { rows, total } = await listIssuedInvoices(db, query)
      const data = rows.map(({ number, order_number, document, issued_at, account_id, paid_at }) => ({
        ...{ number, order_number, name: document.buyer.name, currency: document.currency },
        ...{ total: document.total, issued_at: issued_at.toISOString(), account_id },
        paid_at: paid_at?.toISOString() ?? null,
      }))
      return { data, meta: metaOf(query, total) }
    },
  }
}
