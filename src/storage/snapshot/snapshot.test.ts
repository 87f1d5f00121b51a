import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../../../tests/postgres/database.ts'
import type { Db } from '../db.ts'
import { migrate, migrateTo, migrationNames } from '../migrate.ts'
import { readSequences, readTables } from './catalog.ts'
import { connectPostgres } from './connect.ts'
import { loadSnapshot } from './load.ts'
import { snapshotOf } from './read.ts'
import type { Snapshot } from './types.ts'

const places: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(places.splice(0).map(({ close }) => close())))

/** An empty database. */
async function place(): Promise<Db> {
  const { url, drop } = await ownDatabase({ empty: true })
  const { db, close } = await connectPostgres(url)
  places.push({ close: () => close().then(drop) })
  return db
}

const taken = <T>(db: Db, use: (snapshot: Snapshot) => Promise<T>) =>
  db.transaction().execute(async (trx) => use(await snapshotOf(trx)))

/** Values that are easily changed on the way. */
async function fill(db: Db): Promise<void> {
  const statements = [
    `insert into audit (at, actor, action, target, detail) values
       ('2026-03-29 01:59:59.123456+00', 'a', 'b', null, '{"z": 1, "a": [1.10, 1e400, "\\u00e4 ''\\" \\\\ \\n", null]}'),
       ('infinity', '', 'b', '', '"text"'), ('0001-01-01 00:00:00+00 BC', 'x', 'y', 'z', 'null')`,
    `insert into taxes values ('a', 'DE', 'vat', 'x', 0.1::float8 + 0.2, true), ('b', 'DE', 'vat', 'x', 'Infinity', false)`,
    `insert into tests (id, address_id, spool_id, source, status, session, score, size_bytes, received_at, expires_at)
       values ('t', 't', 's', 'smtp', 'completed', '{}', 9.3, 2147483647, now(), now())`,
    `insert into blobs (key, test_id, bytes) values ('all', 't', decode('00ff5c780a0d27', 'hex')), ('none', 't', '')`,
    `insert into blobs (key, test_id, bytes) select 'b' || n, 't', decode(repeat('deadbeef', 90000), 'hex') from generate_series(1, 12) n`,
    `insert into verifier_list_quotas values ('c', '2026-01-02', 3)`,
    `insert into verifier_list_rows (list_id, number, raw) select 'l', n, 'row, "' || n || E'"\\t\\u00fc' from generate_series(1, 1700) n`,
    `insert into accounts (id, name, email, email_key, password_hash, locale, timezone, totp_last_step, created_at)
       values ('z', 'Zoë \u{1F600}', 'z@x', 'z@x', 'h', 'en', 'UTC', 9007199254740993, now())`,
    `insert into placement_monitors (id, account_id, owner, name, marker, providers, enabled, alert_spam, email, created_at)
       values ('m', 'z', 'o', 'n', 'mk', '[]', true, false, true, now())`,
    // By name it comes before what it refers to.
    `insert into placement_alerts (id, monitor_id, kind, way, body, created_at) values ('a', 'm', 'k', 'email', '{}', now())`,
    `insert into placement_seeds (provider, address, type, region, host, port, security, username, auth, secret, key_id, folder_map, tags, enabled, created_at)
       select 'p', 'a' || n, 'consumer', 'r', 'h', 1, 'tls', 'u', 'password', 's', 'k', '{}', '[]', true, now() from generate_series(1, 7) n`,
    `delete from placement_seeds where address = 'a7'`,
    `insert into outgoing_mail (id, kind, letter, key_id, account_id, claimed_by, claimed_until, expires_at)
       values ('w', 'reset', 'sealed', 'k', 'z', 'p', now(), now() + interval '1 hour')`,
    // It stays behind: it does not run where the copy is.
    `insert into processes values ('p', 'here', 7, 'http', '1', now(), now())`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

describe('from one database to another', () => {
  test('every value arrives as it was, and numbers go on where they were', async () => {
    const [source, target] = [await place(), await place()]
    await migrate(source)
    await fill(source)
    const sent = await taken(source, async (snapshot) => {
      await loadSnapshot(target, snapshot)
      return snapshot
    })
    const there = await taken(target, async (snapshot) => snapshot)
    expect(there.tables).toEqual(sent.tables)
    expect(there.sequences).toEqual(sent.sequences)
    expect(there.migrations).toEqual(await migrationNames())
    expect(sent.tables.find(({ name }) => name === 'verifier_list_rows')?.rows).toBe(1700)

    expect((await sql`select * from processes`.execute(target)).rows).toEqual([])

    const look = async (db: Db) => {
      const { rows } = await sql`
        select (select jsonb_agg(to_jsonb(a) order by id) from audit a)::text as audit,
          (select string_agg(key || md5(bytes), ',' order by key) from blobs) as blobs,
          (select totp_last_step::text || name from accounts) as step`.execute(db)
      return rows
    }
    expect(await look(target)).toEqual(await look(source))
    const { rows: next } = await sql`
      insert into placement_seeds (provider, address, type, region, host, port, security, username, auth, secret, key_id, folder_map, tags, enabled, created_at)
      values ('p', 'new', 'consumer', 'r', 'h', 1, 'tls', 'u', 'password', 's', 'k', '{}', '[]', true, now()) returning id`.execute(
      target,
    )
    expect(next).toEqual([{ id: 8 }])

    // What guards the rows is there again.
    await expect(sql`update audit set action = 'c'`.execute(target)).rejects.toThrow('never changed')
    await expect(sql`insert into recovery_codes values ('nobody', 'x')`.execute(target)).rejects.toThrow(
      'foreign key',
    )
    await sql`delete from accounts`.execute(target)
    expect((await sql`select * from placement_alerts`.execute(target)).rows).toEqual([])

    await expect(taken(source, (snapshot) => loadSnapshot(target, snapshot))).rejects.toThrow('not empty')
  })

  test('what fails on the way leaves empty tables, and can be done again', async () => {
    const [source, target] = [await place(), await place()]
    await migrate(source)
    await fill(source)
    const broken = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      async *rows() {
        for await (const part of snapshot.rows()) {
          yield part
          if (part.table.name === 'tests') throw new Error('the cable was pulled')
        }
      },
    })
    const withLess = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      async *rows() {
        for await (const part of snapshot.rows()) {
          yield part.table.name === 'taxes' ? { ...part, rows: part.rows.slice(1) } : part
        }
      },
    })
    const withOther = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      async *rows() {
        for await (const { table, rows } of snapshot.rows()) {
          const flip = (value: string | Uint8Array | null) => (value === 'vat' ? 'gst' : value)
          yield { table, rows: table.name === 'taxes' ? rows.map((row) => row.map(flip)) : rows }
        }
      },
    })
    for (const [spoil, words] of [
      [broken, 'the cable was pulled'],
      [withLess, 'taxes did not arrive whole: 2 rows were sent, 1 are there'],
      [withOther, 'with other values'],
    ] as const) {
      await expect(taken(source, (snapshot) => loadSnapshot(target, spoil(snapshot)))).rejects.toThrow(words)
      const there = await taken(target, async ({ tables }) => tables.filter(({ rows }) => rows > 0))
      expect(there).toEqual([])
    }
    const tables = await taken(source, (snapshot) => loadSnapshot(target, snapshot))
    expect(tables.find(({ name }) => name === 'taxes')?.rows).toBe(2)
  })
})

