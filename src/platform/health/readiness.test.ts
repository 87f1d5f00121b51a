import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#storage/db.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { createReadiness } from './readiness.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openOwnDatabase()
  folder = await mkdtemp(join(tmpdir(), 'readiness-'))
  await mkdir(spoolOf(folder), { recursive: true })
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (text: string) => sql.raw(text).execute(database.db)

test('a tick of the jobs is no older for a clock that stepped', async () => {
  const ready = createReadiness({
    config: { DATA_DIR: folder, PARTS: ['jobs'], PICTURES: false, CHROMIUM_PATH: '' },
    db: database.db,
    blobs: { keeper: 'database', check: async () => undefined },
    spool: { unread: () => 0 },
    analysis: null,
    clock: { now: () => 0 },
  })
  const jobs = async () => (await ready()).parts.find(({ id }) => id === 'jobs')
  for (const at of ['now()', "now() - interval '3 days'", "now() + interval '3 days'"]) {
    await run(`update jobs.version set cron_on = ${at}`)
    expect(await jobs()).toMatchObject({ status: 'good', reasons: [{ code: 'health.jobs.ticks' }] })
  }
})
