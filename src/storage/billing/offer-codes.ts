import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { Tables } from '../tables.ts'
import type { OfferCodesTable } from './tables.ts'

/** One-time codes. The first account to use one is the only one that may. */

type Db = Kysely<Tables>
export type OfferCodeRow = Selectable<OfferCodesTable>

export async function keepOfferCodes(db: Db, rows: OfferCodeRow[]): Promise<void> {
  if (rows.length) await db.insertInto('offer_codes').values(rows).execute()
}

/** The prefix of codes made by orders. A person cannot type one, and they are shown with the order instead. */
const ofOrders = 'order:'
export const codeOfOrder = (id: string): string => `${ofOrders}${id}`

/** One page of all codes, the newest first; of those made at once, in the order of their letters. */
export async function listOfferCodes(
  db: Db,
  { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>,
): Promise<{ rows: OfferCodeRow[]; total: number }> {
  const all = db.selectFrom('offer_codes').where('code', 'not like', `${ofOrders}%`)
  const [rows, count] = await Promise.all([
    all
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    all.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count.count) }
}

/** Ends a code that nobody has. False: there is none, or it is someone's. */
export async function endOfferCode(db: Db, code: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('offer_codes')
    .set({ expires_at: now })
    .where('code', '=', code)
    .where('account_id', 'is', null)
    .where('redeemed_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  return ended !== undefined
}

const usableBy = (accountId: string, now: Date) => (where: ExpressionBuilder<Tables, 'offer_codes'>) =>
  where.or([
    where('account_id', '=', accountId),
    where.and([
      where('account_id', 'is', null),
      where('redeemed_at', 'is', null),
      where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]),
    ]),
  ])

/** The code as `takeOfferCode` would find it; it stays free for others. */
export async function findOfferCode(
  db: Db,
  code: string,
  accountId: string,
  now: Date,
): Promise<OfferCodeRow | undefined> {
  return db
    .selectFrom('offer_codes')
    .selectAll()
    .where('code', '=', code)
    .where(usableBy(accountId, now))
    .executeTakeFirst()
}

/** Takes a code for an account, or finds that it has it. Undefined: unknown, past its time, or another's. */
export async function takeOfferCode(
  db: Db,
  code: string,
  accountId: string,
  now: Date,
): Promise<OfferCodeRow | undefined> {
  return db
    .updateTable('offer_codes')
    .set({ account_id: accountId })
    .where('code', '=', code)
    .where(usableBy(accountId, now))
    .returningAll()
    .executeTakeFirst()
}

/**
 * `grants`: the code itself gives the plan, from `now` on, which may lie ahead. Once: a second time changes nothing.
 */
export async function redeemOfferCode(
  db: Db,
  code: string,
  accountId: string,
  { now, grants }: { now: Date; grants: boolean },
): Promise<void> {
  await db
    .updateTable('offer_codes')
    .set({ redeemed_at: now, grants })
    .where('code', '=', code)
    .where('account_id', '=', accountId)
    .where('redeemed_at', 'is', null)
    .execute()
}

/** The codes that give an account a plan. */
export async function grantingCodes(db: Db, accountId: string): Promise<OfferCodeRow[]> {
  return db
    .selectFrom('offer_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('grants', '=', true)
    .where('redeemed_at', 'is not', null)
    .orderBy('redeemed_at')
    .orderBy('code')
    .execute()
}
