import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { migrateTo, migrationNames } from '../../migrate.ts'
import type { Tables } from '../../tables.ts'
import { findOlderBinaries } from '../binaries.ts'
import { clusterOf, makeCluster } from '../cluster.ts'
import { findRunAs } from '../run-as.ts'
import { useCluster } from './use-cluster.ts'

/** What an earlier version left in a data folder is brought over once, whole, and kept aside. */

const rows = `insert into taxes values ('a', 'DE', 'vat', 'x', 0.1::float8 + 0.2, true)`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-move-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What the folder holds beside the lock of its owner. */
const entries = async () => (await readdir(folder)).filter((name) => name !== 'owner.lock').toSorted()

/** What the program finds, with the schema brought up to date. */
async function found(): Promise<{ taxes: unknown[]; last: string | undefined }> {
  const { db, close } = await openDatabase({ url: '', directory: folder })
  try {
    const { rows: taxes } = await sql`select * from taxes`.execute(db)
    const { rows: migrations } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(db)
    return { taxes, last: migrations[0]?.name }
  } finally {
    await close()
  }
}

describe('from PGlite', () => {
  let made: string
  let before: unknown[]
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'postproof-pglite-'))
    const pglite = await PGlite.create({ dataDir: join(made, 'database') })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    // As it was some versions ago.
    await migrateTo(db, (await migrationNames())[8]!)
    await sql.raw(rows).execute(db)
    before = (await sql`select * from taxes`.execute(db)).rows
    await db.destroy()
  }, 120_000)
  afterAll(() => rm(made, { recursive: true, force: true }))
  beforeEach(() => cp(made, folder, { recursive: true }))

  test('everything is there, the schema is new, the old folder is kept', async () => {
    const { taxes, last } = await found()
    expect(taxes).toMatchObject(before)
    expect(last).toBe((await migrationNames()).at(-1))
    expect(await entries()).toEqual(['database.pglite', 'postgresql'])
    expect((await found()).taxes).toMatchObject(before)
  })

  test('a start that was killed half-way is done again; one that only had to tidy up goes on', async () => {
    await mkdir(join(folder, 'postgresql.new-0badcafe'))
    expect((await found()).taxes).toMatchObject(before)
    await rename(join(folder, 'database.pglite'), join(folder, 'database'))
    expect((await found()).taxes).toMatchObject(before)
    expect(await entries()).toEqual(['database.pglite', 'postgresql'])
  })

  test('files that PGlite cannot read are left alone', async () => {
    await rm(join(folder, 'database', 'global'), { recursive: true })
    await expect(found()).rejects.toThrow(/earlier version in .* cannot be read: .*Nothing was changed/)
    expect(await entries()).toEqual(['database'])
  })

  test('while the version before still runs nothing is touched', async () => {
    await writeFile(join(folder, 'process.pid'), String(process.ppid))
    await expect(found()).rejects.toThrow(
      `process ${process.ppid}, of an earlier version, has the data folder`,
    )
    expect(await entries()).toEqual(['database', 'process.pid'])
  })
})

const older = [13, 14, 15, 16, 17].map((major) => findOlderBinaries(major)).find((binaries) => binaries)
test('from an older PostgreSQL, whose programs are here', async ({ skip }) => {
  skip(!older, 'no package postgresql-13 to -17 is installed')
  const world = { binaries: older!, runAs: await findRunAs(folder), connections: 5 }
  await makeCluster(clusterOf(folder), world, (aside) =>
    useCluster(aside, world, async (db) => {
      await migrateTo(db, (await migrationNames()).at(-1)!)
      await sql.raw(rows).execute(db)
    }),
  )
  expect((await found()).taxes).toHaveLength(1)
  expect(await entries()).toEqual(['postgresql', `postgresql-${older!.major}`])
  // A start that was killed between the two renames.
  await rm(clusterOf(folder), { recursive: true })
  expect((await found()).taxes).toHaveLength(1)
  expect(existsSync(join(folder, `postgresql-${older!.major}`))).toBe(true)
})
