import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from './accounts-world.ts'

/** What is kept no longer goes with all that belongs to it; the job calls the same purge. */

const day = 86_400_000
let now = Date.now()
let instance: Instance
beforeAll(async () => {
  instance = await startInstance(
    { BILLING: 'manual' },
    { mailer: recordingMailer(), clock: { now: () => now } },
  )
})
afterAll(() => instance?.close())

test('tests with mail, pictures and counts go by what the plan keeps; the audit log after two years', async () => {
  const { application } = instance.running
  const { db } = application.database
  const person = await register(instance, 'ada@example.org')
  const form = new FormData()
  form.set('file', new Blob([await readFile(join(examples, 'plain-text.eml'))]), 'mail.eml')
  const response = await person.browser.call('/api/emails', { method: 'POST', body: form })
  const { id } = (await response.json()) as { id: string }
  await person.browser.result(id)
  const picture = { key: `picture/${id}/desktop-plain`, test_id: id, bytes: new Uint8Array([1]) }
  await db.insertInto('blobs').values(picture).execute()
  const counts = async () => {
    const tables = ['tests', 'blobs', 'usage', 'usage_subjects', 'audit'] as const
    const entries = await Promise.all(
      tables.map(
        async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const,
      ),
    )
    return Object.fromEntries(entries)
  }
  const atFirst = await counts()
  expect(atFirst).toMatchObject({ tests: 1, blobs: 2, usage: 1, usage_subjects: 1 })
  expect(atFirst.audit).toBeGreaterThan(0)

  // The free plan keeps results for 30 days.
  now += 29 * day
  await application.purge()
  expect(await counts()).toEqual(atFirst)
  now += 2 * day
  await application.purge()
  expect(await counts()).toMatchObject({ blobs: 0, usage: 1 })
  expect((await person.browser.call(`/api/emails/${id}/raw`)).status).toBe(410)

  now += 60 * day
  await application.purge()
  expect(await counts()).toMatchObject({ usage: 0, usage_subjects: 0, audit: atFirst.audit })
  now += 700 * day
  await application.purge()
  expect(await counts()).toMatchObject({ audit: 0 })
})

test('without the history of tests the list holds those of the present period, and each is still there by its link', async () => {
  const { browser } = instance
  const upload = async () => {
    const form = new FormData()
    form.set('file', new Blob([await readFile(join(examples, 'plain-text.eml'))]), 'mail.eml')
    const response = await browser.call('/api/emails', { method: 'POST', body: form })
    return ((await response.json()) as { id: string }).id
  }
  const listed = async () =>
    (await browser.json<{ data: { id: string }[] }>('/api/emails')).data.map((row) => row.id)
  const first = await upload()
  await browser.result(first)
  expect(await listed()).toEqual([first])
  now += day
  expect(await listed()).toEqual([])
  expect(await browser.result(first)).toMatchObject({ status: 'completed' })
})
