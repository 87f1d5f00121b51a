import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertAccount } from '#storage/accounts.ts'
import { insertAskedLink } from '#storage/asked-links.ts'
import { openDatabase } from '#storage/database.ts'
import { insertMail } from '#storage/outgoing-mail.ts'
import { snapshotOf } from '#storage/snapshot/read.ts'
import { backup } from './backup.ts'
import { noteBackup, readLastBackup } from './last-backup.ts'
import { restore } from './restore.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => ({ DATABASE_URL: '', DATA_DIR: join(folder, name) })
const open = (name: string) => openDatabase({ url: '', directory: join(folder, name) })
const waiting = ['outgoing_mail', 'asked_links', 'accounts'] as const

test('mail that waits is not in a backup: restored, it would be sent a second time; a copy takes it along', async () => {
  const original = await open('original')
  await insertAccount(original.db, {
    ...{ id: 'ada', name: 'Ada', email: 'ada@x.example', emailKey: 'ada@x.example', passwordHash: 'h' },
    ...{ locale: 'en', timezone: 'UTC', isAdmin: false, createdAt: new Date() },
  })
  const mail = { id: 'm', kind: 'contact', letter: 'sealed', key_id: 'k', accountId: 'ada', tokenHash: null }
  await insertMail(original.db, { ...mail, lifetimeMs: 3_600_000 }, 10)
  const asked = { id: 'a', kind: 'reset' as const, address: 'sealed', key_id: 'k', account_id: null }
  await insertAskedLink(original.db, asked, 10)
  const taken = await original.db.transaction().execute(async (trx) => snapshotOf(trx))
  const rowsOf = (tables: { name: string; rows: number }[]) =>
    waiting.map((name) => tables.find((table) => table.name === name)?.rows)
  expect(rowsOf(taken.tables)).toEqual([1, 1, 1])
  await original.close()

  const file = join(folder, 'all.backup')
  expect(rowsOf((await backup(at('original'), file, { program: 'test' })).tables)).toEqual([0, 0, 1])
  expect(Date.now() - (await readLastBackup(join(folder, 'original')))!).toBeLessThan(600_000)
  await restore(at('restored'), file)
  // It has had no backup of its own.
  expect(await readLastBackup(join(folder, 'restored'))).toBeNull()
  const restored = await open('restored')
  for (const name of ['outgoing_mail', 'asked_links'] as const) {
    expect(await restored.db.selectFrom(name).selectAll().execute()).toEqual([])
  }
  expect(await restored.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'ada' }])
  await restored.close()
}, 120_000)

test('a note that cannot be written or read is no fault of a backup', async () => {
  expect(await noteBackup(join(folder, 'nowhere'), 0)).toBe(false)
  await writeFile(join(folder, 'last-backup'), 'soon')
  expect(await readLastBackup(folder)).toBeNull()
  expect(await noteBackup(folder, 1_790_000_000_000)).toBe(true)
  expect(await readLastBackup(folder)).toBe(1_790_000_000_000)
})
