import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadinessAnswer } from '#api/health.ts'
import { readConfig } from '#config.ts'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { startProcess } from '#process.ts'
import { createBrowser, exampleDns, freePort, send } from '../instance.ts'

/** The disk of the spool is full: a small file system of its own, where this may be mounted. */

const MEGABYTE = 1024 * 1024
const SIZE = 72

/** Null where the machine lets nobody mount one. */
function mountSmall(folder: string): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
}

const mail = (subject: string, octets: number) =>
  `From: a@sender.example\r\nSubject: ${subject}\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(Math.ceil(octets / 72))}`

describe('a full disk', () => {
  let folder: string
  let unmount: (() => void) | null = null
  let close = async () => {}
  let url: string
  let smtpPort: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postproof-full-'))
    const spool = join(folder, 'spool')
    await mkdir(spool)
    unmount = mountSmall(spool)
    if (!unmount) return
    const dns = await exampleDns()
    const port = await freePort()
    smtpPort = await freePort()
    const config = readConfig({
      ...{ PORT: String(port), SMTP_PORT: String(smtpPort), DATA_DIR: folder, DNS_SERVERS: dns.address },
      ...{ PICTURES: 'off', LOG_LEVEL: 'silent' },
    })
    const running = await startProcess(config, pino({ level: 'silent' }), { dev: false })
    url = `http://localhost:${port}`
    close = async () => {
      await running.close()
      await dns.close()
    }
  })
  afterAll(async () => {
    await close()
    unmount?.()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  const spoolPart = async () => {
    const readiness = (await (await fetch(`${url}/readyz`)).json()) as ReadinessAnswer
    return readiness.parts.find(({ id }) => id === 'spool')!
  }
  const post = async (browser: ReturnType<typeof createBrowser>, subject: string, octets = 1000) => {
    const address: IssuedAddress = await browser.address()
    const answer = await send(smtpPort, address.email, mail(subject, octets), 'a@example.org').catch(
      (error: { response?: string }) => error.response ?? String(error),
    )
    return { address, answer }
  }

  test('mail is put off with 452, nothing is half accepted, and it goes on when there is room', async ({
    skip,
  }) => {
    if (!unmount) {
      console.log('skipped: a full disk, because no file system may be mounted here')
      return skip()
    }
    const browser = createBrowser(url)
    expect((await spoolPart()).status).toBe('good')
    const first = await post(browser, 'first')
    expect(first.answer).toMatch(/^250/)
    const ballast = join(folder, 'spool/ballast')
    await writeFile(ballast, Buffer.alloc(SIZE * MEGABYTE)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).toBe('ENOSPC'),
    )
    expect(await spoolPart()).toMatchObject({ status: 'bad', detail: expect.stringContaining('MB left') })
    const refused = []
    // Small ones may still find room in the file that is being written, again and again once they are stored.
    for (let at = 0; at < 8; at++)
      refused.push(await post(browser, `full${at}`, at % 2 ? 3_000_000 : 200_000))
    const [accepted, put] = [
      refused.filter(({ answer }) => answer.startsWith('250')),
      refused.filter(({ answer }) => !answer.startsWith('250')),
    ]
    expect(put.length).toBeGreaterThan(0)
    for (const { answer } of put) expect(answer).toMatch(/^452 4\.3\.1 There is no room/)

    await rm(ballast)
    expect((await spoolPart()).status).toBe('good')
    const after = await post(browser, 'after')
    expect(after.answer).toMatch(/^250/)
    for (const { address } of [first, ...accepted, after]) {
      expect((await browser.result(address.id)).status).toBe('completed')
    }
    for (const { address } of put) {
      const result = await browser.json<TestResult>(`/api/emails/${address.id}/results`)
      expect(result).toMatchObject({ status: 'waiting' })
    }
    expect((await readdir(join(folder, 'spool'))).length).toBeLessThan(6)
  })
})
