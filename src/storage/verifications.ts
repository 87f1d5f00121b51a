import { type Kysely, sql } from 'kysely'
import { isUnclaimed, latest } from './claims.ts'
import type { Tables } from './tables.ts'
import type { VerificationFacts } from './verification-facts.ts'

/** Queries of the email verifier: single verifications, what is known from before, and who opted out. */

type Db = Kysely<Tables>

export type ServerUse = 'none' | 'pending' | 'asked' | 'cached'

export type NewVerification = {
  id: string
  client: string
  domainKey: string | null
  addressKey: string | null
  server: ServerUse
  facts: VerificationFacts
  createdAt: Date
  expiresAt: Date
}

export type Allowance = {
  /** Verifications of any kind by one client in a day. */
  perDay: number
  /** How many of these may ask a mail server. */
  asksPerDay: number
  /** Different local parts at one domain in an hour whose mail server was or may be asked. */
  namesPerDomain: number
}

export type Admission =
  | { ok: true }
  /** `until`: when the oldest of those that count is past. */
  | { ok: false; why: 'per-day' | 'asks-per-day' | 'names-per-domain'; until: Date }

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Keeps a new verification unless its client has had enough; one client's are counted one after the other. */
export async function admitVerification(
  db: Db,
  given: NewVerification,
  allowance: Allowance,
): Promise<Admission> {
  if (!db.isTransaction) return db.transaction().execute((trx) => admitVerification(trx, given, allowance))
  await sql`select pg_advisory_xact_lock(hashtextextended(${given.client}, 0))`.execute(db)
  const recent = await db
    .selectFrom('verifications')
    .select(['server', 'domain_key', 'address_key', 'created_at'])
    .where('client', '=', given.client)
    .where('created_at', '>', new Date(given.createdAt.getTime() - DAY))
    // What lies ahead was counted by a clock that has been set back since.
    .where('created_at', '<=', latest(given.createdAt))
    .orderBy('created_at')
    .execute()
  const refused = whyNot(recent, given, allowance)
  if (refused) return refused
  await db.insertInto('verifications').values(rowOf(given)).execute()
  return { ok: true as const }
}

type Recent = { server: ServerUse; domain_key: string | null; address_key: string | null; created_at: Date }

function whyNot(recent: Recent[], given: NewVerification, allowance: Allowance): Admission | null {
  const until = (row: Recent | undefined, span: number) =>
    new Date((row?.created_at ?? given.createdAt).getTime() + span)
  if (recent.length >= allowance.perDay) {
    return { ok: false, why: 'per-day', until: until(recent.at(-allowance.perDay), DAY) }
  }
  if (given.server !== 'pending') return null
  const asks = recent.filter(({ server }) => server === 'pending' || server === 'asked')
  if (asks.length >= allowance.asksPerDay) {
    return { ok: false, why: 'asks-per-day', until: until(asks.at(-allowance.asksPerDay), DAY) }
  }
  const since = given.createdAt.getTime() - HOUR
  const there = recent.filter(
    (row) => row.domain_key === given.domainKey && row.server !== 'none' && row.created_at.getTime() > since,
  )
  const names = new Set(there.map((row) => row.address_key))
  if (names.has(given.addressKey) || names.size < allowance.namesPerDomain) return null
  return { ok: false, why: 'names-per-domain', until: until(there[0], HOUR) }
}

function rowOf({ id, client, domainKey, addressKey, server, facts, createdAt, expiresAt }: NewVerification) {
  return {
    id,
    client,
    domain_key: domainKey,
    address_key: addressKey,
    server,
    status: 'pending' as const,
    facts: JSON.stringify(facts),
    created_at: createdAt,
    claimed_at: createdAt,
    expires_at: expiresAt,
  }
}

export async function findVerification(db: Db, id: string) {
  return db
    .selectFrom('verifications')
    .select(['id', 'status', 'facts', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps how far a verification is. */
export async function noteVerification(db: Db, id: string, facts: VerificationFacts): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ facts: JSON.stringify(facts) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** Keeps the end of it. `retryAt`: when it is asked again; null when that was the last word. */
export async function finishVerification(
  db: Db,
  id: string,
  facts: VerificationFacts,
  { server, retryAt }: { server: ServerUse; retryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('verifications')
    .set({
      status: 'done',
      facts: JSON.stringify(facts),
      // What counted once goes on counting when the address is asked again.
      server: sql<ServerUse>`case when server = 'asked' then server else ${server} end`,
      next_retry_at: retryAt,
      claimed_at: null,
    })
    .where('id', '=', id)
    .execute()
}

export type Claimed = { id: string; facts: VerificationFacts; fresh: boolean }

/**
 * Takes one that is to be asked again by now, or one that a process began and left: its claim is older than `before`.
 * `fresh` tells the second kind. Undefined when there is none.
 */
export async function claimVerification(db: Db, now: Date, before: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<{ id: string; facts: VerificationFacts; status: string }>`
    update verifications set claimed_at = ${now}
    where id = (
      select id from verifications
      where (status = 'pending' or next_retry_at <= ${now})
        and ${isUnclaimed('claimed_at', now, before)}
      order by created_at limit 1
      for update skip locked
    )
    returning id, facts, status`.execute(db)
  const row = rows[0]
  return row && { id: row.id, facts: row.facts, fresh: row.status === 'pending' }
}

/** Says that this process is still at them. */
export async function renewVerifications(db: Db, ids: string[], now: Date): Promise<void> {
  if (!ids.length) return
  await db.updateTable('verifications').set({ claimed_at: now }).where('id', 'in', ids).execute()
}

/** Gives back one that was claimed and not ended. */
export async function releaseVerification(db: Db, id: string): Promise<void> {
  await db.updateTable('verifications').set({ claimed_at: null }).where('id', '=', id).execute()
}

/** Gives back all of them: for a start, while no other process can be at them. */
export async function releaseAllVerifications(db: Db): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ claimed_at: null })
    .where('claimed_at', 'is not', null)
    .execute()
}

export async function readKnown(
  db: Db,
  key: string,
  now: Date,
): Promise<{ value: unknown; until: number } | undefined> {
  const row = await db
    .selectFrom('verifier_cache')
    .select(['value', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { value: row.value, until: row.expires_at.getTime() }
}

/** `value` is anything JSON holds, null included. */
export async function keepKnown(db: Db, key: string, value: unknown, until: Date): Promise<void> {
  const row = { key, value: JSON.stringify(value), expires_at: until }
  await db
    .insertInto('verifier_cache')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: row.value, expires_at: row.expires_at }),
    )
    .execute()
}

/** Stores that no address under this key is to be verified; harmless when it is stored already. */
export async function addOptOut(db: Db, key: string, now: Date): Promise<void> {
  await db
    .insertInto('verifier_opt_outs')
    .values({ key, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** False when there was none. */
export async function removeOptOut(db: Db, key: string): Promise<boolean> {
  const gone = await db.deleteFrom('verifier_opt_outs').where('key', '=', key).returning('key').execute()
  return gone.length > 0
}

export async function hasOptOut(db: Db, keys: string[]): Promise<boolean> {
  if (!keys.length) return false
  const row = await db
    .selectFrom('verifier_opt_outs')
    .select('key')
    .where('key', 'in', keys)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what is past its time; answers how many verifications. */
export async function purgeVerifications(db: Db, now: Date): Promise<number> {
  await db.deleteFrom('verifier_cache').where('expires_at', '<', now).execute()
  const gone = await db.deleteFrom('verifications').where('expires_at', '<', now).returning('id').execute()
  return gone.length
}
