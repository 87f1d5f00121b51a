import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, test } from 'vitest'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { exampleDns, freePort, send } from '../instance.ts'
import { createRandom } from '../peers/kills/random.ts'

/**
 * The single process with the embedded database is killed again and again, also while it starts: what got a 250 is one
 * completed test. `EMBEDDED_KILLS` says how often.
 */

const kills = Number(process.env.EMBEDDED_KILLS ?? 5)
const main = join(import.meta.dirname, '../../src/main.ts')
let running: ChildProcess | undefined
afterEach(() => {
  running?.kill('SIGKILL')
})

const mail = (subject: string) =>
  `From: a@sender.example\r\nTo: b@example.org\r\nSubject: ${subject}\r\n\r\nHello.\r\n`

test(
  `${kills} kills of the single process lose no accepted mail`,
  async () => {
    const random = createRandom(Number(process.env.KILL_SEED ?? 7))
    const dns = await exampleDns()
    const folder = await mkdtemp(join(tmpdir(), 'postproof-kills-'))
    const [port, smtpPort] = [await freePort(), await freePort()]
    const env = {
      ...{
        PORT: `${port}`,
        SMTP_PORT: `${smtpPort}`,
        DATA_DIR: folder,
        DNS_SERVERS: dns.address,
        LOG_LEVEL: 'error',
      },
      ...{ PICTURES: 'off', REQUESTS_PER_MINUTE: '100000', METRICS: 'on' },
    }
    const start = () => {
      const child = spawn(process.execPath, [main], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running = child
      const ready = new Promise<boolean>((resolve) => {
        child.stdout!.on('data', (chunk) => String(chunk).includes('is ready') && resolve(true))
        child.once('exit', () => resolve(false))
      })
      return { child, ready }
    }
    const kill = async (child: ChildProcess) => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    const ledger = new Map<string, boolean>()
    let stopped = false
    let count = 0
    const sender = async () => {
      while (!stopped) {
        const subject = `k${++count}x`
        const address = await fetch(`http://127.0.0.1:${port}/api/get-email`, {
          signal: AbortSignal.timeout(5_000),
        })
          .then((response) => response.json() as Promise<IssuedAddress>)
          .catch(() => null)
        if (!address) {
          await pause(100)
          continue
        }
        ledger.set(subject, false)
        const answer = await send(smtpPort, address.email, mail(subject), 'a@example.org').catch(() => '')
        ledger.set(subject, answer.startsWith('250'))
      }
    }
    try {
      let now = start()
      expect(await now.ready).toBe(true)
      const senders = [sender(), sender()]
      for (let at = 0; at < kills; at++) {
        await pause(random.between(200, 2_500))
        await kill(now.child)
        now = start()
        // Every third is killed again while it starts.
        if (at % 3 === 2) await Promise.race([now.ready, pause(random.between(100, 1_500))])
        else expect(await now.ready).toBe(true)
      }
      expect(await now.ready).toBe(true)
      stopped = true
      await Promise.all(senders)
      const accepted = [...ledger].filter(([, taken]) => taken).map(([subject]) => subject)
      expect(accepted.length).toBeGreaterThan(kills)
      await settled(port)
      const ended = once(now.child, 'exit')
      now.child.kill('SIGTERM')
      await ended

      const database = await PGlite.create(join(folder, 'database'))
      const { rows } = await database.query<{ subject: string; status: string }>(
        'select subject, status from tests',
      )
      await database.close()
      const bySubject = Map.groupBy(rows, ({ subject }) => subject)
      const faults = [...ledger].filter(([subject, taken]) => {
        const found = bySubject.get(subject)?.length ?? 0
        return taken ? found !== 1 : found > 1
      })
      console.log(
        `${kills} kills of the single process: ${accepted.length} accepted, ${ledger.size - accepted.length} not answered, ${rows.length} reports`,
      )
      expect(faults).toEqual([])
      expect(rows.filter(({ status }) => status !== 'completed')).toEqual([])
    } finally {
      running?.kill('SIGKILL')
      await dns.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  kills * 20_000 + 240_000,
)

/** When nothing waits any more, by the figures of the process. */
async function settled(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const text = await fetch(`http://127.0.0.1:${port}/metrics`)
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '')
    const depths = [...text.matchAll(/^postproof_queue_depth\{queue="(?:intake|reports)"\} (\d+)/gm)].map(
      ([, depth]) => Number(depth),
    )
    if (depths.length && depths.every((depth) => depth === 0)) return
    await pause(250)
  }
  throw new Error('there is still something to do')
}
