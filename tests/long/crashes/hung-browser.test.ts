import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Screenshots } from '#contract/pictures.ts'
import { examples, type Instance, startInstance } from '../../instance.ts'

/** The browser that draws is stopped (SIGSTOP): the report is there without pictures, and each mail has its own in the end. */

let instance: Instance
/** What limits of ours cut short is due again after a second. */
const picturePausesMs = { pictures: Array(5).fill(1_000), files: [1_000] }
const start = () =>
  startInstance({ PICTURES: 'on', PICTURES_AT_ONCE: '1', ALLOW_PRIVATE_NETWORKS: 'on' }, { picturePausesMs })
beforeAll(async () => {
  instance = await start()
}, 240_000)
afterAll(async () => {
  for (const pid of browsers()) process.kill(pid, 'SIGCONT')
  await instance?.close()
})

/** Chromium processes that descend from this one. */
function browsers(): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state !== 'Z') parents.set(Number(name), Number(parent))
    } catch {
      // It ended while we looked.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  return [...parents.keys()].filter((pid) => isOurs(pid) && commandOf(pid).includes('--headless'))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const sent = async () => {
  const { id, email } = await instance.browser.address()
  await instance.send(email, await readFile(join(examples, 'good-newsletter.eml')))
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
    const stopped = await vi.waitFor(
      () => {
        const running = browsers()
        expect(isThen(running)).toBe(true)
        return running
      },
      { timeout: 60_000, interval: 20 },
    )
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
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
    // One that never came up is asked to close first, and killed half a minute later.
    await vi.waitFor(() => expect(stopped.filter((pid) => browsers().includes(pid))).toEqual([]), {
      timeout: 60_000,
      interval: 500,
    })
    await instance.close()
    instance = await start()
  },
  400_000,
)
