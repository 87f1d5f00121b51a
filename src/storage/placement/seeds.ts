import type { Baseline, Folder, SeedTrouble } from '@postproof/placement/mailbox-world'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { latest } from '../claims.ts'
import type { Db } from '../db.ts'
import type { SeedsTable } from './tables.ts'

/** Queries of one noun: a seed mailbox. What is stored of its secret is sealed before it comes here. */

export type SeedRow = Selectable<SeedsTable>
export type NewSeed = Omit<Insertable<SeedsTable>, 'id' | 'secret' | 'key_id'>
export type SealedSecret = { secret: string; key_id: string }

/** The number comes first: the secret is sealed for it. Throws SQLSTATE 23505 for an address that is there already. */
export async function insertSeed(
  db: Db,
  seed: NewSeed,
  seal: (id: number) => SealedSecret,
): Promise<SeedRow> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('placement_seeds', 'id'))::integer as id`.execute(db)
  const { id } = rows[0]!
  return db
    .insertInto('placement_seeds')
    .values({ ...seed, id, ...seal(id) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const listSeeds = (db: Db): Promise<SeedRow[]> =>
  db.selectFrom('placement_seeds').selectAll().orderBy('provider').orderBy('id').execute()

export const findSeed = (db: Db, id: number): Promise<SeedRow | undefined> =>
  db.selectFrom('placement_seeds').selectAll().where('id', '=', id).executeTakeFirst()

export const updateSeed = (
  db: Db,
  id: number,
  change: Updateable<SeedsTable>,
): Promise<SeedRow | undefined> =>
  db.updateTable('placement_seeds').set(change).where('id', '=', id).returningAll().executeTakeFirst()

/** Writes a sealed secret in the place of the one it was made from; false when that one is no longer there. */
export async function replaceSecret(db: Db, id: number, old: string, sealed: SealedSecret): Promise<boolean> {
  const done = await db
    .updateTable('placement_seeds')
    .set(sealed)
    .where('id', '=', id)
    .where('secret', '=', old)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** False when there is none. */
export async function deleteSeed(db: Db, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('placement_seeds').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

export type Health =
  | { ok: true; at: Date; folders?: Folder[] }
  | { ok: false; at: Date; trouble: SeedTrouble }

export async function noteHealth(db: Db, id: number, health: Health): Promise<void> {
  await db
    .updateTable('placement_seeds')
    .set(
      health.ok
        ? {
            health: 'ok' as const,
            trouble: null,
            checked_at: health.at,
            last_ok_at: health.at,
            ...(health.folders ? { folders: JSON.stringify(health.folders) } : {}),
          }
        : { health: 'failing' as const, trouble: JSON.stringify(health.trouble), checked_at: health.at },
    )
    .where('id', '=', id)
    .execute()
}

/** Null: nothing is pending there any more, and the next test begins again. */
export async function storeBaseline(db: Db, id: number, baseline: Baseline | null): Promise<void> {
  await db
    .updateTable('placement_seeds')
    .set({ baseline: baseline && JSON.stringify(baseline) })
    .where('id', '=', id)
    .execute()
}

/** Takes or keeps the reading of a mailbox until `until`; false while another process has it. */
export async function takeLease(
  db: Db,
  seedId: number,
  lease: { holder: string; now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into placement_leases (seed_id, holder, until) values (${seedId}, ${lease.holder}, ${lease.until})
    on conflict (seed_id) do update set holder = excluded.holder, until = excluded.until
      where placement_leases.holder = excluded.holder or placement_leases.until < ${lease.now}
        -- Longer than any: by a clock that was ahead.
        or placement_leases.until > ${latest(lease.until)}
    returning seed_id`.execute(db)
  return rows.length > 0
}

/** When the current lease ends; undefined when there is none. */
export async function findLease(db: Db, seedId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('placement_leases')
    .select('until')
    .where('seed_id', '=', seedId)
    .executeTakeFirst()
  return row?.until
}

/**
 * Answers the mailboxes that this process still holds: also where it came late, after a pause of the machine, and nobody
 * else has taken them meanwhile.
 */
export async function renewLeases(db: Db, holder: string, until: Date): Promise<number[]> {
  const rows = await db
    .updateTable('placement_leases')
    .set({ until })
    .where('holder', '=', holder)
    .returning('seed_id')
    .execute()
  return rows.map(({ seed_id }) => seed_id)
}

/** Gives back one mailbox, or all that this process holds. */
export async function dropLeases(db: Db, holder: string, seedId?: number): Promise<void> {
  await db
    .deleteFrom('placement_leases')
    .where('holder', '=', holder)
    .$if(seedId !== undefined, (of) => of.where('seed_id', '=', seedId!))
    .execute()
}

/** Only where no other process can be alive: the embedded database. */
export async function forgetPlacementLeases(db: Db): Promise<void> {
  await db.deleteFrom('placement_leases').execute()
}
