import { sql } from 'kysely'
import type { Metric } from '#contract/billing.ts'
import type { Db } from './db.ts'

/** Queries of what was used: one row for each holder, metric and period. */

export type Charge = {
  holder: string
  metric: Metric
  /** Its start. */
  period: Date
  /** Null: without limit. */
  limit: number | null
  /** What is counted, by an id; a second time it counts nothing. */
  subject: string
  /** How many at once, all or none; one when nothing is said. */
  amount?: number
}

/**
 * Counts it, unless the limit is reached: then false, and nothing is kept. True as well for what was counted before.
 * In a transaction it is part of that.
 */
export async function countUse(db: Db, charge: Charge): Promise<boolean> {
  if (!db.isTransaction) return db.transaction().execute((trx) => countUse(trx, charge))
  const { holder, metric, period, limit, subject, amount = 1 } = charge
  const fresh = await db
    .insertInto('usage_subjects')
    .values({ metric, subject, holder, period })
    .onConflict((conflict) => conflict.columns(['metric', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst()
  if (!fresh) return true
  const { rows } = await sql`
    insert into usage (holder, metric, period, used)
    select ${holder}, ${metric}, ${period}::timestamptz, ${amount}::integer
      where ${limit}::integer is null or ${amount}::integer <= ${limit}::integer
    on conflict (holder, metric, period) do update set used = usage.used + ${amount}::integer
      where ${limit}::integer is null or usage.used + ${amount}::integer <= ${limit}::integer
    returning used`.execute(db)
  if (rows.length) return true
  await forgetSubject(db, metric, subject)
  return false
}

/** Takes back the one that was counted for this subject, if it was. */
export async function uncountUse(db: Db, metric: Metric, subject: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => uncountUse(trx, metric, subject))
  const gone = await forgetSubject(db, metric, subject)
  if (!gone) return
  await db
    .updateTable('usage')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('holder', '=', gone.holder)
    .where('metric', '=', metric)
    .where('period', '=', gone.period)
    .where('used', '>', 0)
    .execute()
}

const forgetSubject = (db: Db, metric: Metric, subject: string) =>
  db
    .deleteFrom('usage_subjects')
    .where('metric', '=', metric)
    .where('subject', '=', subject)
    .returning(['holder', 'period'])
    .executeTakeFirst()

/** How much was used in that period, by metric; what is missing was not used. */
export async function readUsage(
  db: Db,
  holder: string,
  period: Date,
): Promise<Partial<Record<Metric, number>>> {
  const rows = await db
    .selectFrom('usage')
    .select(['metric', 'used'])
    .where('holder', '=', holder)
    .where('period', '=', period)
    .execute()
  return Object.fromEntries(rows.map(({ metric, used }) => [metric, used]))
}

/** Keeps who is behind an owner tag. */
export async function introduceOwner(db: Db, owner: string, holder: string, now: Date): Promise<void> {
  await db
    .insertInto('usage_owners')
    .values({ owner, holder, seen_at: now })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ holder, seen_at: now }))
    .execute()
}

/**
 * The account that is charged for what this owner does: the one that claimed its browser, else the one that was seen
 * with it.
 */
export async function holderOf(db: Db, owner: string): Promise<string | undefined> {
  const claimed = await db
    .selectFrom('claimed_browsers')
    .select('account_id')
    .where((where) => where.or([where('owner', '=', owner), where('browser', '=', owner)]))
    .limit(1)
    .executeTakeFirst()
  if (claimed) return accountHolder(claimed.account_id)
  const seen = await db
    .selectFrom('usage_owners')
    .select('holder')
    .where('owner', '=', owner)
    .executeTakeFirst()
  return seen?.holder
}

export const accountHolder = (accountId: string) => `account:${accountId}`

/** Removes everything that was counted for an account. */
export async function forgetUsage(db: Db, accountId: string): Promise<void> {
  const holder = accountHolder(accountId)
  for (const table of ['usage', 'usage_subjects', 'usage_owners'] as const) {
    await db.deleteFrom(table).where('holder', '=', holder).execute()
  }
}

/** Removes what was counted in periods that began before, and owners not seen since; answers how many rows. */
export async function purgeUsage(db: Db, before: Date): Promise<number> {
  const used = await db.deleteFrom('usage').where('period', '<', before).returning('holder').execute()
  const subjects = await db
    .deleteFrom('usage_subjects')
    .where('period', '<', before)
    .returning('subject')
    .execute()
  const owners = await db
    .deleteFrom('usage_owners')
    .where('seen_at', '<', before)
    .returning('owner')
    .execute()
  return used.length + subjects.length + owners.length
}
