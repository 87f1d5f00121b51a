import type { Finding } from '@postproof/engine/finding'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { type Kysely, sql } from 'kysely'
import type { ListOrder, ListQuery } from '#contract/common.ts'
import { type Blobs, forgetBlobs } from './blobs.ts'
import { isUnclaimed, latest } from './claims.ts'
import { storeReportEvents } from './events/report-events.ts'
import { isFinal } from './final-report.ts'
import { forgetIssue, linkIssue } from './newsletters/issues.ts'
import { type ReportRow, rowOfReport } from './report-row.ts'
import type { Tables } from './tables.ts'
import { type Charge, countUse } from './usage.ts'

/** Queries of one noun: the test of one mail. Ownership is part of the query. */

type Db = Kysely<Tables>

export type NewTest = {
  addressId: string
  spoolId: string
  owner: string | null
  session: Session
  raw: Uint8Array
  receivedAt: Date
  expiresAt: Date
  /** Whether screenshots and heat maps are to be made. */
  pictures: 'pending' | 'disabled'
  /** Whose issue the mail is. */
  newsletterId?: string | undefined
}

const rawKey = (id: string) => `mail/${id}`

/**
 * Stores a mail and its row. The first mail to an address takes the address's id, later ones get `-2`, `-3`.
 * Storing the same spool entry again changes nothing and answers the id it has. Rejects with BlobsUnavailable.
 */
export async function insertTest(db: Db, blobs: Blobs, test: NewTest): Promise<string> {
  const before = await findSpooled(db, test.spoolId)
  if (before) return before
  const raw = await blobs.prepare('mail', test.raw)
  const stored = await db.transaction().execute(async (trx) => {
    const known = await findSpooled(trx, test.spoolId)
    if (known) return { id: known, kept: false }
    const id = await insertWithFreeId(trx, test)
    await blobs.put(trx, { key: rawKey(id), testId: id }, raw)
    const { newsletterId, receivedAt } = test
    if (newsletterId !== undefined) await linkIssue(trx, { testId: id, newsletterId, receivedAt })
    return { id, kept: true }
  })
  if (!stored.kept) await blobs.drop(raw)
  return stored.id
}

async function findSpooled(db: Db, spoolId: string): Promise<string | undefined> {
  const row = await db.selectFrom('tests').select('id').where('spool_id', '=', spoolId).executeTakeFirst()
  return row?.id
}

