import { type Kysely, sql } from 'kysely'
import type { Blobs } from './blobs.ts'
import { pictureKey } from './pictures.ts'
import type { Tables } from './tables.ts'

/**
 * Queries of one noun: the pictures of a test as mail clients show it. Each is a PNG and a part beside those of the test, under
 * a name that begins with `client-`; the part `clients` says who draws them.
 */

type Db = Kysely<Tables>
/** Who draws them: `try` names the claim and no other. `until`: after it another process may. */
export type ClientClaim = { id: string; try: number }

const CLAIM = 'clients'

/** Takes the drawing of a test, for `ms`; undefined while someone else has it, after `most` tries, or for a deleted test. */
export async function claimClients(
  db: Db,
  id: string,
  { ms, most }: { ms: number; most: number },
): Promise<ClientClaim | undefined> {
  const { rows } = await sql<{ tries: number }>`
    insert into picture_parts (test_id, name, part)
    select id, ${CLAIM}, jsonb_build_object('try', 1, 'until', extract(epoch from now()) + ${ms / 1000}::float8)
    from tests where id = ${id} and pictures = 'ready' and status = 'completed'
    on conflict (test_id, name) do update set part = jsonb_build_object(
      'try', (picture_parts.part->>'try')::int + 1, 'until', extract(epoch from now()) + ${ms / 1000}::float8)
    where (picture_parts.part->>'until')::float8 < extract(epoch from now())
      and (picture_parts.part->>'try')::int < ${most}
    returning (part->>'try')::int as tries`.execute(db)
  return rows[0] && { id, try: rows[0].tries }
}

/** Lets the next caller try again, after `pauseMs`; `undone`: as if it had never been tried. */
export async function releaseClients(
  db: Db,
  { id, ...claim }: ClientClaim,
  { pauseMs, undone }: { pauseMs: number; undone: boolean },
): Promise<void> {
  await sql`
    update picture_parts set part = jsonb_build_object(
      'try', ${claim.try - (undone ? 1 : 0)}::int, 'until', extract(epoch from now()) + ${pauseMs / 1000}::float8)
    where test_id = ${id} and name = ${CLAIM} and (part->>'try')::int = ${claim.try}`.execute(db)
}

/** Keeps one picture with its part; false for a deleted test, or where another process has taken over. */
export async function storeClientPicture(
  db: Db,
  blobs: Blobs,
  { id, ...claim }: ClientClaim,
  { name, png, part }: { name: string; png?: Uint8Array; part?: NonNullable<unknown> },
): Promise<boolean> {
  const picture = png && (await blobs.prepare('picture', png))
  const kept = await db.transaction().execute(async (trx) => {
    // Locked, so that a deletion waits and then finds this picture among what it removes.
    const test = await trx
      .selectFrom('tests')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const { rows } = await sql`
      select 1 from picture_parts
      where test_id = ${id} and name = ${CLAIM} and (part->>'try')::int = ${claim.try}`.execute(trx)
    if (!test || test.status === 'deleted' || rows.length === 0) return false
    if (picture) await blobs.put(trx, { key: pictureKey(id, name), testId: id }, picture)
    const json = JSON.stringify(part ?? {})
    await trx
      .insertInto('picture_parts')
      .values({ test_id: id, name, part: json })
      .onConflict((conflict) => conflict.columns(['test_id', 'name']).doUpdateSet({ part: json }))
      .execute()
    return true
  })
  if (!kept && picture) await blobs.drop(picture)
  return kept
}

/** What is kept, by name, and how often it was tried. */
export async function readClientParts(
  db: Db,
  id: string,
): Promise<{ parts: Map<string, NonNullable<unknown>>; tries: number }> {
  const rows = await db
    .selectFrom('picture_parts')
    .select(['name', 'part'])
    .where('test_id', '=', id)
    .where('name', 'like', 'client%')
    .execute()
  const parts = new Map(rows.map(({ name, part }) => [name, part]))
  const claim = parts.get(CLAIM) as { try: number } | undefined
  parts.delete(CLAIM)
  return { parts, tries: claim?.try ?? 0 }
}
