import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { pictureKinds } from '@postproof/engine/world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Screenshots } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { type Instance, startInstance } from '../instance.ts'

/**
 * Mails with pictures, all at once, on a machine whose processors are busy with something else throughout
 * (`BUSY_MAILS=40`): each has all its pictures in the end, and what they show counts as on a machine at rest.
 */

const mails = Number(process.env.BUSY_MAILS ?? 8)
const timeout = { timeout: 25 * 60_000, interval: 1000 }

let instance: Instance
let red: Buffer
const asked = new Map<string, number>()
const pictures = createServer(({ url = '' }, response) => {
  asked.set(url, (asked.get(url) ?? 0) + 1)
  response.writeHead(200, { 'content-type': 'image/png' }).end(red)
})
const busy: ChildProcess[] = []
const settle = () => Promise.all(busy.map((child) => child.kill('SIGKILL')))
beforeAll(async () => {
  red = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  instance = await startInstance({ PICTURES: 'on', ALLOW_PRIVATE_NETWORKS: 'on' })
}, 240_000)
afterAll(async () => {
  await settle()
  await instance?.close()
  pictures.close()
})

function mail(name: string): string {
  const { port } = pictures.address() as AddressInfo
  const images = ['one', 'two', 'three', 'four'].map(
    (each) =>
      `<tr><td><img src="http://127.0.0.1:${port}/${name}/${each}.png" width="300" height="150" alt="A red field, number ${each}"></td></tr>`,
  )
  const words = 'The first frost came early to the workshop this year, and the benches stand inside. '
  return [
    'From: Harbor <news@example.org>\r\nTo: you@example.org\r\nSubject: The first frost\r\nMIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8\r\n',
    `<!doctype html><html lang="en"><head><title>The first frost</title></head><body><table role="presentation" width="100%" style="max-width:600px">`,
    `<tr><td style="font:16px Arial;color:#111;background:#fff"><h1>The first frost</h1>${`<p>${words.repeat(3)}</p>`.repeat(4)}</td></tr>`,
    `${images.join('\r\n')}</table></body></html>\r\n`,
  ].join('\r\n')
}

async function sent(name: string): Promise<string> {
  const { id, email } = await instance.browser.address()
  await instance.send(email, mail(name))
  return id
}

async function drawn(id: string) {
  const shots = await vi.waitFor(async () => {
    const found = await instance.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)
    expect([found.status, found.again]).toEqual(['ready', null])
    return found
  }, timeout)
  const { results } = await instance.browser.json<TestResult>(`/api/emails/${id}/results`)
  const rendering = ['responsive', 'dark_mode', 'images_off', 'accessibility', 'fold', 'render_cost']
  return {
    pictures: shots.screenshots.map(({ device, variant, status }) => `${device} ${variant} ${status}`),
    findings: rendering.map((id) => {
      const found = results.find((each) => each.id === id)
      return `${id} ${found?.status} ${found?.code}`
    }),
  }
}

test(
  `${mails} mails at once while all processors are busy: all pictures each, and no point lost`,
  async () => {
    const atRest = await drawn(await sent('rest'))
    expect(atRest.pictures.filter((each) => each.endsWith(' ready'))).toHaveLength(pictureKinds.length)
    for (let count = 0; count < availableParallelism(); count++)
      busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    const begun = Date.now()
    const ids = await Promise.all(Array.from({ length: mails }, (_, at) => sent(`mail${at}`)))
    // Whatever the other checks could not ask in time: what is judged of the drawing is the same.
    for (const id of ids) expect(await drawn(id)).toEqual(atRest)
    await settle()
    const tries = await instance.running.application.database.db
      .selectFrom('tests')
      .select('pictures_tries')
      .execute()
    const most = Math.max(...tries.map(({ pictures_tries }) => pictures_tries))
    console.info(
      `${mails} mails drawn in ${Math.round((Date.now() - begun) / 1000)} s, ${most} tries at most`,
    )
    // By the analysis and by the drawing, once each, however many devices show it.
    if (most === 1) expect(Math.max(...asked.values())).toBeLessThanOrEqual(2)
  },
  30 * 60_000,
)