async function insertWithFreeId(trx: Db, test: NewTest): Promise<string> {
  const { count } = await trx
    .selectFrom('tests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address_id', '=', test.addressId)
    .executeTakeFirstOrThrow()
  for (let n = Number(count) + 1; ; n++) {
    const id = n === 1 ? test.addressId : `${test.addressId}-${n}`
    const inserted = await trx
      .insertInto('tests')
      .values({
        id,
        address_id: test.addressId,
        spool_id: test.spoolId,
        owner: test.owner,
        source: test.session.source,
        status: 'received',
        session: JSON.stringify(test.session),
        size_bytes: test.raw.byteLength,
        received_at: test.receivedAt,
        expires_at: test.expiresAt,
        pictures: test.pictures,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return id
  }
}

/** The whole row; undefined when there is none. */
export async function findTest(db: Db, id: string) {
  return db.selectFrom('tests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row without its report's weight, and a `version` that every change of the row changes. */
export async function findTestHead(db: Db, id: string) {
  return (
    db
      .selectFrom('tests')
      .select(['id', 'address_id', 'owner', 'status', 'received_at', 'expires_at'])
      // The transaction that wrote the row last: a system column of each table (PostgreSQL, section 5.6).
      .select(sql<string>`xmin::text`.as('version'))
      .where('id', '=', id)
      .executeTakeFirst()
  )
}

/** Whose a test is and where it came from. */
export const findOwner = (db: Db, id: string) =>
  db.selectFrom('tests').select(['id', 'owner', 'source', 'session']).where('id', '=', id).executeTakeFirst()

/** The mail as it came; undefined when it is not there. Rejects with BlobsUnavailable. */
export const readRaw = (blobs: Blobs, id: string): Promise<Uint8Array | undefined> => blobs.get(rawKey(id))

/** Id of the newest mail that came to the same address after this one; null when this is the newest. */
export async function newerTest(db: Db, test: { id: string; address_id: string; received_at: Date }) {
  const row = await db
    .selectFrom('tests')
    .select('id')
    .where('address_id', '=', test.address_id)
    .where('status', '!=', 'deleted')
    .where('received_at', '>', test.received_at)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Takes a test for analysis unless it is finished or another process took it since `before`. */
export async function claimTest(db: Db, id: string, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .updateTable('tests')
    .set({ status: 'analyzing', claimed_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'analyzing'])
    .where(isUnclaimed('claimed_at', now, before))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives back all that was claimed: for a start, while no other process can be at them. */
export async function releaseAllTests(db: Db): Promise<void> {
  await db
    .updateTable('tests')
    .set({ claimed_at: null })
    .where('status', 'in', ['received', 'analyzing'])
    .where('claimed_at', 'is not', null)
    .execute()
}

/** Tests that were received or begun before `before` and never finished. */
export async function unfinishedTests(db: Db, now: Date, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('tests')
    .select('id')
    .where('status', 'in', ['received', 'analyzing'])
    .where((where) => where.or([where('received_at', '<', before), where('received_at', '>', latest(now))]))
    .where(isUnclaimed('claimed_at', now, before))
    .orderBy('received_at')
    .limit(1000)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Keeps a report and counts it, in one step; where nothing is left to count, the test is locked instead: then false. Of
 * several processes that come with a report the first one counts.
 */
export async function completeCharged(
  db: Db,
  id: string,
  report: ReportRow,
  now: Date,
  charge: Charge,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const counted = await countUse(trx, charge)
    if (counted) await keepReport(trx, id, report, now)
    else await lockTest(trx, id)
    return counted
  })
}

/** The mail waits until the plan has a test left. */
export async function lockTest(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tests')
    .set({ status: 'locked', claimed_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'analyzing'])
    .execute()
}

/** Takes a locked test for analysis; false when it is not locked any more. */
export async function unlockTest(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('tests')
    .set({ status: 'analyzing', claimed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'locked')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the report of a test that has none; what is there stays: pictures may have been judged into it. */
export const completeTest = (db: Db, id: string, report: ReportRow, now: Date): Promise<void> =>
  db.transaction().execute((trx) => keepReport(trx, id, report, now))

async function keepReport(trx: Db, id: string, report: ReportRow, now: Date): Promise<void> {
  await trx
    .updateTable('tests')
    .set({ ...report, status: 'completed', completed_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'analyzing', 'failed'])
    .execute()
  await storeReportEvents(trx, id)
}

/** Puts a new report in the place of the one that stands there, made from it; answers the new one. */
export async function replaceReport(
  db: Db,
  id: string,
  now: Date,
  make: (before: SpamTestReport | null) => SpamTestReport,
): Promise<SpamTestReport> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tests')
      .select('report')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const report = make(row?.report ?? null)
    await trx
      .updateTable('tests')
      .set({ ...rowOfReport(report), status: 'completed', completed_at: now })
      .where('id', '=', id)
      .where('status', '!=', 'deleted')
      .execute()
    return report
  })
}

/** There will be no report, unless another process has made it already. */
export async function failTest(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('tests')
    .set({ status: 'failed', completed_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'analyzing'])
    .execute()
}

const sortable = {
  created_at: 'received_at',
  score: 'score',
  subject: 'subject',
  sender: 'sender',
} as const satisfies Partial<Record<ListOrder, string>>
const isSortable = (order: ListOrder): order is keyof typeof sortable => order in sortable

/** One page of the owner's tests and how many there are in all. `since`: none that came before. */
export async function listTests(db: Db, owner: string, query: ListQuery, since: Date | null = null) {
  let rows = db.selectFrom('tests').where('owner', '=', owner).where('status', '!=', 'deleted')
  if (since) rows = rows.where('received_at', '>=', since)
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) =>
      where.or([where('subject', 'ilike', pattern), where('sender', 'ilike', pattern)]),
    )
  }
  const { orders = 'created_at' } = query
  const column = sortable[isSortable(orders) ? orders : 'created_at']
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const data = await rows
    .select(['id', 'subject', 'sender', 'score', 'status', 'received_at', 'expires_at'])
    .select(isFinal('tests').as('final'))
    .orderBy(column, (order) =>
      query.direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(count) }
}

/** What one check found, of a finished test. */
export async function findFinding(db: Db, id: string, check: string): Promise<Finding | undefined> {
  const { rows } = await sql<{ finding: Finding }>`
    select finding from tests, jsonb_array_elements(report->'findings') as finding
    where id = ${id} and status = 'completed' and finding->>'id' = ${check} limit 1`.execute(db)
  return rows[0]?.finding
}

/** DKIM selectors of a domain that the owner's own mails were signed with, at most ten. */
export async function seenSelectors(db: Db, owner: string, domain: string): Promise<string[]> {
  const { rows } = await sql<{ selector: string }>`
    select distinct signature->>'selector' as selector
    from tests, jsonb_array_elements(report->'auth'->'dkim'->'signatures') as signature
    where owner = ${owner} and report is not null and lower(signature->>'domain') = ${domain}
    limit 10
  `.execute(db)
  return rows.map((row) => row.selector)
}

const nothingLearned = {
  sender_domain: null,
  newsletter: null,
  spf: null,
  dkim: null,
  dmarc: null,
  ip_lists: null,
  domain_lists: null,
  first_fix: null,
  first_gain: null,
} satisfies { [name in keyof ReportRow]?: null }

/** Removes the mail and all that was learned from it; the id stays, so that its link can say it is gone. */
export async function deleteTest(db: Db, id: string, owner: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('tests')
      .set({
        status: 'deleted',
        report: null,
        drawn: null,
        advice: null,
        pictures: 'none',
        subject: null,
        sender: null,
        score: null,
        ...nothingLearned,
        shared_at: null,
        session: '{}',
      })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('status', '!=', 'deleted')
      .returning('id')
      .executeTakeFirst()
    if (row) await trx.deleteFrom('picture_parts').where('test_id', '=', id).execute()
    if (row) await forgetIssue(trx, id)
    if (row) await forgetBlobs(trx, sql`test_id = ${id}`)
    return row !== undefined
  })
}

/** Shows a finished report to everyone, or no longer; false when it is not there or not the owner's. */
export async function shareTest(db: Db, id: string, owner: string, sharedAt: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('tests')
    .set({ shared_at: sharedAt })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('status', '=', 'completed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** So many at once: a transaction that removes a month of mails would hold their rows for minutes. */
const PURGED_AT_ONCE = 500

/** Removes rows and mails past their time; answers how many. */
export async function purgeTests(db: Db, now: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const gone = await purgeSome(db, now)
    removed += gone
    if (gone < PURGED_AT_ONCE) return removed
  }
}

function purgeSome(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const past = trx.selectFrom('tests').select('id').where('expires_at', '<', now).limit(PURGED_AT_ONCE)
    const gone = await trx.deleteFrom('tests').where('id', 'in', past).returning('id').execute()
    if (gone.length) {
      const ids = gone.map((row) => row.id)
      await forgetBlobs(trx, sql`test_id = any(${ids})`)
    }
    return gone.length
  })
}
