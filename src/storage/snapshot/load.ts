import { type Kysely, sql } from 'kysely'
import { migrate, migrateTo, migrationNames } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { quoted, readMigrations, readTables, settle } from './catalog.ts'
import { countTable } from './read.ts'
import { type Counted, type Row, type Sequence, type Snapshot, SnapshotError, type Table } from './types.ts'

/** Puts a snapshot into an empty database: all of it, compared with what it was taken from, or nothing. */

type Db = Kysely<Tables>

/** PostgreSQL takes 65535 parameters. */
const PARAMETERS = 8_000

/**
 * Makes the tables as they were; loads them, compares counts and digests and brings the schema up to date in one
 * transaction. Throws SnapshotError when the database is not empty, when the snapshot is of a newer version, or when what
 * arrived is not what was sent; the database has empty tables then, and it can be tried again.
 */
export async function loadSnapshot(db: Db, snapshot: Snapshot): Promise<Counted[]> {
  const last = await known(snapshot.migrations)
  await refuseOther(db, last)
  await migrateTo(db, last)
  return db.transaction().execute(async (trx) => {
    await settle(trx)
    const tables = await readTables(trx)
    await refuseRows(trx, tables)
    refuseUnlike(snapshot.tables, tables)
    const restore = await dropForeignKeys(trx)
    for (const { name } of tables) await run(trx, `alter table ${quoted(name)} disable trigger user`)
    for await (const { table, rows } of snapshot.rows()) await insertRows(trx, table, rows)
    for (const sequence of snapshot.sequences) await setSequence(trx, sequence)
    for (const { name } of tables) await run(trx, `alter table ${quoted(name)} enable trigger user`)
    for (const statement of restore) await run(trx, statement)
    const arrived = await compare(trx, snapshot.tables)
    await migrate(trx)
    return arrived
  })
}

/** The last of its migrations. Throws when one of them is not ours. */
async function known(migrations: string[]): Promise<string> {
  const ours = await migrationNames()
  const foreign = migrations.find((name, at) => ours[at] !== name)
  if (foreign) {
    throw new SnapshotError(
      `It was made by a newer version of this program: its schema has ${foreign}, which this version does not know. Use that version, or one that is newer still.`,
    )
  }
  return migrations.at(-1)!
}

/** Before anything is made in it. */
async function refuseOther(db: Db, last: string): Promise<void> {
  const there = await readMigrations(db)
  const tables = await readTables(db)
  if (there === null && tables.length) {
    throw new SnapshotError(
      `The database is not empty: it has the table ${tables[0]!.name}. Give one that was made for this.`,
    )
  }
  await db.transaction().execute((trx) => refuseRows(trx, tables))
  if (there?.length && there.at(-1)! > last) {
    throw new SnapshotError(
      `The database has the tables of a newer schema (${there.at(-1)}) than what is to be put in (${last}). Give an empty one.`,
    )
  }
}

/** In a transaction, so that nothing is written between looking and loading. */
async function refuseRows(trx: Db, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    await run(trx, `lock table ${quoted(name)} in access exclusive mode`)
    const { rows } = await run(trx, `select 1 from ${quoted(name)} limit 1`)
    if (rows.length) {
      throw new SnapshotError(
        `The database is not empty: its table ${name} has rows. Nothing was changed. Give an empty one, in which no Postproof was started yet.`,
      )
    }
  }
}

function refuseUnlike(sent: Counted[], there: Table[]): void {
  const words = ({ name, columns }: Table) =>
    `${name}(${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`
  const missing = there.map(words).filter((table) => !sent.map(words).includes(table))
  const extra = sent.map(words).filter((table) => !there.map(words).includes(table))
  if (missing.length || extra.length) {
    throw new SnapshotError(`Its tables are not those of its schema: ${[...extra, ...missing].join('; ')}.`)
  }
}

/** Rows may come before those they name. Answers what puts the keys back, which looks at every row. */
async function dropForeignKeys(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; name: string; definition: string }>`
    select t.relname::text as table_name, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { table_name, name } of rows) {
    await run(trx, `alter table ${quoted(table_name)} drop constraint ${quoted(name)}`)
  }
  return rows.map(
    ({ table_name, name, definition }) =>
      `alter table ${quoted(table_name)} add constraint ${quoted(name)} ${definition}`,
  )
}

async function insertRows(trx: Db, table: Table, rows: Row[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(PARAMETERS / table.columns.length))
  const names = table.columns.map(({ name }) => sql.id(name))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce).map((row) => {
      // By way of text: the drivers have ideas of their own about booleans, numbers and JSON.
      const cells = table.columns.map(({ type, binary }, at) =>
        binary ? sql`${row[at]}::bytea` : sql`${row[at]}::text::${sql.raw(type)}`,
      )
      return sql`(${sql.join(cells)})`
    })
    await sql`
      insert into ${sql.id(table.name)} (${sql.join(names)}) overriding system value
      values ${sql.join(values)}`.execute(trx)
  }
}

const setSequence = (trx: Db, { name, value, called }: Sequence) =>
  sql`select setval(${quoted(name)}::regclass, ${value}::text::bigint, ${called})`.execute(trx)

async function compare(trx: Db, sent: Counted[]): Promise<Counted[]> {
  const arrived: Counted[] = []
  for (const table of sent) {
    const found = await countTable(trx, table)
    if (found.rows !== table.rows || found.digest !== table.digest) {
      throw new SnapshotError(
        `The table ${table.name} did not arrive whole: ${table.rows} rows were sent, ${found.rows} are there${found.rows === table.rows ? ', with other values' : ''}. Nothing was kept.`,
      )
    }
    arrived.push(found)
  }
  return arrived
}

const run = (trx: Db, text: string) => sql.raw(text).execute(trx)
