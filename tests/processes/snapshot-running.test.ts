import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkBackup, restore } from '#platform/snapshot/restore.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { postproof, program } from './command-process.ts'

/** Backups beside a running instance: of one moment, with all that was accepted before, and nothing left when killed. */

let instance: Instance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-beside-'))
  instance = await startInstance({ DATA_DIR: join(folder, 'running') })
})
afterAll(async () => {
  await instance?.close()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATA_DIR: instance.config.DATA_DIR })

test('mails arrive meanwhile: what is restored fits together, and lacks none that was accepted before', async () => {
  const raw = await readFile(join(examples, 'plain-text.eml'))
  const browser = createBrowser(instance.url)
  const accepted: string[] = []
  let over = false
  const sender = async () => {
    while (!over) {
      const { id, email } = await browser.address()
      // A slow machine may say that there is too much mail for now.
      const sent = await instance
        .send(email, raw)
        .catch(() => new Promise((resolve) => setTimeout(resolve, 200)))
      if (sent) accepted.push(id)
    }
  }
  const senders = [sender(), sender()]
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(5), 60_000)
  const file = join(folder, 'busy.backup')
  const before = [...accepted]
  const said = await postproof(['backup', file], settings())
  over = true
  await Promise.all(senders)
  expect(said).toMatchObject({ code: 0, errors: '' })
  expect(accepted.length).toBeGreaterThan(before.length)

  const DATA_DIR = join(folder, 'restored')
  const { tables } = await restore({ DATABASE_URL: '', DATA_DIR }, file)
  const copy = await startInstance({ DATA_DIR })
  try {
    const { db } = copy.running.application.database
    const { rows: torn } = await sql`
      select key from blobs where test_id not in (select id from tests)
      union all select id from tests where 'mail/' || id not in (select key from blobs)`.execute(db)
    expect(torn).toEqual([])
    expect(tables.find(({ name }) => name === 'tests')?.rows).toBeLessThanOrEqual(accepted.length)
    const reader = createBrowser(copy.url)
    for (const id of before) expect([id, (await reader.result(id)).status]).toEqual([id, 'completed'])
  } finally {
    await copy.close()
  }
}, 180_000)

test('a backup that is killed leaves the older file and no copy; the next one is made', async () => {
  const file = join(folder, 'killed.backup')
  expect((await postproof(['backup', file], settings())).code).toBe(0)
  const older = await readFile(file)
  const child = spawn(process.execPath, [program, 'backup', file], { env: { ...process.env, ...settings() } })
  const ended = once(child, 'exit')
  const parts = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'))
  await vi.waitFor(async () => expect(await parts()).toHaveLength(1), { timeout: 60_000, interval: 20 })
  child.kill('SIGKILL')
  await ended
  expect(await readFile(file)).toEqual(older)
  const left = () => readdir(instance.config.DATA_DIR)
  await vi.waitFor(async () => expect(await left()).not.toContain('snapshot'), 30_000)
  expect(await postproof(['backup', file], settings())).toMatchObject({ code: 0, errors: '' })
  await checkBackup(file)
}, 180_000)

test('whoever may not, or asks for something else, gets nothing', async () => {
  const refused = await postproof(['backup', join(folder, 'x')], { DATA_DIR: join(folder, 'nowhere') })
  expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('There is no database in')])
  const over = await postproof(['restore', join(folder, 'killed.backup')], settings())
  expect([over.code, over.errors]).toEqual([2, expect.stringContaining('is in use by process')])
  expect(await readdir(folder)).not.toContain('x')
})
