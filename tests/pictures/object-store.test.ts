import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Screenshots } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { type S3Emulator, startS3Emulator } from '../../packages/emulators/s3/server.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'

/** A whole instance that keeps its mails and pictures in a bucket, which may be away for a while. */

let emulator: S3Emulator
let instance: Instance
/** The clock of the instance goes ahead of ours by this. */
let aheadMs = 0
beforeAll(async () => {
  emulator = await startS3Emulator()
  instance = await startInstance(
    {
      PICTURES: 'on',
      ALLOW_PRIVATE_NETWORKS: 'on',
      S3_BUCKET: emulator.bucket,
      S3_ENDPOINT: emulator.url,
      S3_ACCESS_KEY_ID: emulator.keys.id,
      S3_SECRET_ACCESS_KEY: emulator.keys.secret,
      S3_PREFIX: 'postproof/',
    },
    { mailer: recordingMailer(), clock: { now: () => Date.now() + aheadMs } },
  )
})
afterAll(async () => {
  await instance?.close()
  await emulator?.close()
})
beforeEach(() => {
  emulator.manner = 'well'
})

const example = (name: string) => readFile(join(examples, `${name}.eml`))
const shots = (id: string) => instance.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)
const table = (name: 'blobs' | 'blob_removals') =>
  instance.running.application.database.db.selectFrom(name).select('object').execute()

async function sent(name: string): Promise<string> {
  const { id, email } = await instance.browser.address()
  expect(await instance.send(email, await example(name))).toMatch(/^250/)
  return id
}

async function drawn(name: string): Promise<string> {
  const id = await sent(name)
  expect((await instance.browser.result(id)).status).toBe('completed')
  expect((await instance.browser.pictures(id)).status).toBe('ready')
  return id
}

test('mail and pictures stand in the bucket alone; deleted, nothing is left there', async () => {
  const id = await drawn('good-newsletter')
  // The mail, eleven screenshots, and two pictures of attention and its cells for each of three devices.
  expect(emulator.objects.size).toBe(21)
  const rows = await table('blobs')
  expect(rows.map(({ object }) => object).sort()).toEqual([...emulator.objects.keys()].sort())
  expect([...emulator.objects.keys()].join()).not.toContain(id)

  const raw = await instance.browser.call(`/api/emails/${id}/raw`)
  expect(await raw.text()).toContain((await example('good-newsletter')).subarray(-200).toString())
  const [{ url } = { url: null }] = (await shots(id)).screenshots
  const picture = Buffer.from(await (await instance.browser.call(url!)).arrayBuffer())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  const recheck = await instance.browser.json<{ changes: unknown[] }>(`/api/emails/${id}/recheck`, {
    method: 'POST',
  })
  expect(recheck.changes).toEqual([])

  expect((await instance.browser.post(`/api/emails/${id}/delete`)).status).toBe(200)
  expect(await instance.running.application.sweep()).toBe(21)
  expect([emulator.objects.size, await table('blobs'), await table('blob_removals')]).toEqual([0, [], []])
})

