import { sql } from 'kysely'
import type { Db } from './db.ts'
import { countMail } from './returned-mail.ts'

/**
 * Mail to users that waits to be sent, sealed. The clock is the database's. A process claims a mail before it sends it, for a
 * time that it renews: what a process that is gone had claimed is free again by itself.
 */

/** Tells every process that listens that there is mail, when the transaction that wrote it is committed. */
export const MAIL_CHANNEL = 'outgoing_mail'

export type SealedMail = { id: string; letter: string; key_id: string }

export type NewMail = SealedMail & {
  kind: string
  accountId: string | null
  /** Hash of the token in its link. */
  tokenHash: string | null
  /** Milliseconds until it expires unsent. */
  lifetimeMs: number
}

/** False, and nothing is written, when `most` of this kind wait already. */
export async function insertMail(db: Db, mail: NewMail, most: number): Promise<boolean> {
  const { id, kind, letter, key_id, accountId, tokenHash, lifetimeMs } = mail
  const { rows } = await sql`
    with mail as (
      insert into outgoing_mail (id, kind, letter, key_id, account_id, token_hash, expires_at)
      select ${id}::text, ${kind}::text, ${letter}::text, ${key_id}::text, ${accountId}::text, ${tokenHash}::text,
        now() + ${lifetimeMs}::float8 * interval '1 millisecond'
      where (select count(*) from outgoing_mail where kind = ${kind} and dead_at is null) < ${most}::integer
      returning id
    )
    select pg_notify(${MAIL_CHANNEL}, '') from mail`.execute(db)
  return rows.length > 0
}

export type ClaimedMail = SealedMail & {
  kind: string
  /** This one among them. */
  tries: number
  /** Milliseconds until it expires. */
  leftMs: number
}

/** Claims up to `most` due mails for `leaseMs`, the one that waited longest first. */
export async function claimMail(
  db: Db,
  { by, leaseMs, most }: { by: string; leaseMs: number; most: number },
): Promise<ClaimedMail[]> {
  const lease = sql`${leaseMs}::float8 * interval '1 millisecond'`
  const { rows } = await sql<ClaimedMail>`
    with taken as materialized (
      select id from outgoing_mail
      -- What was never tried is due; none is put off, or claimed, for longer than that: the clock has been set back since.
      where (next_try_at <= now() or tries = 0 or next_try_at > now() + interval '4 hours') and expires_at > now()
        -- Its end alone is not enough: a look that began before it was buried has an earlier now().
        and dead_at is null
        and (claimed_until is null or claimed_until <= now() or claimed_until > now() + 2 * ${lease})
      order by next_try_at limit ${most}
      for update skip locked
    )
    update outgoing_mail m set claimed_by = ${by}, claimed_until = now() + ${lease}, tries = m.tries + 1
    from taken where m.id = taken.id
    returning m.id, m.kind, m.letter, m.key_id, m.tries,
      (extract(epoch from m.expires_at - now()) * 1000)::float8 as "leftMs"`.execute(db)
  return rows
}

/** Says that this process is still at these that it claimed. */
export async function renewMail(db: Db, by: string, ids: readonly string[], leaseMs: number): Promise<void> {
  await sql`
    update outgoing_mail set claimed_until = now() + ${leaseMs}::float8 * interval '1 millisecond'
    where claimed_by = ${by} and id = any(${ids}::text[])`.execute(db)
}

/** Gives back what `by` claimed and did not bring to an end, or what anyone did: it is due at once. */
export async function releaseMail(db: Db, by?: string): Promise<void> {
  await sql`
    update outgoing_mail set claimed_by = null, claimed_until = null, tries = greatest(tries - 1, 0)
    where claimed_by is not null ${by === undefined ? sql`` : sql`and claimed_by = ${by}`}`.execute(db)
}

/** Gives one back, to be tried again after that time; nothing happens when another process has it by now. */
export async function postponeMail(
  db: Db,
  id: string,
  by: string,
  { pauseMs, error }: { pauseMs: number; error: string },
): Promise<void> {
  await sql`
    update outgoing_mail
    set claimed_by = null, claimed_until = null, error = ${error}, next_try_at = now() + ${pauseMs}::float8 * interval '1 millisecond'
    where id = ${id} and claimed_by = ${by}`.execute(db)
}

/** It is given up, for an operator to look at, and claimed by nobody; a mail whose link is void with it goes. */
export async function buryMail(db: Db, id: string, error: string): Promise<void> {
  await sql`
    update outgoing_mail
    set dead_at = now(), expires_at = now(), claimed_by = null, claimed_until = null, error = ${error}
    where id = ${id}`.execute(db)
}

/** It was sent, or is not to be: counted as that, once. */
export async function settleMail(db: Db, id: string, outcome: 'sent' | 'stopped'): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx.deleteFrom('outgoing_mail').where('id', '=', id).returning('id').executeTakeFirst()
    if (row) await countMail(trx, outcome)
  })
}

/**
 * Buries expired mail that is not being sent, and answers which. Removes what has been dead for a week, and what nobody can
 * use any more: a link that has expired is void however late it comes.
 */
export async function buryExpiredMail(db: Db): Promise<{ kind: string; tries: number }[]> {
  const isExpired = sql`dead_at is null and expires_at <= now() and (claimed_until is null or claimed_until <= now())`
  await sql`delete from outgoing_mail where dead_at < now() - interval '7 days'`.execute(db)
  const gone = await sql<{ kind: string; tries: number }>`
    delete from outgoing_mail where ${isExpired} and token_hash is not null returning kind, tries`.execute(db)
  const buried = await sql<{ kind: string; tries: number }>`
    update outgoing_mail set dead_at = now(), claimed_by = null, claimed_until = null
    where ${isExpired} returning kind, tries`.execute(db)
  return [...gone.rows, ...buried.rows]
}

/** Milliseconds until the next mail can be claimed; null when none waits. */
export async function nextMailIn(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(next_try_at, claimed_until)) - now()) * 1000)::float8 as ms
    from outgoing_mail where expires_at > now() and dead_at is null`.execute(db)
  return rows[0]?.ms ?? null
}

/** What another key than this one sealed; `after`: the last id seen. */
export const mailSealedOtherwise = (db: Db, keyId: string, after: string): Promise<SealedMail[]> =>
  db
    .selectFrom('outgoing_mail')
    .select(['id', 'letter', 'key_id'])
    .where('key_id', '<>', keyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute()

/** Writes a letter in the place of the one it was made from; false when that one is no longer there. */
export async function replaceLetter(db: Db, old: SealedMail, sealed: SealedMail): Promise<boolean> {
  const row = await db
    .updateTable('outgoing_mail')
    .set({ letter: sealed.letter, key_id: sealed.key_id })
    .where('id', '=', old.id)
    .where('letter', '=', old.letter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
