import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { EndpointFormat, EventType, TRIAL } from '#contract/event-types.ts'
import type { Db } from '../db.ts'
import { takesEvents } from './endpoints.ts'

/**
 * Events wait in the database from the transaction in which they happen until each endpoint has them: at least once, and
 * in order for each object.
 */

/** Tells every process that listens that an event waits, when the transaction that stored it is committed. */
export const EVENTS_CHANNEL = 'events'

/** The account that an event belongs to, by its id or its tag; a null tag is no account. */
type Whose = { accountId: string } | { owner: string | null }

export type NewEvent = Whose & {
  type: string
  /** Such as `report/ID`. */
  object: string
  data: Record<string, unknown>
  at: Date
  /** It happens to its object once: a second one of the same type is no event. */
  once?: boolean
  /** For this endpoint alone, whichever types it wants. */
  to?: string
}

/** Stores an event for each endpoint that wants it. Answers its id; null, and nothing is stored, where there is none. */
export async function storeEvent(db: Db, event: NewEvent): Promise<string | null> {
  const { type, object, data, at, to } = event
  const isMine = 'accountId' in event ? sql`w.account_id = ${event.accountId}` : sql`w.owner = ${event.owner}`
  const isWanted =
    to === undefined ? sql`(w.types = '{}' or ${type}::text = any(w.types))` : sql`w.id = ${to}`
  const { rows } = await sql<{ id: string }>`
    with wanted as materialized (
      select w.id, w.owner from webhook_endpoints w
      where ${isMine} and ${isWanted} and ${takesEvents}
    ), stored as (
      insert into events (id, owner, type, object, data, created_at)
      select ${idOf(event)}::text, owner, ${type}::text, ${object}::text, ${JSON.stringify(data)}::jsonb,
        ${at}::timestamptz
      from wanted limit 1
      on conflict (id) do nothing
      returning id
    ), waiting as (
      insert into event_deliveries (event_id, endpoint_id, due_at)
      select stored.id, wanted.id, ${at}::timestamptz from stored, wanted
      returning event_id
    )
    select id, pg_notify(${EVENTS_CHANNEL}, '') from stored`.execute(db)
  return rows[0]?.id ?? null
}

/** Says the same at each delivery (`webhook-id`). */
function idOf(event: NewEvent): string {
  const { type, object, once } = event
  const whose = 'accountId' in event ? event.accountId : event.owner
  if (!once) return `evt_${randomBytes(18).toString('base64url')}`
  return `evt_${createHash('sha256').update([whose, type, object].join('\0')).digest('base64url').slice(0, 24)}`
}

/** An event on its way to one endpoint. `attempts`: with this one. */
export type Delivery = {
  event_id: string
  endpoint_id: string
  attempts: number
  type: EventType | typeof TRIAL
  object: string
  sequence: string
  data: Record<string, unknown>
  created_at: Date
  account_id: string
  url: string
  format: EndpointFormat
  secret: string
  old_secret: string | null
  old_until: Date | null
  key_id: string
  last_success_at: Date | null
}

/** A claim that ends later than this was made by a clock that was wrong. */
const LONGEST_PAUSE_MS = 30 * 3_600_000

/**
 * Takes what is due: at most `perEndpoint` for each endpoint that is not in `busy`, of each object the first that waits.
 * Each is due again at `again` unless it is settled before.
 */
