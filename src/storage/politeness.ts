import { type Kysely, sql } from 'kysely'
import type { Breaker } from '#engines/verifier/politeness/breaker.ts'
import type { Bucket } from '#engines/verifier/politeness/bucket.ts'
import type { OperatorState } from '#engines/verifier/politeness.ts'
import type { Tables } from './tables.ts'

/** What all processes together know of operators of mail servers, and who has a place there now. */

type Db = Kysely<Tables>

export type Entry<T> = {
  value: T
  /** Undefined: nothing changes, and no place is taken. */
  taken?: { operator: OperatorState; everyone: Bucket }
}

type Row = { key: string; tokens: number; at: Date; strikes: number; until: Date }

/**
 * Lets `decide` judge an operator with nobody in between, and takes a place for it, under the id of `lease`, where it says
 * so. `fresh`: an operator that nobody asked, and all of them together.
 */
export async function enterOperator<T>(
  db: Db,
  keys: { operator: string; everyone: string },
  lease: { id: string; holder: string; now: Date; until: Date },
  fresh: { operator: OperatorState; everyone: Bucket },
  decide: (operator: OperatorState, everyone: Bucket) => Entry<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockOperators(trx, keys, fresh)
    const { count } = await trx
      .selectFrom('verifier_leases')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', '=', keys.operator)
      .where('until', '>', lease.now)
      .executeTakeFirstOrThrow()
    const operator = { ...stateOf(rows.get(keys.operator)!), running: Number(count) }
    const { value, taken } = decide(operator, stateOf(rows.get(keys.everyone)!).bucket)
    if (!taken) return value
    await storeBucket(trx, keys.operator, taken.operator.bucket)
    await storeBucket(trx, keys.everyone, taken.everyone)
    const { id, holder, until } = lease
    await trx.insertInto('verifier_leases').values({ id, key: keys.operator, holder, until }).execute()
    return value
  })
}

/** Both rows, locked in the same order by everybody; made where they are missing. */
async function lockOperators(
  trx: Db,
  { operator, everyone }: { operator: string; everyone: string },
  fresh: { operator: OperatorState; everyone: Bucket },
): Promise<Map<string, Row>> {
  const lock = () =>
    trx
      .selectFrom('verifier_operators')
      .selectAll()
      .where('key', 'in', [operator, everyone])
      .orderBy('key')
      .forUpdate()
      .execute()
  let rows: Row[] = await lock()
  if (rows.length < 2) {
    const { breaker } = fresh.operator
    const made = [rowOf(operator, fresh.operator.bucket, breaker), rowOf(everyone, fresh.everyone, breaker)]
    await trx
      .insertInto('verifier_operators')
      .values(made.sort((one, other) => (one.key < other.key ? -1 : 1)))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    rows = await lock()
  }
  return new Map(rows.map((row) => [row.key, row]))
}

const rowOf = (key: string, { tokens, at }: Bucket, { strikes, until }: Breaker): Row => ({
  key,
  tokens,
  at: new Date(at),
  strikes,
  until: new Date(until),
})

const stateOf = ({ tokens, at, strikes, until }: Row) => ({
  bucket: { tokens, at: at.getTime() },
  breaker: { strikes, until: until.getTime() },
})

async function storeBucket(trx: Db, key: string, { tokens, at }: Bucket): Promise<void> {
  await trx
    .updateTable('verifier_operators')
    .set({ tokens, at: new Date(at) })
    .where('key', '=', key)
    .execute()
}

/** Changes how an operator is left alone; `fresh` where it is not known yet. */
export async function changeBreaker(
  db: Db,
  key: string,
  fresh: OperatorState,
  change: (breaker: Breaker) => Breaker,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('verifier_operators')
      .values(rowOf(key, fresh.bucket, fresh.breaker))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await trx
      .selectFrom('verifier_operators')
      .selectAll()
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { strikes, until } = change(stateOf(row).breaker)
    await trx
      .updateTable('verifier_operators')
      .set({ strikes, until: new Date(until) })
      .where('key', '=', key)
      .execute()
  })
}

/** Null for an operator that nobody asked. */
export async function findBreaker(db: Db, key: string): Promise<Breaker | null> {
  const row = await db
    .selectFrom('verifier_operators')
    .select(['strikes', 'until'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? { strikes: row.strikes, until: row.until.getTime() } : null
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
      where lease.until <= ${now}
    returning id`.execute(db)
  return rows.length > 0
}

/** Says that this process is still at them. */
export async function renewVerifierLeases(db: Db, holder: string, until: Date): Promise<void> {
  await db.updateTable('verifier_leases').set({ until }).where('holder', '=', holder).execute()
}

/** Gives back one of this holder, or all of them. */
export async function dropVerifierLeases(db: Db, holder: string, id?: string): Promise<void> {
  await db
    .deleteFrom('verifier_leases')
    .where('holder', '=', holder)
    .$if(id !== undefined, (of) => of.where('id', '=', id!))
    .execute()
}

/** Of all holders: only where none of them can be alive. */
export async function forgetVerifierLeases(db: Db): Promise<void> {
  await db.deleteFrom('verifier_leases').execute()
}

/** Removes what is as good as unknown: nobody asked there for a day, and it is not left alone. */
export async function purgePoliteness(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom('verifier_leases').where('until', '<', before).execute()
  await db.deleteFrom('verifier_operators').where('at', '<', before).where('until', '<', before).execute()
}