test('every table of the schema is taken, with every column; migrations leave them empty', async () => {
  const db = await place()
  await migrate(db)
  const { rows } = await sql<{ at: string }>`
    select c.table_name || '.' || c.column_name as at from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
      and c.is_generated = 'NEVER'
    order by 1`.execute(db)
  const read = (await readTables(db)).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  )
  expect(read.sort()).toEqual(rows.map(({ at }) => at).sort())
  const filled = await taken(db, async ({ tables }) => tables.filter((table) => table.rows > 0))
  // Rows that a migration makes would stand in the way of those that are brought.
  expect(filled).toEqual([])
  expect((await readSequences(db)).map(({ name }) => name)).toEqual([
    'audit_id_seq',
    'domain_reports_id_seq',
    'events_sequence_seq',
    'placement_seeds_id_seq',
    'report_refusals_id_seq',
    'watch_observations_id_seq',
  ])
})

test('an older schema is brought up to date, a newer one refused', async () => {
  const [source, target, other] = [await place(), await place(), await place()]
  const names = await migrationNames()
  await migrateTo(source, names[8]!)
  await sql`insert into taxes values ('a', 'DE', 'vat', 'x', 1, true)`.execute(source)
  await sql`insert into blobs (key, test_id, bytes) values ('mail/a', 'a', 'abc')`.execute(source)
  await taken(source, (snapshot) => loadSnapshot(target, snapshot))
  const { migrations, tables } = await taken(target, async (snapshot) => snapshot)
  expect(migrations).toEqual(names)
  expect(tables.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(['blobs', 'taxes'])

  await sql`insert into kysely_migration values ('9999_later', '2026-01-01')`.execute(source)
  const newer = taken(source, (snapshot) => loadSnapshot(other, snapshot))
  await expect(newer).rejects.toThrow('made by a newer version')
  expect(await readTables(other)).toEqual([])
}, 180_000)

test('tables of something else are not touched', async () => {
  const [source, target] = [await place(), await place()]
  await migrate(source)
  await sql`create table photos (id integer)`.execute(target)
  const copied = taken(source, (snapshot) => loadSnapshot(target, snapshot))
  await expect(copied).rejects.toThrow('it has the table photos')
  expect((await readTables(target)).map(({ name }) => name)).toEqual(['photos'])
})
