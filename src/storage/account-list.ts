import type { ListQuery } from '#contract/common.ts'
import type { Db } from './database.ts'

/** One page of all accounts with the plan each was given, newest first, and how many there are. */
export async function listAccounts(db: Db, query: Pick<ListQuery, 'page' | 'per_page' | 'search'>) {
  let rows = db.selectFrom('accounts')
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) =>
      where.or([where('accounts.email', 'ilike', pattern), where('accounts.name', 'ilike', pattern)]),
    )
  }
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const data = await rows
    .leftJoin('account_plans', 'account_plans.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.email',
      'accounts.confirmed_at',
      'accounts.is_admin',
      'accounts.created_at',
      'account_plans.plan_id',
      'account_plans.status',
      'account_plans.cancel_at',
    ])
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(count) }
}
