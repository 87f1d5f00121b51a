import { type Kysely, sql } from 'kysely'
import type { EventData } from '#contract/events.ts'
import type { Verdict } from '#contract/verifier.ts'
import { latest } from './claims.ts'
import { storeEvent } from './events/events.ts'
import type { Tables } from './tables.ts'
import type { ListRecord } from './verifier-lists.ts'

/**
 * The work on lists: addresses are claimed by a process for a time that it renews; what a process that is gone had
 * claimed becomes due again by itself. A result is taken only from the process that holds the claim.
 */

type Db = Kysely<Tables>

/** The list with due addresses that waited longest for its turn; its turn is noted. Those of suspended accounts have none. */
export async function nextList(db: Db, now: Date, except: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update verifier_lists set served_at = clock_timestamp()
    where id = (
      select l.id from verifier_lists l
      where l.done < l.address_count and l.status in ('running', 'waiting')
        and l.id <> all(${except}::text[])
        and l.owner <> all(array(select suspended_owner from accounts where suspended_owner is not null))
        -- As a value, not as exists: that is planned as a join with every due address of every list.
        and (select true from verifier_list_addresses a where a.list_id = l.id and a.due_at <= ${now} limit 1)
      order by l.served_at limit 1
      for update skip locked
    )
    returning id`.execute(db)
  return rows[0]?.id
}

export type Claimed = { listId: string; position: number; email: string; ask: boolean; attempts: number }

/** Takes up to `most` due addresses of a list; they are due again at `until` unless the claim is renewed. */
export async function claimAddresses(
  db: Db,
  listId: string,
  claim: { by: string; now: Date; until: Date; most: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Omit<Claimed, 'listId'>>`
    with taken as materialized (
      select position from verifier_list_addresses
      where list_id = ${listId} and due_at <= ${claim.now}
      order by due_at, position limit ${claim.most}
      for update skip locked
    )
    update verifier_list_addresses a
    set claimed_by = ${claim.by}, due_at = ${claim.until}, attempts = a.attempts + 1
    from taken
    where a.list_id = ${listId} and a.position = taken.position
    returning a.position, a.email, a.ask, a.attempts`.execute(db)
  return rows.map((row) => ({ ...row, listId })).sort((a, b) => a.position - b.position)
}

/**
 * Renews claims on addresses of one list. Their rows are locked in the order of `storeResults`: in any other the two could
 * wait for each other.
 */
export async function renewClaims(
  db: Db,
  listId: string,
  claim: { by: string; until: Date },
  positions: number[],
): Promise<void> {
  await sql`
    with held as materialized (
      select position from verifier_list_addresses
      where list_id = ${listId} and claimed_by = ${claim.by} and position = any(${positions}::integer[])
      order by position for update
    )
    update verifier_list_addresses a set due_at = ${claim.until}
    from held where a.list_id = ${listId} and a.position = held.position`.execute(db)
}

/** Makes what `by` holds due at once; without `by`, what anyone holds: only where no other process can be alive. */
export async function releaseClaims(db: Db, now: Date, by?: string): Promise<void> {
  await sql`
    update verifier_list_addresses set claimed_by = null, due_at = ${now}, attempts = greatest(attempts - 1, 0)
    where claimed_by is not null ${by === undefined ? sql`` : sql`and claimed_by = ${by}`}`.execute(db)
}

/** Makes due what is claimed for longer than a claim lasts: by a clock that was ahead, or has been set back since. */
export async function releaseAhead(db: Db, now: Date, leaseMs: number): Promise<void> {
  const longest = latest(new Date(now.getTime() + leaseMs))
  await sql`
    update verifier_list_addresses set claimed_by = null, due_at = ${now}
    where claimed_by is not null and due_at > ${longest}`.execute(db)
}

/** Reasons of unknown addresses that all checks passed and whose mailbox was not, or cannot be, asked about. */
export const noFaultReasons = ['mailbox_not_asked', 'provider_unverifiable', 'opted_out'] as const

export const isNoFault = (verdict: string | null, reason: string | null): boolean =>
  verdict === 'unknown' && noFaultReasons.some((name) => name === reason)

const noFault = sql`(verdict = 'unknown' and reason = any(${noFaultReasons}::text[]))`

/** Unknown for a reason that may pass. `asks`: mail servers are asked here at present. */
const mayBeSettled = (asks: boolean) => sql`verdict = 'unknown' and case reason
  when 'mailbox_not_asked' then ask and ${asks}
  else not ${noFault} end`

/** How many addresses of a list `askUnknownAgain` would take up once it is over. */
export async function countUnknownToAsk(db: Db, id: string, asks: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from verifier_list_addresses
    where list_id = ${id} and due_at is null and ${mayBeSettled(asks)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Makes all unknown addresses of a list that is done or waits due once more, as if they had not been tried; they count
 * as not done until then. Answers how many; 0 also when there is no such list in that state.
 */
export async function askUnknownAgain(
  db: Db,
  { id, owner, asks }: { id: string; owner: string; asks: boolean },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows: lists } = await sql`
      select id from verifier_lists
      where id = ${id} and owner = ${owner} and status in ('completed', 'waiting') for update`.execute(trx)
    if (lists.length === 0) return 0
    const { rows: again } = await sql<{ no_fault: boolean }>`
      update verifier_list_addresses set due_at = ${now}, attempts = 0
      where list_id = ${id} and due_at is null and claimed_by is null and ${mayBeSettled(asks)}
      returning ${noFault} as no_fault`.execute(trx)
    const count = again.length
    if (count === 0) return 0
    await sql`
      update verifier_lists set done = done - ${count}::integer, unknown = unknown - ${count}::integer,
        no_fault = no_fault - ${again.filter(({ no_fault }) => no_fault).length}::integer,
        status = 'running', completed_at = null
      where id = ${id}`.execute(trx)
    return count
  })
}

/** Gives one address back, to be taken up at `dueAt`. `tried`: this counts as a try. */
export async function postpone(
  db: Db,
  claimed: Claimed,
  by: string,
  { dueAt, tried }: { dueAt: Date; tried: boolean },
): Promise<void> {
  await db
    .updateTable('verifier_list_addresses')
    .set({ claimed_by: null, due_at: dueAt, attempts: claimed.attempts - (tried ? 0 : 1) })
    .where('list_id', '=', claimed.listId)
    .where('position', '=', claimed.position)
    .where('claimed_by', '=', by)
    .execute()
}

/** `retry_at`: it is asked again then, and this verdict stands until then only. */
export type AddressResult = {
  position: number
  verdict: Verdict
  reason: string
  score: number | null
  suggestion: string | null
  normalized: string | null
  role: boolean | null
  checked_at: string
  retry_at: string | null
}

/** Keeps results of one list and its counts in one step; the last one completes it, or leaves it waiting. */
export async function storeResults(
  db: Db,
  listId: string,
  by: string,
  results: AddressResult[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: held } = await sql<{ position: number; waited: boolean }>`
      select position, next_retry_at is not null as waited from verifier_list_addresses
      where list_id = ${listId} and claimed_by = ${by}
        and position = any(${results.map(({ position }) => position)}::integer[])
      order by position for update`.execute(trx)
    const waited = new Map(held.map((row) => [row.position, row.waited]))
    const taken = results.filter(({ position }) => waited.has(position))
    if (taken.length === 0) return
    await updateAddresses(trx, listId, taken)
    await addToCounts(trx, listId, countsOf(taken, waited), now)
  })
}

async function updateAddresses(trx: Db, listId: string, results: AddressResult[]): Promise<void> {
  await sql`
    update verifier_list_addresses a set
      verdict = r.verdict, reason = r.reason, score = r.score, suggestion = r.suggestion,
      normalized = r.normalized, role = r.role, checked_at = r.checked_at,
      next_retry_at = r.retry_at, due_at = r.retry_at, claimed_by = null
    from json_to_recordset(${JSON.stringify(results)}::json) as r(
      position integer, verdict text, reason text, score integer, suggestion text, normalized text,
      role boolean, checked_at timestamptz, retry_at timestamptz)
    where a.list_id = ${listId} and a.position = r.position`.execute(trx)
}

type Change = Record<Verdict | 'done' | 'waiting' | 'no_fault', number>

function countsOf(results: AddressResult[], waited: Map<number, boolean>): Change {
  const verdicts = { deliverable: 0, risky: 0, undeliverable: 0, unknown: 0 }
  const change: Change = { done: 0, waiting: 0, no_fault: 0, ...verdicts }
  for (const { position, verdict, reason, retry_at } of results) {
    if (waited.get(position)) change.waiting--
    if (retry_at !== null) {
      change.waiting++
      continue
    }
    change.done++
    change[verdict]++
    if (isNoFault(verdict, reason)) change.no_fault++
  }
  return change
}

async function addToCounts(trx: Db, listId: string, change: Change, now: Date): Promise<void> {
  const done = sql`done + ${change.done}::integer`
  const waiting = sql`waiting_retry + ${change.waiting}::integer`
  const completed = sql`${done} = address_count and status in ('running', 'waiting', 'paused')`
  const { rows } = await sql<ListRecord>`
    update verifier_lists set
      done = ${done}, deliverable = deliverable + ${change.deliverable},
      risky = risky + ${change.risky}, undeliverable = undeliverable + ${change.undeliverable},
      unknown = unknown + ${change.unknown}, no_fault = no_fault + ${change.no_fault}, waiting_retry = ${waiting},
      completed_at = case when ${completed} then ${now}::timestamptz else completed_at end,
      status = case
        when ${completed} then 'completed'
        when status = 'running' and ${done} + ${waiting} = address_count then 'waiting'
        else status end
    where id = ${listId} returning *`.execute(trx)
  const [list] = rows
  if (list?.status === 'completed' && list.completed_at?.getTime() === now.getTime())
    await storeVerified(trx, list, now)
}

async function storeVerified(trx: Db, list: ListRecord, at: Date): Promise<void> {
  const { id, owner, name, deliverable, risky, undeliverable, unknown } = list
  const data: EventData<'list.verified'> = {
    ...{ list: id, name, addresses: list.address_count },
    ...{ deliverable, risky, undeliverable, unknown },
  }
  await storeEvent(trx, { owner, type: 'list.verified', object: `email-verifier/lists/${id}`, data, at })
}
