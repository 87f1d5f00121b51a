import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { quoted, readMigrations, readSequences, readTables, settle } from './catalog.ts'
import { type Counted, type Row, type Snapshot, SnapshotError, type Table } from './types.ts'

/** Reads a database whole, as it is at one moment, without ever holding more than a few rows. */

type Db = Kysely<Tables>

/** What is fetched at once: about this many octets, at least a row. */
const FETCH_OCTETS = 2 * 1024 * 1024
const FETCH_ROWS = 500
/** Taken without their rows: who lives where it is taken from does not live where it goes. */
const withoutRows = ['processes']
/** jsonb is kept compressed; it seldom grows to more than this. */
const UNPACKED = 8

/**
 * `trx`: a transaction that sees one moment (repeatable read, or one that has the database for itself). `without`: tables
 * whose rows are left out, beside those of the processes.
 */
export async function snapshotOf(trx: Db, without: readonly string[] = []): Promise<Snapshot> {
  const leftOut = [...withoutRows, ...without]
  await settle(trx)
  const migrations = await readMigrations(trx)
  if (!migrations?.length) throw new SnapshotError('There is no Postproof in this database.')
  const tables: Counted[] = []
  for (const table of await readTables(trx)) {
    const none = leftOut.includes(table.name)
    tables.push(none ? { ...table, rows: 0, digest: '0' } : await countTable(trx, table))
  }
  return {
    migrations,
    tables,
    sequences: await readSequences(trx),
    objects: await countObjects(trx, tables),
    async *rows() {
      for (const table of tables) {
        if (table.rows === 0) continue
        for await (const rows of readRows(trx, table)) yield { table, rows }
      }
    },
  }
}

/** Counts the rows and adds up their hashes, all in the database: nothing of a picture travels for this. */
export async function countTable(trx: Db, table: Table): Promise<Counted> {
  const values = table.columns.map(({ name, binary }) =>
    binary ? `encode(sha256(${quoted(name)}), 'hex')` : `${quoted(name)}::text`,
  )
  const hash = `encode(sha256(convert_to(row(${values.join(', ')})::text, 'UTF8')), 'hex')`
  const { rows } = await sql
    .raw<{ rows: string; digest: string }>(
      `select count(*)::text as rows, coalesce(sum(('x' || left(${hash}, 15))::bit(60)::bigint), 0)::text as digest
       from ${quoted(table.name)}`,
    )
    .execute(trx)
  return { ...table, rows: Number(rows[0]!.rows), digest: rows[0]!.digest }
}

/** A schema from before there were stores has none. */
async function countObjects(trx: Db, tables: Table[]): Promise<number> {
  const blobs = tables.find(({ name }) => name === 'blobs')
  if (!blobs?.columns.some(({ name }) => name === 'object')) return 0
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from blobs where object is not null`.execute(trx)
  return Number(rows[0]?.count)
}

async function* readRows(trx: Db, table: Table): AsyncGenerator<Row[]> {
  const count = await rowsAtOnce(trx, table)
  const values = table.columns.map(
    ({ name, binary }, at) => `${quoted(name)}${binary ? '' : '::text'} as v${at}`,
  )
  const run = (text: string) => sql.raw<Record<string, Row[number]>>(text).execute(trx)
  await run(`declare snapshot no scroll cursor for select ${values.join(', ')} from ${quoted(table.name)}`)
  for (;;) {
    const { rows } = await run(`fetch ${count} from snapshot`)
    if (rows.length) yield rows.map((row) => table.columns.map((_, at) => row[`v${at}`] ?? null))
    if (rows.length < count) break
  }
  await run('close snapshot')
}

/** By the largest row there is: a few large ones behind thousands of small ones must fit as well. */
async function rowsAtOnce(trx: Db, table: Table): Promise<number> {
  const sizes = table.columns.map(({ name, type }) =>
    ['bytea', 'text'].includes(type)
      ? `coalesce(octet_length(${quoted(name)}), 0)::bigint`
      : `coalesce(pg_column_size(${quoted(name)}), 0)::bigint * ${UNPACKED}`,
  )
  const { rows } = await sql
    .raw<{ largest: string }>(
      `select coalesce(max(${sizes.join(' + ')}), 0)::text as largest from ${quoted(table.name)}`,
    )
    .execute(trx)
  const fitting = Math.floor(FETCH_OCTETS / Math.max(1, Number(rows[0]?.largest)))
  return Math.min(FETCH_ROWS, Math.max(1, fitting))
}
