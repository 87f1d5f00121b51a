import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { clusterOf, makeCluster } from '#storage/embedded/cluster.ts'
import { findRunAs } from '#storage/embedded/run-as.ts'
import { serve } from '#storage/embedded/serve.ts'
import { createDisk, type Disk, whyNoDisk } from './disk.ts'

/** That a copy of the disk is a power cut: what was synced is in it, and what was not is lost. */

const whyNot = await whyNoDisk()
if (whyNot) console.log(`power cuts are skipped: ${whyNot}`)

describe.skipIf(whyNot !== null)('a disk whose power is cut', () => {
  let disk: Disk
  beforeAll(async () => {
    disk = await createDisk()
  })
  afterAll(() => disk?.close())

  test('a file that was synced is in the copy, and one that was only written is not', async () => {
    const synced = await open(join(disk.folder, 'synced'), 'w')
    await synced.writeFile('it stays')
    await synced.sync()
    await synced.close()
    await writeFile(join(disk.folder, 'written'), 'it is lost')
    const copy = await disk.cut()
    const found = await copy.use(async (folder) => ({
      synced: await readFile(join(folder, 'synced'), 'utf8'),
      written: await readFile(join(folder, 'written'), 'utf8').catch(() => ''),
    }))
    expect(found).toEqual({ synced: 'it stays', written: '' })
  })

  test.each([
    { sync: true, title: 'a committed row is in the copy' },
    { sync: false, title: 'a row that a PostgreSQL without sync has committed is not' },
  ])('$title', async ({ sync }) => {
    const directory = join(disk.folder, `sync-${sync}`)
    await mkdir(directory)
    const world = { binaries: findBinaries(), runAs: await findRunAs(directory), connections: 10 }
    await makeCluster(clusterOf(directory), world)
    // The table is on the disk in both.
    await withServer(directory, { ...world, sync: true }, (query) => query('create table kept (name text)'))
    const copy = await withServer(directory, { ...world, sync }, async (query) => {
      await query("insert into kept values ('answered')")
      return disk.cut()
    })
    const rows = await copy.use((folder) =>
      withServer(join(folder, `sync-${sync}`), world, (query) => query('select name from kept')),
    )
    expect(rows).toEqual(sync ? [{ name: 'answered' }] : [])
  })
})

type Query = (text: string) => Promise<unknown[]>

async function withServer<T>(
  directory: string,
  world: Parameters<typeof serve>[1],
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const { url, stop } = await serve(clusterOf(directory), world)
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await work(async (text) => (await client.query(text)).rows)
  } finally {
    await client.end()
    await stop()
  }
}
