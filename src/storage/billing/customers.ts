import { type Kysely, sql } from 'kysely'
import { isUnclaimed } from '../claims.ts'
import type { Tables } from '../tables.ts'

/** Queries of one noun: the customer, which is an account with something to do with money. */

type Db = Kysely<Tables>

export async function findCustomer(db: Db, accountId: string) {
  return db.selectFrom('customers').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/**
 * Makes the row of an account when there is none; `stripeId` is kept unless there is one already. In two statements: two
 * callers at once that insert the same `stripe_id` would meet at its unique index, which `on conflict` does not cover.
 */
export async function keepCustomer(db: Db, accountId: string, stripeId: string | null, now: Date) {
  await db
    .insertInto('customers')
    .values({ account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  if (stripeId === null) return
  await db
    .updateTable('customers')
    .set({ stripe_id: stripeId })
    .where('account_id', '=', accountId)
    .where('stripe_id', 'is', null)
    .execute()
}

/** Says that the customer changed at Stripe, or must be looked at again. */
export async function markCustomer(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ revision: sql`revision + 1` })
    .where('account_id', '=', accountId)
    .execute()
}

/** Keeps an event's id unless it is known, and marks its customer. False: known already. */
export async function takeEvent(
  db: Db,
  { customer, ...event }: { id: string; type: string; customer: string | null },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('stripe_events')
      .values({ ...event, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row && customer) {
      await trx
        .updateTable('customers')
        .set({ revision: sql`revision + 1` })
        .where('stripe_id', '=', customer)
        .execute()
    }
    return row !== undefined
  })
}

export type ClaimedCustomer = { account_id: string; stripe_id: string | null; revision: number }

/**
 * Takes one customer that changed or whose time has come, for this claimant alone; `accountId`: that one, if it is
 * free. Claims older than `before` are void. Undefined when there is none.
 */
export async function claimCustomer(
  db: Db,
  claim: { by: string; now: Date; before: Date; accountId?: string },
): Promise<ClaimedCustomer | undefined> {
  const wanted = claim.accountId
    ? sql`account_id = ${claim.accountId}`
    : sql`(revision > read_revision or due_at <= ${claim.now})`
  const { rows } = await sql<ClaimedCustomer>`
    update customers set claimed_by = ${claim.by}, claimed_at = ${claim.now}
    where account_id = (
      select account_id from customers
      where ${wanted} and (claimed_by is null or ${isUnclaimed('claimed_at', claim.now, claim.before)})
      order by claimed_at nulls first, account_id limit 1
      for update skip locked
    )
    returning account_id, stripe_id, revision`.execute(db)
  return rows[0]
}

/** Makes a claim last longer; a void one stays void. */
export async function renewCustomer(
  db: Db,
  accountId: string,
  claim: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ claimed_at: claim.now })
    .where('account_id', '=', accountId)
    .where('claimed_by', '=', claim.by)
    .execute()
}

/** Whether the claim still stands; what is read under a void one may be older than what another has written. */
export async function holdsCustomer(db: Db, accountId: string, by: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('claimed_by', '=', by)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a claim with what was settled under it. */
export async function settleCustomer(
  db: Db,
  claim: { accountId: string; by: string; revision: number },
  settled: { granted: string; dueAt: Date | null },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({
      read_revision: claim.revision,
      granted: settled.granted,
      due_at: settled.dueAt,
      claimed_by: null,
      claimed_at: null,
    })
    .where('account_id', '=', claim.accountId)
    .where('claimed_by', '=', claim.by)
    .execute()
}

/** Gives a claim back without a result; the customer's turn comes again after the others'. */
export async function releaseCustomer(db: Db, accountId: string, by: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ claimed_by: null })
    .where('account_id', '=', accountId)
    .where('claimed_by', '=', by)
    .execute()
}

/** Gives back all of them: for a start, while no other process can be at them. */
export async function releaseAllCustomers(db: Db): Promise<void> {
  await db
    .updateTable('customers')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', 'is not', null)
    .execute()
}

/**
 * Removes all that billing keeps of an account; used codes stay used, without its id. What it is called at Stripe is
 * kept until what would charge it again has been ended there.
 */
export async function removeCustomer(trx: Db, accountId: string): Promise<void> {
  await trx
    .insertInto('departed_customers')
    .columns(['stripe_id'])
    .expression((build) =>
      build
        .selectFrom('customers')
        .select(sql<string>`stripe_id`.as('stripe_id'))
        .where('account_id', '=', accountId)
        .where('stripe_id', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const table of copies) await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await trx.updateTable('offer_codes').set({ account_id: null }).where('account_id', '=', accountId).execute()
}

const copies = ['customers', 'subscriptions', 'purchases', 'invoices', 'tax_ids', 'checkouts'] as const

export async function departedCustomers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('departed_customers').select('stripe_id').limit(100).execute()
  return rows.map((row) => row.stripe_id)
}

export async function forgetDeparted(db: Db, stripeId: string): Promise<void> {
  await db.deleteFrom('departed_customers').where('stripe_id', '=', stripeId).execute()
}

/** Removes events that Stripe no longer resends; answers how many. */
export async function purgeEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stripe_events')
    .where('received_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
