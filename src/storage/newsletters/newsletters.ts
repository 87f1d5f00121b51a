import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { TestStatus } from '../tables.ts'
import { isOverdue } from './silence.ts'
import type { NewslettersTable } from './tables.ts'

/** Queries of the newsletters whose issues an account has tested. The account is part of each query of its own. */

export type NewsletterRow = Selectable<NewslettersTable>
export type OwnNewsletter = { accountId: string; id: string }

/** `issues`: all that came. `last`: the newest of them. `waiting`: mails for which the plan had no test left. */
export type ListedNewsletter = NewsletterRow & {
  issues: number
  waiting: number
  last_id: string | null
  last_at: Date | null
  last_subject: string | null
  last_score: number | null
  last_gain: number | null
  last_drop: number | null
  last_judged: boolean | null
  last_status: TestStatus | null
  /** The last email, where the next is overdue. */
  silent_since: Date | null
}

export type NewsletterOrder = 'name' | 'client' | 'score' | 'change' | 'last'
export type NewsletterFilter = {
  search: string
  /** Undefined: of all clients; empty: without one. */
  client: string | undefined
  order: NewsletterOrder
  direction: 'asc' | 'desc'
  page: number
  per_page: number
}

const orders = {
  name: sql`lower(w.name)`,
  client: sql`lower(nullif(w.client, ''))`,
  score: sql`l.last_score`,
  change: sql`l.last_gain`,
  last: sql`l.last_at`,
} satisfies Record<NewsletterOrder, unknown>

/** What is listed of newsletters. */
const columns = (now: Date) =>
  sql`w.*, l.*, c.*, case when ${isOverdue(now)} then expected_from end as silent_since`

const listed = sql`newsletters w left join lateral (
    select i.test_id as last_id, i.received_at as last_at, coalesce(t.subject, i.subject) as last_subject,
      coalesce(i.score, t.score) as last_score, i.gain as last_gain, i.drop_by as last_drop,
      i.judged_at is not null as last_judged, t.status as last_status
    from newsletter_issues i left join tests t on t.id = i.test_id
    where i.newsletter_id = w.id order by i.received_at desc, i.test_id desc limit 1
  ) l on true cross join lateral (
    select count(*)::integer as issues, (count(*) filter (where t.status = 'locked'))::integer as waiting
    from newsletter_issues i left join tests t on t.id = i.test_id where i.newsletter_id = w.id
  ) c`

/** One page of an account's newsletters, and how many the filter leaves. */
export async function listNewsletters(
  db: Db,
  accountId: string,
  filter: NewsletterFilter,
  now: Date,
): Promise<{ data: ListedNewsletter[]; total: number }> {
  const { search, client, order, direction, page, per_page } = filter
  const text = search.toLowerCase()
  const isWanted = sql`w.account_id = ${accountId}
    and (position(${text} in lower(w.name || ' ' || w.client || ' ' || w.note)) > 0)
    and ${client === undefined ? sql`true` : sql`w.client = ${client}`}`
  const [{ rows: data }, { rows: counted }] = await Promise.all([
    sql<ListedNewsletter>`
      select ${columns(now)} from ${listed} where ${isWanted}
      order by ${orders[order]} ${sql.raw(direction)} nulls last, lower(w.name), w.id
      limit ${per_page} offset ${(page - 1) * per_page}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from newsletters w where ${isWanted}`.execute(
      db,
    ),
  ])
  return { data, total: counted[0]!.total }
}

export async function readNewsletter(
  db: Db,
  { accountId, id }: OwnNewsletter,
  now: Date,
): Promise<ListedNewsletter | undefined> {
  const { rows } = await sql<ListedNewsletter>`
    select ${columns(now)} from ${listed} where w.account_id = ${accountId} and w.id = ${id}`.execute(db)
  return rows[0]
}

export const newslettersOf = (db: Db, accountId: string): Promise<NewsletterRow[]> =>
  db
    .selectFrom('newsletters')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** How many newsletters an account has, and the names of its clients in alphabetical order. */
export async function countNewsletters(
  db: Db,
  accountId: string,
): Promise<{ count: number; clients: string[] }> {
  const rows = await db
    .selectFrom('newsletters')
    .select('client')
    .where('account_id', '=', accountId)
    .orderBy('client')
    .execute()
  const clients = [...new Set(rows.map(({ client }) => client))].filter((client) => client !== '')
  return { count: rows.length, clients }
}

