import type { SelectQueryBuilder } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

/** One page of all accounts with the plan each was given, newest first, and how many there are. */
export async function listAccounts(db: Db, query: Pick<ListQuery, 'page' | 'per_page' | 'search'>) {
  let rows = db.selectFrom('accounts')
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
  listed(db.selectFrom('accounts').where('accounts.id', '=', id)).executeTakeFirst()

const listed = (rows: SelectQueryBuilder<Tables, 'accounts', object>) =>
  rows
    .leftJoin('account_plans', 'account_plans.account_id', 'accounts.id')
    .select([
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
