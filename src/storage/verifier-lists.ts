import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { ListQuery } from '#contract/common.ts'
import type { ListFormat, ListStatus, Tables, VerifierListsTable } from './tables.ts'

/** Queries of one noun: a list of addresses. Ownership is part of the query. The work on it: `verifier-list-work.ts`. */

type Db = Kysely<Tables>
export type ListRecord = Selectable<VerifierListsTable>

export type NewList = {
  id: string
  owner: string
  name: string
  status: Extract<ListStatus, 'reading' | 'refused'>
  note: string | null
  format: ListFormat
  counts: { rows: number; addresses: number; duplicates: number; bad_rows: number }
  fingerprint: string
  createdAt: Date
  expiresAt: Date
}

export async function insertList(db: Db, list: NewList): Promise<void> {
  await db
    .insertInto('verifier_lists')
    .values({
      id: list.id,
      owner: list.owner,
      name: list.name,
      status: list.status,
      note: list.note,
      format: JSON.stringify(list.format),
      row_count: list.counts.rows,
      address_count: list.counts.addresses,
      duplicate_count: list.counts.duplicates,
      bad_row_count: list.counts.bad_rows,
      fingerprint: list.fingerprint,
      served_at: new Date(0),
      created_at: list.createdAt,
      expires_at: list.expiresAt,
    })
    .execute()
}

/** `position` of a new address comes with `email`; a row of one seen before has the position alone. */
export type NewRow = {
  number: number
  raw: string
  position: number | null
  problem: string | null
  problem_text: string | null
}
export type NewAddress = { position: number; email: string; ask: boolean; first_row: number }

/** Stores some rows of a list that is being read, with the addresses that are new in them. */
export async function insertListRows(
  db: Db,
  id: string,
  rows: NewRow[],
  addresses: NewAddress[],
  now: Date,
): Promise<void> {
  await sql`
    insert into verifier_list_rows (list_id, number, raw, position, problem, problem_text)
    select ${id}, r.number, r.raw, r.position, r.problem, r.problem_text
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(number integer, raw text, position integer, problem text, problem_text text)`.execute(db)
  if (addresses.length === 0) return
  await sql`
    insert into verifier_list_addresses (list_id, position, email, ask, first_row, due_at)
    select ${id}, a.position, a.email, a.ask, a.first_row, ${now}
    from json_to_recordset(${JSON.stringify(addresses)}::json)
      as a(position integer, email text, ask boolean, first_row integer)`.execute(db)
}

