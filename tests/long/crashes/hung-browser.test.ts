import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { childProcesses } from '#adapters/browser/testing.ts'
import type { Screenshots } from '#contract/pictures.ts'
import { type Instance, startInstance } from '../../instance.ts'

/** The browser that draws is stopped (SIGSTOP): the report is there without pictures, and each mail has its own in the end. */

/**
 * Far less than a browser is given elsewhere, so that one that hangs is known soon. A busy machine may end one that does
 * not: what it left is drawn once more, as that of any other, and far more often here than elsewhere.
 */
const browser = { launchMs: 4_000, stillMs: 4_000, healthMs: 3_000, pictureMs: 8_000, mailMs: 60_000 }

let instance: Instance
const stopped: number[] = []
beforeEach(async () => {
  const settings = { PICTURES: 'on', PICTURES_AT_ONCE: '1', ALLOW_PRIVATE_NETWORKS: 'on' }
  instance = await startInstance(settings, { browser })
}, 240_000)
afterEach(() => instance?.close())
afterAll(() => {
  for (const pid of stillStopped()) process.kill(pid, 'SIGCONT')
})

const browsers = () => childProcesses('--headless')
const stillStopped = () => browsers().filter((pid) => stopped.includes(pid))
const others = () => browsers().filter((pid) => !stopped.includes(pid))

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Soon drawn: what takes time here is the browser that hangs. */
const letter = [
  'From: Anna <anna@example.org>',
  'Subject: Sunday rolls',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>Sunday rolls</h1><p>We bake on Sundays as well, <a href="https://example.org/">from eight to eleven</a>.</p>',
].join('\r\n')

const sent = async () => {
  const { id, email } = await instance.browser.address()
  await instance.send(email, letter)
  return id
}
const shots = (id: string) => instance.browser.json<Screenshots>(`/api/emails/${id}/screenshots`)

const cases: [when: string, isThen: (running: number[]) => boolean][] = [
  ['starts', (running) => running.length > 0],
  ['draws', (running) => running.some((pid) => commandOf(pid).includes('--type=renderer'))],
]

test.each(cases)(
  'a browser that hangs while it %s costs no pictures: what it left is drawn again',
  async (_, isThen) => {
    const hung = await sent()
    const stopping = await vi.waitFor(
      () => {
        const running = others()
        expect(isThen(running)).toBe(true)
        return running
      },
      { timeout: 60_000, interval: 20 },
    )
    for (const pid of stopping) process.kill(pid, 'SIGSTOP')
    stopped.push(...stopping)
    expect((await instance.browser.result(hung)).status).toBe('completed')
    const next = await sent()
    expect((await instance.browser.result(next)).status).toBe('completed')
    for (const id of [hung, next]) {
      await vi.waitFor(
        async () => {
          // The tick that comes each minute.
          await instance.running.application.pictures!.drain()
          const { status, again, screenshots } = await shots(id)
          expect([status, again, screenshots.filter((each) => each.status === 'ready').length]).toEqual([
            'ready',
            null,
            11,
          ])
        },
        { timeout: 240_000, interval: 500 },
      )
    }
  },
  400_000,
)

test('no browser that hung is left', async () => {
  // One that never came up is asked to close first, and killed half a minute later.
  await vi.waitFor(() => expect(stillStopped()).toEqual([]), { timeout: 60_000, interval: 500 })
})
