import { isDeepStrictEqual } from 'node:util'
import type { OperatorState, Standing } from '@postproof/address/politeness'
import type { Pace } from '@postproof/address/politeness/pace'
import { type Kysely, type Selectable, sql } from 'kysely'
import { latest } from './claims.ts'
import type { Tables, VerifierOperatorsTable } from './tables.ts'

/** The state of mail server operators that all processes share, and who holds a permit there. */

type Db = Kysely<Tables>

/** The rows of one operator and of all together. */
export type Keys = { operator: string; everyone: string }
export type Standings = { operator: Standing; everyone: Standing }

/** What is kept of it; `takes`: with a permit. */
export type Entry<T> = { value: T; kept: Standings; takes: boolean }

type Row = Selectable<VerifierOperatorsTable>

/**
 * Lets `decide` judge an operator under its row lock, and stores a permit under the id of `lease` where it says so.
 * `fresh`: the state of an operator that was never asked, and of all together.
 */
export async function enterOperator<T>(
  db: Db,
  keys: Keys,
  lease: { id: string; holder: string; now: Date; until: Date },
  fresh: Standings,
  decide: (operator: OperatorState, everyone: Standing) => Entry<T>,
): Promise<T> {
  return withStandings(db, keys, fresh, async (trx, { operator, everyone }) => {
    const { count } = await trx
      .selectFrom('verifier_leases')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', '=', keys.operator)
      .where('until', '>', lease.now)
      // Longer than any: by a clock that was ahead.
      .where('until', '<=', latest(lease.until))
      .executeTakeFirstOrThrow()
    const { value, kept, takes } = decide({ ...operator, running: Number(count) }, everyone)
    await storeStanding(trx, keys.operator, operator, kept.operator)
    await storeStanding(trx, keys.everyone, everyone, kept.everyone)
    if (!takes) return value
    const { id, holder, until } = lease
    await trx.insertInto('verifier_leases').values({ id, key: keys.operator, holder, until }).execute()
    return value
  })
}

/** Stores what a dialogue showed of an operator, under its row lock. */
export async function changeStandings(
  db: Db,
  keys: Keys,
  fresh: Standings,
  change: (known: Standings) => Standings,
): Promise<void> {
  await withStandings(db, keys, fresh, async (trx, known) => {
    const changed = change(known)
    await storeStanding(trx, keys.operator, known.operator, changed.operator)
    await storeStanding(trx, keys.everyone, known.everyone, changed.everyone)
  })
}

/**
 * Locks both rows for `work`. Always in the same order, both or none: missing rows are inserted by a statement of their
 * own, since a process that held one row while inserting the other could deadlock with one that found both.
 */
async function withStandings<T>(
  db: Db,
  keys: Keys,
  fresh: Standings,
  work: (trx: Db, known: Standings) => Promise<T>,
): Promise<T> {
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const known = await lockStandings(trx, keys, fresh)
      return known && { value: await work(trx, known) }
    })
    if (done) return done.value
    await makeStandings(db, keys, fresh)
  }
}

/** Undefined where one of them is not there yet. */
async function lockStandings(trx: Db, keys: Keys, fresh: Standings): Promise<Standings | undefined> {
  const rows = await trx
    .selectFrom('verifier_operators')
    .selectAll()
    .where('key', 'in', [keys.operator, keys.everyone])
    .orderBy('key')
    .forUpdate()
    .execute()
  const operator = rows.find(({ key }) => key === keys.operator)
  const everyone = rows.find(({ key }) => key === keys.everyone)
  if (!operator || !everyone) return undefined
  return {
    operator: standingOf(operator, fresh.operator.pace),
    everyone: standingOf(everyone, fresh.everyone.pace),
  }
}

/** One row per statement, so that none is held while waiting for another. */
async function makeStandings(db: Db, keys: Keys, fresh: Standings): Promise<void> {
  for (const row of [rowOf(keys.operator, fresh.operator), rowOf(keys.everyone, fresh.everyone)]) {
    await db
      .insertInto('verifier_operators')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}

const rowOf = (key: string, standing: Standing): Row => ({ key, ...columnsOf(standing) })

const columnsOf = ({ bucket, breaker, pace, awaitedUntil, dialogueMs }: Standing): Omit<Row, 'key'> => ({
  tokens: bucket.tokens,
  at: new Date(bucket.at),
  strikes: breaker.strikes,
  until: new Date(breaker.until),
  per_minute: pace.perMinute,
  at_once: pace.atOnce,
  cuts: pace.cuts,
  awaited_until: awaitedUntil === 0 ? null : new Date(awaitedUntil),
  dialogue_ms: dialogueMs,
})

function standingOf(row: Row, first: Pace): Standing {
  const { tokens, at, strikes, until, per_minute, at_once, cuts, awaited_until, dialogue_ms } = row
  return {
    bucket: { tokens, at: at.getTime() },
    breaker: { strikes, until: until.getTime() },
    pace: { perMinute: per_minute ?? first.perMinute, atOnce: at_once ?? first.atOnce, cuts },
    awaitedUntil: awaited_until?.getTime() ?? 0,
    dialogueMs: dialogue_ms,
  }
}

/** Only what has changed. */
async function storeStanding(trx: Db, key: string, known: Standing, changed: Standing): Promise<void> {
  if (isDeepStrictEqual(columnsOf(known), columnsOf(changed))) return
  await trx.updateTable('verifier_operators').set(columnsOf(changed)).where('key', '=', key).execute()
}

/** The state of some operators by key; without those that were never asked. */
export async function findStandings(
  db: Db,
  keys: string[],
  first: (key: string) => Pace,
): Promise<Map<string, Standing>> {
  const rows = await db
    .selectFrom('verifier_operators')
    .selectAll()
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.key, standingOf(row, first(row.key))]))
}

/** Takes what only one process may have; false while another one has it. */
export async function takeClaim(
  db: Db,
  id: string,
  { holder, now, until }: { holder: string; now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into verifier_leases as lease (id, key, holder, until) values (${id}, ${id}, ${holder}, ${until})
    on conflict (id) do update set holder = excluded.holder, until = excluded.until
      where lease.until <= ${now} or lease.until > ${latest(until)}
    returning id`.execute(db)
  return rows.length > 0
}

/** Says that this process is still at these of its own. */
export async function renewVerifierLeases(
  db: Db,
  holder: string,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  await db
    .updateTable('verifier_leases')
    .set({ until })
    .where('holder', '=', holder)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}

/** Gives back one of this holder, or all of them. */
export async function dropVerifierLeases(db: Db, holder: string, id?: string): Promise<void> {
  await db
    .deleteFrom('verifier_leases')
    .where('holder', '=', holder)
    .$if(id !== undefined, (of) => of.where('id', '=', id!))
    .execute()
}

/** Drops the leases of all holders; only safe while none of them can be alive. */
export async function forgetVerifierLeases(db: Db): Promise<void> {
  await db.deleteFrom('verifier_leases').execute()
}

/** Removes rows that equal a fresh one: not asked for a day, and not left alone. */
export async function purgePoliteness(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom('verifier_leases').where('until', '<', before).execute()
  // Locked rows are skipped: waiting for one while holding another could deadlock.
  const idle = db
    .selectFrom('verifier_operators')
    .select('key')
    .where('at', '<', before)
    .where('until', '<', before)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verifier_operators').where('key', 'in', idle).execute()
}