export async function takeDeliveries(
  db: Db,
  { now, again, perEndpoint, busy }: { now: Date; again: Date; perEndpoint: number; busy: readonly string[] },
): Promise<Delivery[]> {
  const isDue = sql<boolean>`(d.due_at <= ${now} or d.due_at > ${new Date(now.getTime() + LONGEST_PAUSE_MS)})`
  const { rows } = await sql<Delivery>`
    with due as materialized (
      select d.event_id, d.endpoint_id from webhook_endpoints w cross join lateral (
        select d.event_id, d.endpoint_id
        from event_deliveries d join events e on e.id = d.event_id
        where d.endpoint_id = w.id and ${isDue} and not exists (
          select 1 from event_deliveries o join events before on before.id = o.event_id
          where o.endpoint_id = w.id and o.due_at is not null
            and before.object = e.object and before.sequence < e.sequence)
        order by e.sequence limit ${perEndpoint}
      ) d
      where ${takesEvents} and not (w.id = any(${busy}::text[]))
    ), taken as materialized (
      select d.event_id, d.endpoint_id from event_deliveries d
      join due on due.event_id = d.event_id and due.endpoint_id = d.endpoint_id
      where ${isDue} for update of d skip locked
    )
    update event_deliveries d set due_at = ${again}, attempts = d.attempts + 1
    from taken, events e, webhook_endpoints w
    where d.event_id = taken.event_id and d.endpoint_id = taken.endpoint_id
      and e.id = d.event_id and w.id = d.endpoint_id
    returning d.event_id, d.endpoint_id, d.attempts, e.type, e.object, e.sequence::text, e.data, e.created_at,
      w.account_id, w.url, w.format, w.secret, w.old_secret, w.old_until, w.key_id, w.last_success_at`.execute(
    db,
  )
  return rows
}

/**
 * Keeps what an attempt came to. `dueAt` null: delivered, or given up. Nothing changes if another process has taken the
 * delivery over since, unless it was delivered.
 */
export async function settleDelivery(
  db: Db,
  { event_id, endpoint_id, attempts }: Pick<Delivery, 'event_id' | 'endpoint_id' | 'attempts'>,
  end: { dueAt: Date | null; deliveredAt: Date | null; outcome: string },
): Promise<void> {
  let settled = db
    .updateTable('event_deliveries')
    .set({ due_at: end.dueAt, delivered_at: end.deliveredAt, outcome: end.outcome })
    .where('event_id', '=', event_id)
    .where('endpoint_id', '=', endpoint_id)
  if (!end.deliveredAt) settled = settled.where('attempts', '=', attempts).where('due_at', 'is not', null)
  await settled.execute()
}

/** Makes what processes had claimed due at once, for a process that is known to be the only one. */
export async function releaseDeliveries(db: Db, now: Date): Promise<void> {
  await sql`update event_deliveries set due_at = ${now} where due_at > ${now} and outcome is null`.execute(db)
}

/** Newest first. */
export const deliveriesOf = (db: Db, endpointId: string, most: number) =>
  db
    .selectFrom('event_deliveries as d')
    .innerJoin('events as e', 'e.id', 'd.event_id')
    .select(['e.id', 'e.type', 'e.object', 'e.data', 'e.sequence', 'e.created_at'])
    .select(['d.attempts', 'd.due_at', 'd.delivered_at', 'd.outcome'])
    .where('d.endpoint_id', '=', endpointId)
    .orderBy('e.sequence', 'desc')
    .limit(most)
    .execute()
export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number]

/**
 * Makes deliveries due again: one event, or all that were given up. Answers how many. A delivery that waits already is
 * left alone.
 */
export async function replayDeliveries(
  db: Db,
  { endpointId, eventId, now }: { endpointId: string; eventId?: string; now: Date },
): Promise<number> {
  const which = eventId === undefined ? sql`delivered_at is null` : sql`event_id = ${eventId}`
  const { rows } = await sql`
    with again as (
      update event_deliveries set due_at = ${now}, delivered_at = null, attempts = 0
      where endpoint_id = ${endpointId} and due_at is null and ${which}
      returning event_id
    )
    select pg_notify(${EVENTS_CHANNEL}, '') from again`.execute(db)
  return rows.length
}

/** Removes events from before `before`, with what became of them. Answers how many. */
export async function purgeEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('events').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** When the next delivery after `now` is due; null when none waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(d.due_at) as next from event_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where d.due_at > ${now} and ${takesEvents}`.execute(db)
  return rows[0]?.next ?? null
}
