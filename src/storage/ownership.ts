import { sql } from 'kysely'
import { forgetBlobs } from './blobs.ts'
import type { Db } from './db.ts'
import { claimPlacements, erasePlacements } from './placement/tests.ts'
import { purgeChallenges } from './spent-challenges.ts'

/** What belongs to a browser or an account, by its owner tag: moved when someone signs in, removed with the account. */

export type Claim = { browser: string; accountId: string; owner: string; expiresAt: Date }

/** Gives everything of a browser to an account, also what arrives until `expiresAt`. */
export async function claimBrowser(db: Db, claim: Claim): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('claimed_browsers')
      .values({
        browser: claim.browser,
        account_id: claim.accountId,
        owner: claim.owner,
        expires_at: claim.expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('browser').doUpdateSet({
          account_id: claim.accountId,
          owner: claim.owner,
          expires_at: claim.expiresAt,
        }),
      )
      .execute()
    await trx.updateTable('tests').set({ owner: claim.owner }).where('owner', '=', claim.browser).execute()
    await trx
      .updateTable('verifier_lists')
      .set({ owner: claim.owner })
      .where('owner', '=', claim.browser)
      .execute()
    await claimPlacements(trx, claim.browser, claim.owner)
  })
}

/** Whose the things of this tag are now: the account that claimed its browser, else the tag itself. */
export async function presentOwner(db: Db, tag: string): Promise<string> {
  const row = await db
    .selectFrom('claimed_browsers')
    .select('owner')
    .where('browser', '=', tag)
    .executeTakeFirst()
  return row?.owner ?? tag
}

/** Mails of an owner, oldest first, for the export; `after`: the last id seen. */
export const testsOfOwner = (db: Db, owner: string, after: string, limit: number) =>
  db
    .selectFrom('tests')
    .select([
      'id',
      'source',
      'status',
      'subject',
      'sender',
      'score',
      'size_bytes',
      'received_at',
      'completed_at',
      'expires_at',
    ])
    .where('owner', '=', owner)
    .where('status', '!=', 'deleted')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const listsOfOwner = (db: Db, owner: string) =>
  db
    .selectFrom('verifier_lists')
    .select(['id', 'name', 'status', 'created_at', 'completed_at', 'expires_at'])
    .where('owner', '=', owner)
    .where('status', '!=', 'deleted')
    .orderBy('created_at')
    .execute()

/** One group of a list's addresses with their verdicts; `after`: the last position seen. */
export const addressesOfList = (db: Db, list: string, after: number, limit: number) =>
  db
    .selectFrom('verifier_list_addresses')
    .select(['position', 'email', 'verdict', 'reason', 'score', 'suggestion', 'corrected', 'checked_at'])
    .where('list_id', '=', list)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()

export type Erasure = { accountId: string; owner: string; now: Date }

/**
 * Removes an account with all its data, in one transaction. False when its deletion was cancelled meanwhile. `also`:
 * removes what other services keep under the account or its tag without a foreign key.
 */
export async function eraseAccount(
  db: Db,
  erasure: Erasure,
  also: (trx: Db, erasure: Erasure) => Promise<void>,
): Promise<boolean> {
  const { accountId, owner, now } = erasure
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('deletion_at', '<', now)
      .forUpdate()
      .executeTakeFirst()
    if (!due) return false
    await also(trx, erasure)
    await eraseOwner(trx, owner)
    await trx
      .deleteFrom('audit')
      .where((where) => where.or([where('actor', '=', accountId), where('target', '=', accountId)]))
      .execute()
    await trx.deleteFrom('accounts').where('id', '=', accountId).execute()
    return true
  })
}

async function eraseOwner(trx: Db, owner: string): Promise<void> {
  await trx.deleteFrom('events').where('owner', '=', owner).execute()
  // The tests first: a process that stores a picture locks the row of its test, and pictures stored until then are
  // removed too.
  const tests = await trx.deleteFrom('tests').where('owner', '=', owner).returning('id').execute()
  const ids = tests.map(({ id }) => id)
  await forgetBlobs(trx, sql`test_id = any(${ids}::text[])`)
  // Those of a browser were counted for its network, and would name the test after it is gone.
  await sql`delete from usage_subjects where subject = any(${ids}::text[])`.execute(trx)
  await trx
    .deleteFrom('verifier_list_rows')
    .where('list_id', 'in', trx.selectFrom('verifier_lists').select('id').where('owner', '=', owner))
    .execute()
  // In the order of `storeResults`, so that the two never wait for each other.
  await sql`
    with gone as materialized (
      select a.list_id, a.position from verifier_list_addresses a join verifier_lists l on l.id = a.list_id
      where l.owner = ${owner} order by a.list_id, a.position for update of a
    )
    delete from verifier_list_addresses a using gone
    where a.list_id = gone.list_id and a.position = gone.position`.execute(trx)
  await trx.deleteFrom('verifier_lists').where('owner', '=', owner).execute()
  await trx.deleteFrom('own_bounces').where('owner', '=', owner).execute()
  await trx.deleteFrom('mail_kinds').where('owner', '=', owner).execute()
  await trx.deleteFrom('use_by_hour').where('kind', '=', 'account').where('subject', '=', owner).execute()
  await trx.deleteFrom('use_limits').where('kind', '=', 'account').where('subject', '=', owner).execute()
  await erasePlacements(trx, owner)
}

/** Removes sessions, tokens, claims, solved challenges and counted tries past their time. */
export async function purgeAccountLeftovers(db: Db, now: Date, triesBefore: Date): Promise<void> {
  await db.deleteFrom('login_sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('mail_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('claimed_browsers').where('expires_at', '<', now).execute()
  // Solved ones stay: a clock that was ahead and is set back makes them good again.
  await purgeChallenges(db, triesBefore)
  await db.deleteFrom('login_failures').where('last_at', '<', triesBefore).execute()
}
