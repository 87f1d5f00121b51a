import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureKinds } from '@postproof/engine/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientSupport, HeatMap, Screenshots } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

/** What a reader sees: pictures arrive beside the report, through the real browser, database and API. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance({ PICTURES: 'on', ALLOW_PRIVATE_NETWORKS: 'on' })
})
afterAll(() => instance?.close())

const example = (name: string) => readFile(join(examples, `${name}.eml`))

async function drawn(id: string): Promise<Screenshots> {
  await instance.browser.result(id)
  return instance.browser.pictures(id)
}

async function sent(name: string): Promise<string> {
  const { id, email } = await instance.browser.address()
  await instance.send(email, await example(name))
  return id
}

test('a mail gets its report first, then eleven pictures and three heat maps; the score takes what they show', async () => {
  const id = await sent('good-newsletter')
  const before = await instance.browser.result(id)
  expect(before.status).toBe('completed')

  const shots = await drawn(id)
  expect(shots.status).toBe('ready')
  expect(shots.renderer).toMatch(/^Chromium \d+$/)
  expect(shots.inbox).toMatchObject({
    sender: expect.stringContaining('Harbor'),
    preview_source: 'preheader',
  })
  expect(shots.screenshots.map(({ status }) => status)).toEqual(Array(pictureKinds.length).fill('ready'))
  for (const { url, width, height, fold, overflow } of shots.screenshots) {
    const response = await instance.browser.call(url!)
    expect(response.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16) / png.readUInt32BE(20)).toBeCloseTo(width! / height!, 1)
    expect(fold).toBeLessThan(height!)
    expect(overflow).toBe(0)
  }

  const heat = await instance.browser.json<HeatMap>(`/api/emails/${id}/heatmap`)
  expect(heat.disclaimer).toContain('Never tested on emails')
  for (const device of heat.devices) {
    expect(device).toMatchObject({ status: 'ready', call_to_action: { text: 'Read the four steps' } })
    expect(device.elements.length).toBeGreaterThan(5)
    expect(device.first_look.length).toBeGreaterThan(2)
    const shares = device.elements.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const url of [device.image_url, device.heat_url, device.focus_url])
      expect((await instance.browser.call(url!)).status).toBe(200)
  }

  const after = await instance.browser.json<TestResult>(`/api/emails/${id}/results`)
  expect(after.features).toMatchObject({ screenshots: 'ready', heatmap: 'ready' })
  const check = (name: string) => after.results.find((each) => each.id === name)
  for (const name of ['responsive', 'images_off', 'accessibility', 'fold'])
    expect([name, check(name)?.status]).toEqual([name, 'good'])
  expect(after.coverage).toBeGreaterThan(before.coverage ?? 1)
  expect(
    (await instance.browser.json<{ changes: unknown[] }>(`/api/emails/${id}/recheck`, { method: 'POST' }))
      .changes,
  ).toEqual([])
})

test('the report prints to a PDF that holds it', async () => {
  const id = await sent('careless-newsletter')
  await drawn(id)
  const response = await instance.browser.call(`/api/emails/${id}/report.pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.byteLength).toBeGreaterThan(20_000)
})

test('a domain report prints to a PDF, for everyone', async () => {
  const response = await createBrowser(instance.url).call('/domain/harborandpine.example/report.pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="harborandpine.example.pdf"')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.byteLength).toBeGreaterThan(10_000)
})

test('a placement report prints to a PDF, for whoever may read it', async () => {
  const { browser } = instance
  const begun = (await (await browser.post('/api/inbox-placement', {})).json()) as { id: string }
  const path = `/api/inbox-placement/${begun.id}/report.pdf`
  expect((await browser.call(path)).status).toBe(409)
  await instance.running.application.database.db
    .updateTable('placement_tests')
    .set({ status: 'completed', completed_at: new Date() })
    .where('id', '=', begun.id)
    .execute()
  const response = await browser.call(path)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.byteLength).toBeGreaterThan(10_000)
  const sample = await browser.call('/api/inbox-placement/example/report.pdf')
  expect(Buffer.from(await sample.arrayBuffer()).byteLength).toBeGreaterThan(20_000)
  expect((await createBrowser(instance.url).call(path)).status).toBe(404)
})

test('mail clients: what they do not know is named with lines; a mail of plain text has none', async () => {
  const id = await sent('careless-newsletter')
  await instance.browser.result(id)
  const support = await instance.browser.json<ClientSupport>(`/api/emails/${id}/client-support`)
  expect(support.clients.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5)
  const lacking = support.features.filter((each) => each.support.some(({ level }) => level === 'no'))
  expect(lacking.length).toBeGreaterThan(0)
  for (const { lines, last_tested } of lacking) {
    expect(lines[0]).toBeGreaterThan(0)
    expect(last_tested).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  const plain = await sent('plain-text')
  await instance.browser.result(plain)
  expect((await instance.browser.call(`/api/emails/${plain}/client-support`)).status).toBe(409)
  expect((await drawn(plain)).screenshots.map(({ status }) => status)).toEqual(
    Array(pictureKinds.length).fill('ready'),
  )
})

test('pictures go with their test; what is not there is said so', async () => {
  const id = await sent('transactional')
  const shots = await drawn(id)
  const url = shots.screenshots[0]!.url!
  expect((await instance.browser.call(`/api/emails/${id}/pictures/desktop-nonsense.png`)).status).toBe(404)
  expect((await instance.browser.call(`/api/emails/${id}/pictures/..%2fx.png`)).status).toBe(404)
  expect((await instance.browser.call(`/api/emails/${id}/delete`, { method: 'POST' })).status).toBe(200)
  expect((await instance.browser.call(url)).status).toBe(410)
  expect((await instance.browser.call(`/api/emails/${id}/heatmap`)).status).toBe(410)
})

test('the bundled sample is drawn too, over its stand-in web', async () => {
  const shots = await drawn('example')
  expect(shots.screenshots.map(({ status }) => status)).toEqual(Array(pictureKinds.length).fill('ready'))
  const result = await instance.browser.json<TestResult>('/api/emails/example/results')
  expect(result.features.screenshots).toBe('ready')
})

test('pictures that waited for the plan are drawn when their owner asks, and for nobody else', async () => {
  const limited = await startInstance({ PICTURES: 'on', ALLOW_PRIVATE_NETWORKS: 'on', BILLING: 'manual' })
  try {
    const { db } = limited.running.application.database
    const plans = limited.running.application.services.plans
    const allow = async (count: number) => {
      const plan = (await plans.all()).find(({ id }) => id === 'anonymous')!
      await plans.save({ ...plan, limits: { ...plan.limits, screenshots: count, heatmaps: count } })
    }
    await allow(0)
    const form = new FormData()
    form.set('file', new Blob([await example('plain-text')]), 'mail.eml')
    const response = await limited.browser.call('/api/emails', { method: 'POST', body: form })
    const { id } = (await response.json()) as { id: string }
    await limited.browser.result(id)
    const state = async () =>
      (await db.selectFrom('tests').select('pictures').where('id', '=', id).executeTakeFirstOrThrow())
        .pictures
    await expect.poll(state, { timeout: 60_000 }).toBe('locked')

    const draw = (browser = limited.browser) => browser.post(`/api/emails/${id}/pictures`)
    expect((await draw(createBrowser(limited.url))).status).toBe(404)
    expect((await draw()).status).toBe(403)
    await allow(1)
    expect((await draw()).status).toBe(200)
    await expect.poll(state, { timeout: 60_000 }).toBe('ready')
    const shots = await limited.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)
    expect(shots.status).toBe('ready')
    expect((await draw()).status).toBe(409)
  } finally {
    await limited.close()
  }
})