/** Whether the owner had a list of the same addresses counted since. Deleted ones are not known any more. */
export async function wasCounted(
  db: Db,
  { owner, fingerprint, since }: { owner: string; fingerprint: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('verifier_lists')
    .select('id')
    .where('owner', '=', owner)
    .where('fingerprint', '=', fingerprint)
    .where('counted', '>', 0)
    .where('created_at', '>=', since)
    .where('status', '<>', 'deleted')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Every row is stored: the list may be worked on. One without any address is done at once. `counted`: verifications that
 * were counted for it, null where nothing is counted.
 */
export async function listIsRead(
  db: Db,
  { id, counted }: { id: string; counted: number | null },
  now: Date,
): Promise<void> {
  await sql`
    update verifier_lists set counted = ${counted}::integer,
      status = case when address_count = 0 then 'completed' else 'running' end,
      completed_at = case when address_count = 0 then ${now}::timestamptz end
    where id = ${id} and status = 'reading'`.execute(db)
  // The embedded database does not do it by itself, and plans work on a long list as if it were a short one.
  await sql`analyze verifier_list_rows, verifier_list_addresses`.execute(db)
}

export async function findList(db: Db, id: string, owner: string): Promise<ListRecord | undefined> {
  return db
    .selectFrom('verifier_lists')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
}

export async function listLists(db: Db, owner: string, query: ListQuery) {
  const own = db
    .selectFrom('verifier_lists')
    .where('owner', '=', owner)
    .where('status', '<>', 'deleted')
    .$if(Boolean(query.search), (of) =>
      of.where(sql<boolean>`position(lower(${query.search}) in lower(name)) > 0`),
    )
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await own
    .selectAll()
    .orderBy(query.orders === 'name' ? 'name' : 'created_at', query.direction)
    .orderBy('id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return { data, total: Number(total) }
}

/** Lists of an owner that still take work. */
export async function countUnfinished(db: Db, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('verifier_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('status', 'in', ['reading', 'running', 'paused'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False when there is nothing to pause. */
export async function pauseList(db: Db, id: string, owner: string): Promise<boolean> {
  return moveList(db, { id, owner }, ['running', 'waiting'], sql`'paused'`)
}

/** Goes on where it stood: some lists have nothing left but to wait. False when it is not paused. */
export async function resumeList(db: Db, id: string, owner: string): Promise<boolean> {
  const to = sql`case when done + waiting_retry = address_count then 'waiting' else 'running' end`
  return moveList(db, { id, owner }, ['paused'], to)
}

async function moveList(
  db: Db,
  { id, owner }: { id: string; owner: string },
  from: ListStatus[],
  to: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    update verifier_lists set status = ${to}
    where id = ${id} and owner = ${owner} and status = any(${from}::text[]) returning id`.execute(db)
  return rows.length > 0
}

export async function badRows(db: Db, id: string, most: number) {
  return db
    .selectFrom('verifier_list_rows')
    .select(['number', 'problem', 'problem_text'])
    .where('list_id', '=', id)
    .where('problem', 'is not', null)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** The rows after `after`, each with what is known of its address. */
export async function rowsWithVerdicts(db: Db, id: string, after: number, most: number) {
  const rows = await db
    .selectFrom('verifier_list_rows')
    .select(['number', 'raw', 'problem', 'position'])
    .where('list_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
  const positions = [...new Set(rows.flatMap(({ position }) => position ?? []))]
  const verdicts = new Map((await verdictsOf(db, id, positions)).map((row) => [row.position, row]))
  return rows.map((row) => ({
    ...row,
    found: row.position === null ? null : (verdicts.get(row.position) ?? null),
  }))
}

/** By key, not by a join: without statistics a database joins with the whole list for each page of it. */
async function verdictsOf(db: Db, id: string, positions: number[]) {
  return db
    .selectFrom('verifier_list_addresses')
    .select(['position', 'email', 'verdict', 'reason', 'score', 'suggestion', 'normalized', 'role'])
    .select(['checked_at', 'next_retry_at', 'due_at', 'corrected'])
    .where('list_id', '=', id)
    .where('position', '=', sql<number>`any(${positions}::integer[])`)
    .execute()
}
export type RowWithVerdict = Awaited<ReturnType<typeof rowsWithVerdicts>>[number]

/** Out of sight at once; its rows go with `removeDeleted`. False when the owner has no such list. */
export async function deleteList(db: Db, id: string, owner: string): Promise<boolean> {
  const gone = await db
    .updateTable('verifier_lists')
    .set({ status: 'deleted' })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('status', '<>', 'deleted')
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

const GROUP = 5000

/** Removes the rows of deleted lists, in groups, so that others come between; answers how many lists. */
export async function removeDeleted(db: Db): Promise<number> {
  const lists = await db.selectFrom('verifier_lists').select('id').where('status', '=', 'deleted').execute()
  for (const { id } of lists) {
    for (const table of ['verifier_list_rows', 'verifier_list_addresses'] as const) {
      while (await removeGroup(db, table, id));
    }
    await db.deleteFrom('verifier_lists').where('id', '=', id).where('status', '=', 'deleted').execute()
  }
  return lists.length
}

async function removeGroup(
  db: Db,
  table: 'verifier_list_rows' | 'verifier_list_addresses',
  id: string,
): Promise<boolean> {
  const key = sql.ref(table === 'verifier_list_rows' ? 'number' : 'position')
  // In the order of `storeResults`, so that the two never wait for each other.
  const { numAffectedRows } = await sql`
    with gone as materialized (
      select ${key} as key from ${sql.table(table)} where list_id = ${id} order by ${key} limit ${GROUP} for update
    )
    delete from ${sql.table(table)} t using gone where t.list_id = ${id} and t.${key} = gone.key`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** Marks lists past their time, and those whose reading ended without an end, as deleted; answers how many. */
export async function expireLists(db: Db, now: Date, readingBefore: Date): Promise<number> {
  const gone = await db
    .updateTable('verifier_lists')
    .set({ status: 'deleted' })
    .where(({ or, and, eb }) =>
      and([
        eb('status', '<>', 'deleted'),
        or([
          eb('expires_at', '<', now),
          and([eb('status', '=', 'reading'), eb('created_at', '<', readingBefore)]),
        ]),
      ]),
    )
    .returning('id')
    .execute()
  return gone.length
}