export type NewNewsletter = Pick<
  NewsletterRow,
  'id' | 'account_id' | 'name' | 'client' | 'note' | 'tag' | 'created_at'
>

/** False, and nothing is added, if the account has `most` already. */
export async function insertNewsletter(db: Db, row: NewNewsletter, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One after another for an account: two at once would both find room.
    await trx.selectFrom('accounts').select('id').where('id', '=', row.account_id).forUpdate().execute()
    if ((await countNewsletters(trx, row.account_id)).count >= most) return false
    await trx.insertInto('newsletters').values(row).execute()
    return true
  })
}

export type NewsletterChange = {
  name?: string | undefined
  client?: string | undefined
  note?: string | undefined
  pausedAt?: Date | null | undefined
  /** Null: emails come whenever they come. */
  everyDays?: number | null | undefined
  now: Date
}

/** False where the account has none of that id. One that is paused already keeps its time. */
export async function changeNewsletter(
  db: Db,
  { accountId, id }: OwnNewsletter,
  { name, client, note, pausedAt, everyDays, now }: NewsletterChange,
): Promise<boolean> {
  const { rows } = await sql`
    update newsletters set name = coalesce(${name ?? null}, name), client = coalesce(${client ?? null}, client),
      note = coalesce(${note ?? null}, note),
      paused_at = ${
        pausedAt === undefined
          ? sql`paused_at`
          : pausedAt === null
            ? sql`null`
            : sql`coalesce(paused_at, ${pausedAt}::timestamptz)`
      },
      every_days = ${everyDays === undefined ? sql`every_days` : everyDays},
      expected_from = case when ${isExpectedAnew({ pausedAt, everyDays })} then ${now} else expected_from end,
      silence_told_at = case when ${isExpectedAnew({ pausedAt, everyDays })} then null else silence_told_at end
    where account_id = ${accountId} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Time begins again where another time is set, and after a pause. */
const isExpectedAnew = ({ pausedAt, everyDays }: Pick<NewsletterChange, 'pausedAt' | 'everyDays'>) =>
  sql<boolean>`(${everyDays === undefined ? sql`false` : sql`every_days is distinct from ${everyDays}::integer`}
    or ${pausedAt === null ? sql`paused_at is not null` : sql`false`})`

/** With its rows of issues; their tests stay. */
export async function deleteNewsletter(db: Db, { accountId, id }: OwnNewsletter): Promise<boolean> {
  const gone = await db
    .deleteFrom('newsletters')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export const newsletterOfTag = (db: Db, tag: string) =>
  db.selectFrom('newsletters').select(['id', 'account_id']).where('tag', '=', tag).executeTakeFirst()

export const newsletterById = (db: Db, id: string) =>
  db.selectFrom('newsletters').select(['id', 'account_id']).where('id', '=', id).executeTakeFirst()

/** `gone`: removed since its address was recognized. */
export type TakenMail = 'taken' | 'paused' | 'full' | 'gone'

/** Counts a mail to a newsletter; at most `most` are taken on a day (UTC). */
export async function takeNewsletterMail(
  db: Db,
  id: string,
  { now, most }: { now: Date; most: number },
): Promise<TakenMail> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ paused: boolean; fits: boolean }>`
    with before as materialized (
      select id, paused_at is not null as paused, case when taken_on = ${today}::date then taken else 0 end as taken
      from newsletters where id = ${id} for update
    )
    update newsletters w set
      skipped = w.skipped + case when b.paused then 1 else 0 end,
      taken_on = case when b.paused then w.taken_on else ${today}::date end,
      taken = case when b.paused then w.taken else least(b.taken + 1, ${most}) end,
      refused = w.refused + case when not b.paused and b.taken >= ${most} then 1 else 0 end,
      refused_at = case when not b.paused and b.taken >= ${most} then ${now}::timestamptz else w.refused_at end,
      expected_from = ${now}::timestamptz, silence_told_at = null
    from before b where w.id = b.id
    returning b.paused, b.taken < ${most} as fits`.execute(db)
  const row = rows[0]
  if (!row) return 'gone'
  if (row.paused) return 'paused'
  return row.fits ? 'taken' : 'full'
}
