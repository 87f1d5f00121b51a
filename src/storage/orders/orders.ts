import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { OrderMessage } from '#contract/orders.ts'
import type { Db } from '../db.ts'
import type { OrdersTable } from './tables.ts'

/** Queries of plans that are ordered by hand. */

export type OrderRow = Selectable<OrdersTable>
export type OrderWithEmail = OrderRow & { email: string }

const waiting = ['open', 'question'] as const

export async function findWaitingOrder(db: Db, accountId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', waiting)
    .executeTakeFirst()
}

export async function insertOrder(trx: Db, row: Insertable<OrdersTable>): Promise<OrderRow> {
  return trx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Newest first. */
export async function ordersOf(db: Db, accountId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** Locked until `trx` ends. */
export async function lockOrder(trx: Db, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Change = Pick<Updateable<OrdersTable>, 'state' | 'granted_from' | 'granted_until' | 'invoice_number'>

/** Changes an order that `trx` has locked; `said` is added to what was written. */
export async function changeOrder(
  trx: Db,
  { id }: Pick<OrderRow, 'id'>,
  change: Change,
  { now, said }: { now: Date; said?: OrderMessage | undefined },
): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({
      ...change,
      ...(said ? { messages: sql`messages || ${JSON.stringify([said])}::jsonb` } : {}),
      revision: sql`revision + 1`,
      changed_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One page of all orders: those that wait for the operator first, then those that wait for the buyer, the newest first. */
export async function listOrders(
  db: Db,
  { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>,
): Promise<{ rows: OrderWithEmail[]; total: number }> {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('orders')
      .innerJoin('accounts', 'accounts.id', 'orders.account_id')
      .selectAll('orders')
      .select('accounts.email')
      .orderBy(sql`case orders.state when 'open' then 0 when 'question' then 1 else 2 end`)
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.number', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count.count) }
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}
