import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { migrateTo, migrationNames } from '../../migrate.ts'
import { findOlderBinaries } from '../binaries.ts'
import { clusterOf, makeCluster } from '../cluster.ts'
import { findRunAs } from '../run-as.ts'
import { useCluster } from './use-cluster.ts'

/** What an earlier version left in a data folder is brought over once, whole, and kept aside, or refused. */

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

describe('a database of a version before 0.2', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'database'))
    await writeFile(join(folder, 'database', 'PG_VERSION'), '17')
  })

  test('is refused with what to do, and left alone', async () => {
    await expect(found()).rejects.toThrow(/written by a version before 0\.2.*Nothing was changed\. Start/)
    expect(await entries()).toEqual(['database'])
  })

  test('beside a newer one changes nothing', async () => {
    await rename(join(folder, 'database'), join(folder, 'elsewhere'))
    const before = await found()
    await rename(join(folder, 'elsewhere'), join(folder, 'database'))
    expect(await found()).toEqual(before)
    expect(await entries()).toEqual(['database', 'postgresql'])
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
