import { sql } from 'kysely'
import type { AccountQuery, AccountState } from '#contract/admin.ts'
import type { Db } from './db.ts'

/** One page of all accounts with the plan each was given, newest first, and how many there are. */
export async function listAccounts(db: Db, query: AccountQuery) {
  let rows = withPlan(db)
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) =>
      where.or([
        where('accounts.email', 'ilike', pattern),
        where('accounts.name', 'ilike', pattern),
        where('accounts.id', 'ilike', pattern),
      ]),
    )
  }
  if (query.state) rows = rows.where(inState[query.state])
  if (query.plan) rows = rows.where(sql`coalesce(account_plans.plan_id, 'free')`, '=', query.plan)
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const data = await listed(rows)
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(count) }
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>['data'][number]

/** One account as it stands in the list. */
export const findListedAccount = (db: Db, id: string): Promise<ListedAccount | undefined> =>
  listed(withPlan(db).where('accounts.id', '=', id)).executeTakeFirst()

const withPlan = (db: Db) =>
  db.selectFrom('accounts').leftJoin('account_plans', 'account_plans.account_id', 'accounts.id')

const inState = {
  unconfirmed: sql<boolean>`accounts.confirmed_at is null`,
  suspended: sql<boolean>`accounts.suspended_at is not null`,
  admin: sql<boolean>`accounts.is_admin`,
  deletion: sql<boolean>`accounts.deletion_at is not null`,
} satisfies Record<AccountState, unknown>

const listed = (rows: ReturnType<typeof withPlan>) =>
  rows.select([
    'accounts.id',
    'accounts.name',
    'accounts.email',
    'accounts.confirmed_at',
    'accounts.is_admin',
    'accounts.created_at',
    'accounts.suspended_at',
    'accounts.deletion_at',
    'account_plans.plan_id',
    'account_plans.status',
    'account_plans.cancel_at',
  ])