test('while the bucket is away reports open, what stands in it is refused with words, and comes back', async () => {
  const { browser } = instance
  const id = await drawn('transactional')
  const url = (await shots(id)).screenshots[0]!.url!
  emulator.manner = 'refuse'
  expect(await browser.json<TestResult>(`/api/emails/${id}/results`)).toMatchObject({ status: 'completed' })
  for (const path of [
    `/api/emails/${id}/raw`,
    url,
    `/api/emails/${id}/source`,
    `/api/emails/${id}/client-support`,
  ]) {
    const response = await browser.call(path)
    expect([path, response.status]).toEqual([path, 503])
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing is lost'),
    })
  }
  const german = await browser.call(`/api/emails/${id}/raw`, { headers: { 'accept-language': 'de' } })
  expect(((await german.json()) as { message: string }).message).toContain('Verloren ist nichts')
  const page = await browser.call(`/results/${id}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Nothing is lost')

  const ready = (await browser.json('/readyz')) as { ok: boolean; parts: { id: string; status: string }[] }
  expect(ready.ok).toBe(true)
  expect(ready.parts.find((part) => part.id === 'store')?.status).toBe('warning')

  emulator.manner = 'well'
  expect((await browser.call(url)).status).toBe(200)
  const again = (await browser.json('/readyz')) as typeof ready
  expect(again.parts.find((part) => part.id === 'store')?.status).toBe('good')
})

test('mail that comes while the bucket is away is accepted, and has its report and pictures afterwards', async () => {
  emulator.manner = 'refuse'
  const ids = [await sent('plain-text'), await sent('transactional'), await sent('plain-text')]
  const { intake } = instance.running.application
  await intake.idle()
  expect(intake.depth()).toBe(3)
  for (const id of ids) {
    const { status } = await instance.browser.json<TestResult>(`/api/emails/${id}/results`)
    expect(status).toBe('waiting')
  }
  emulator.manner = 'well'
  for (const id of ids) expect((await instance.browser.result(id)).status).toBe('completed')
  await expect.poll(() => intake.depth(), { timeout: 60_000 }).toBe(0)
})

test('an analysis that was begun waits for its mail, and fails only where there is none', async () => {
  const { database, analysis } = instance.running.application
  const [id, lost] = [await sent('plain-text'), await sent('plain-text')]
  for (const each of [id, lost]) await instance.browser.result(each)
  const status = async (each: string) =>
    (await database.db.selectFrom('tests').select('status').where('id', '=', each).executeTakeFirst())?.status
  const unfinished = { status: 'analyzing', received_at: new Date(0), claimed_at: new Date(0) } as const
  await database.db.updateTable('tests').set(unfinished).where('id', 'in', [id, lost]).execute()
  emulator.manner = 'refuse'
  await analysis.resumeUnfinished()
  expect([await status(id), await status(lost)]).toEqual(['analyzing', 'analyzing'])

  emulator.manner = 'well'
  const { object } = await database.db
    .selectFrom('blobs')
    .select('object')
    .where('key', '=', `mail/${lost}`)
    .executeTakeFirstOrThrow()
  emulator.objects.delete(object!)
  aheadMs += 120_000
  await analysis.resumeUnfinished()
  expect([await status(id), await status(lost)]).toEqual(['completed', 'failed'])
})

test('pictures that cannot be kept are drawn again later', async () => {
  const { database, pictures } = instance.running.application
  emulator.manner = ({ method, key }) => (method === 'PUT' && key.includes('picture/') ? 'refuse' : 'well')
  const writes = () => emulator.asked.filter((call) => call.startsWith('PUT postproof/picture')).length
  const before = writes()
  const id = await sent('good-newsletter')
  expect((await instance.browser.result(id)).status).toBe('completed')
  await expect.poll(writes).toBeGreaterThan(before)
  const state = async () =>
    (await database.db.selectFrom('tests').select('pictures').where('id', '=', id).executeTakeFirst())
      ?.pictures
  await pictures!.drain()
  expect(['pending', 'drawing']).toContain(await state())
  emulator.manner = 'well'
  expect((await instance.browser.pictures(id)).status).toBe('ready')
})

test('an account takes its mails out of the bucket', async () => {
  const { application } = instance.running
  const person = await register(instance, 'leaver@example.org')
  const form = new FormData()
  form.set('file', new Blob([await example('plain-text')]), 'mail.eml')
  const response = await person.browser.call('/api/emails', { method: 'POST', body: form })
  const { id } = (await response.json()) as { id: string }
  await person.browser.result(id)
  emulator.manner = 'refuse'
  const refused = await person.browser.call('/api/profile/export')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/json'])
  emulator.manner = 'well'
  expect((await person.browser.call('/api/profile/export')).status).toBe(200)

  const before = new Set((await table('blobs')).map(({ object }) => object!))
  expect([...before].every((object) => emulator.objects.has(object) || object.includes('mail/'))).toBe(true)
  await application.database.db
    .updateTable('accounts')
    .set({ deletion_at: new Date(0) })
    .where('id', '=', person.user.id)
    .execute()
  const owner = application.addresses.ownerTag(`account/${person.user.id}`)
  expect(owner).toBeTruthy()
  await application.services.accounts.purge()
  await application.sweep()
  const left = new Set((await table('blobs')).map(({ object }) => object!))
  const gone = [...before].filter((object) => !left.has(object))
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.filter((object) => emulator.objects.has(object))).toEqual([])
})
