import type { Selectable } from 'kysely'
import type { Plan } from '#contract/billing.ts'
import type { Db } from './db.ts'
import type { AccountPlansTable, TaxesTable } from './plan-tables.ts'

/** Queries of plans with their prices, of the plan an account has, and of the taxes that are shown. */

/** Keeps those that are not there yet; what was edited stays as it is. */
export async function seedPlans(db: Db, plans: readonly Plan[]): Promise<void> {
  for (const plan of plans) {
    await db.transaction().execute(async (trx) => {
      const fresh = await trx
        .insertInto('plans')
        .values(rowOf(plan))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (fresh) await insertPrices(trx, plan)
    })
  }
}

/** In their order. */
export async function listPlans(db: Db): Promise<Plan[]> {
  const plans = await db.selectFrom('plans').selectAll().orderBy('sort').orderBy('id').execute()
  const prices = await db.selectFrom('plan_prices').selectAll().orderBy('amount').execute()
  return plans.map((plan) => ({
    ...plan,
    prices: prices
      .filter((price) => price.plan_id === plan.id)
      .map(({ interval, amount, currency, lookup_key }) => ({ interval, amount, currency, lookup_key })),
  }))
}

/** Writes one plan whole, a new one or in place of the one of its id. */
export async function savePlan(db: Db, plan: Plan): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, ...row } = rowOf(plan)
    await trx
      .insertInto('plans')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await trx.deleteFrom('plan_prices').where('plan_id', '=', id).execute()
    await insertPrices(trx, plan)
  })
}

const rowOf = ({ prices: _, limits, ...plan }: Plan) => ({ ...plan, limits: JSON.stringify(limits) })

async function insertPrices(trx: Db, { id, prices }: Plan): Promise<void> {
  if (!prices.length) return
  await trx
    .insertInto('plan_prices')
    .values(prices.map((price) => ({ ...price, plan_id: id })))
    .execute()
}

export type AccountPlan = Selectable<AccountPlansTable>

export const findAccountPlan = (db: Db, accountId: string): Promise<AccountPlan | undefined> =>
  db.selectFrom('account_plans').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** What the entitlements of an account rest on; undefined when there is no such account. */
export const findEntitled = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('account_plans', 'account_plans.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.confirmed_at',
      'account_plans.plan_id',
      'account_plans.interval',
      'account_plans.status',
      'account_plans.renews_at',
      'account_plans.cancel_at',
      'account_plans.since',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()

/** Gives an account a plan in place of the one it had; `since` moves only when the status changes. */
export async function grantPlan(db: Db, given: AccountPlan): Promise<void> {
  const { account_id, since, ...change } = given
  await db
    .insertInto('account_plans')
    .values(given)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((set) => ({
        ...change,
        since: set
          .case()
          .when('account_plans.status', '=', given.status)
          .then(set.ref('account_plans.since'))
          .else(since)
          .end(),
      })),
    )
    .execute()
}

export const listTaxes = (db: Db): Promise<Selectable<TaxesTable>[]> =>
  db.selectFrom('taxes').selectAll().orderBy('country').orderBy('name').orderBy('id').execute()

/** All taxes in place of those there are. */
export async function replaceTaxes(db: Db, taxes: Selectable<TaxesTable>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('taxes').execute()
    if (taxes.length) await trx.insertInto('taxes').values(taxes).execute()
  })
}
