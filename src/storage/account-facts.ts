import { sql } from 'kysely'
import type { Db } from './db.ts'

/** How much there is of an account. */
export type AccountCounts = {
  last_seen_at: Date | null
  sessions: number
  passkeys: number
  api_keys: number
  spam_tests: number
  verifier_lists: number
  placement_tests: number
  monitors: number
}

/** `owner`: the tag of the account. Of sessions, passkeys and keys those that count. */
export async function countOfAccount(
  db: Db,
  { id, epoch, owner, now }: { id: string; epoch: number; owner: string; now: Date },
): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select
      (select max(last_used_at) from login_sessions
        where account_id = ${id} and epoch = ${epoch} and expires_at > ${now}) as last_seen_at,
      (select count(*)::integer from login_sessions
        where account_id = ${id} and epoch = ${epoch} and expires_at > ${now}) as sessions,
      (select count(*)::integer from passkeys where account_id = ${id} and epoch = ${epoch}) as passkeys,
      (select count(*)::integer from api_keys where account_id = ${id} and epoch = ${epoch}
        and (expires_at is null or expires_at > ${now})) as api_keys,
      (select count(*)::integer from tests where owner = ${owner} and status <> 'deleted') as spam_tests,
      (select count(*)::integer from verifier_lists where owner = ${owner} and status <> 'deleted') as verifier_lists,
      (select count(*)::integer from placement_tests where owner = ${owner}) as placement_tests,
      (select count(*)::integer from placement_monitors where account_id = ${id}) as monitors`.execute(db)
  return rows[0]!
}

/** Addresses of these accounts, as far as there are such. */
export async function addressesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
