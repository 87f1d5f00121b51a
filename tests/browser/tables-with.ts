import { sql } from 'kysely'
import type { Db } from '#storage/db.ts'

/** Every table of every schema, the queue's too, with how many of its rows hold one of these texts in any column. */
export async function tablesWith(db: Db, needles: string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')
    order by table_schema, table_name`.execute(db)
  const found: [string, number][] = []
  for (const { schema, name } of tables) {
    // A row as text shows octets in hexadecimal.
    const wanted = needles.flatMap((needle) => [needle, Buffer.from(needle).toString('hex')])
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(`${schema}.${name}`)} as item
      where exists (select 1 from unnest(${wanted}::text[]) as needle where strpos(item::text, needle) > 0)`.execute(
      db,
    )
    found.push([schema === 'public' ? name : `${schema}.${name}`, rows[0]!.count])
  }
  return Object.fromEntries(found)
}
