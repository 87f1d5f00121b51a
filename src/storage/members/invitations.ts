import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import { ofPresentEpoch } from '../epoch.ts'
import type { AccountInvitationsTable } from './tables.ts'

/** Queries of invitations. One that counts is of the present epoch of its account and has not expired. */

export type InvitationRow = Omit<Selectable<AccountInvitationsTable>, 'token_hash'>

const columns = [
  ...(['id', 'account_id', 'email', 'email_key', 'role'] as const),
  ...(['ends_at', 'epoch', 'created_at', 'expires_at'] as const),
] as const

export const listInvitations = (db: Db, accountId: string, now: Date): Promise<InvitationRow[]> =>
  db
    .selectFrom('account_invitations')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(ofPresentEpoch('account_invitations'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** With the account that invites, by the token or for everything that waits for an address. */
const withAccount = (db: Db, now: Date) =>
  db
    .selectFrom('account_invitations')
    .innerJoin('accounts as account', 'account.id', 'account_invitations.account_id')
    .select(columns.map((column) => `account_invitations.${column}` as const))
    .select(['account.name as account_name', 'account.email as account_email'])
    .where('account_invitations.expires_at', '>', now)
    .where(ofPresentEpoch('account_invitations'))
    .where('account.suspended_at', 'is', null)

export type OpenInvitation = InvitationRow & { account_name: string; account_email: string }

export const findInvitation = (db: Db, tokenHash: string, now: Date): Promise<OpenInvitation | undefined> =>
  withAccount(db, now).where('account_invitations.token_hash', '=', tokenHash).executeTakeFirst()

export const invitationsFor = (db: Db, emailKey: string, now: Date): Promise<OpenInvitation[]> =>
  withAccount(db, now)
    .where('account_invitations.email_key', '=', emailKey)
    .orderBy('account_invitations.created_at')
    .execute()

/** Keeps an invitation in the place of an earlier one to the same address. */
export async function putInvitation(trx: Db, given: InvitationRow & { token_hash: string }): Promise<void> {
  const { account_id: _, email_key: __, ...change } = given
  await trx
    .insertInto('account_invitations')
    .values(given)
    .onConflict((conflict) => conflict.columns(['account_id', 'email_key']).doUpdateSet(change))
    .execute()
}

/** The invitation that was removed: of two callers at once, one gets it. */
export const takeInvitation = (
  trx: Db,
  of: { id: string; accountId?: string; emailKey?: string },
  now: Date,
): Promise<InvitationRow | undefined> =>
  trx
    .deleteFrom('account_invitations')
    .where('id', '=', of.id)
    .where('expires_at', '>', now)
    .where(ofPresentEpoch('account_invitations'))
    .$if(of.accountId !== undefined, (query) => query.where('account_id', '=', of.accountId!))
    .$if(of.emailKey !== undefined, (query) => query.where('email_key', '=', of.emailKey!))
    .returning(columns)
    .executeTakeFirst()

/** Removes what has expired; answers how many. */
export async function purgeInvitations(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`delete from account_invitations where expires_at <= ${now} returning id`.execute(
    db,
  )
  return rows.length
}
