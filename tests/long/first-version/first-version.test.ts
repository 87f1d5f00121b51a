import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResult } from '#contract/spam-test.ts'
import { type Instance, startInstance } from '../../instance.ts'

/**
 * The data folder of the first version that ran (commit 599eae06), which had taken one mail of a browser and was stopped,
 * is opened by this one.
 */

const id = 'a6oljrtbbgqns3ynjqnbhcwlm6nag'
const cookie = 'postproof_browser=GyYgPj2is9xv2mOt-5ZfDgd2.4R8jnq2TebPToqWbIq-2gkWi8TQLXwKCtqaTxkiW3X4'
// A day later, for reports end after thirty.
const now = Date.parse('2026-11-28T04:00:00Z')

let folder: string
let instance: Instance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-first-'))
  const archive = zstdDecompressSync(await readFile(join(import.meta.dirname, 'data.tar.zst')))
  execFileSync('tar', ['--extract', '--no-same-owner', '--directory', folder], { input: archive })
  const settings = {
    DATA_DIR: folder,
    MAIL_DOMAIN: 'check.example.org',
    PUBLIC_URL: 'http://localhost:33960',
  }
  instance = await startInstance(settings, { clock: { now: () => now } })
}, 600_000)
afterAll(async () => {
  await instance?.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(`${instance.url}${path}`, { headers: { cookie } })

test('its database is brought over, and the old one is kept', async () => {
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['database.pglite', 'postgresql', 'secret']))
})

test('the report, its page and the mail itself are there', async () => {
  const report = (await (await get(`/api/emails/${id}/results`)).json()) as TestResult
  expect(report).toMatchObject({
    id,
    status: 'completed',
    subject: 'BLACK WEEK IS HERE!! Up to 70% OFF everything',
  })
  expect((await get(`/results/${id}`)).status).toBe(200)
  const raw = new Uint8Array(await (await get(`/api/emails/${id}/raw`)).arrayBuffer())
  // As the first version itself answered it.
  expect(createHash('sha256').update(raw).digest('hex')).toBe(
    '983d67590218cd7d815f0beff06770d863b5661ecbf640424b76c312cf35f2dd',
  )
})

test('the browser that made it is still known by its cookie', async () => {
  const { data } = (await (await get('/api/emails')).json()) as { data: { id: string }[] }
  expect(data.map((each) => each.id)).toEqual([id])
  const strangers = (await (await fetch(`${instance.url}/api/emails`)).json()) as { data: unknown[] }
  expect(strangers.data).toEqual([])
})
