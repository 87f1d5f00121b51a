import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBrowser, exampleDns, freePort, send } from '../../instance.ts'
import { ownDatabase } from '../../postgres/database.ts'

/** Two processes on one data folder: the second is refused with a sentence, and the first does not notice. */

const main = join(import.meta.dirname, '../../../src/main.ts')
/** What two containers have each of its own; the volume they share. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--ipc', '--uts', '--mount-proc']
const canUnshare = spawnSync(container[0]!, [...container.slice(1), 'true']).status === 0
const mail = (subject: string) =>
  `From: a@sender.example\r\nTo: b@example.org\r\nSubject: ${subject}\r\n\r\nHello.\r\n`

let folder: string
let dns: Awaited<ReturnType<typeof exampleDns>>
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'postproof-shared-')), 'data')
  dns = await exampleDns()
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await dns.close()
  await rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 })
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Resolves when it is ready, or has ended. */
async function start(settings: Record<string, string> = {}, prefix: string[] = []) {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const [command, ...given] = [...prefix, process.execPath, main]
  const child = spawn(command!, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: `${port}`, SMTP_PORT: `${smtpPort}`, DATA_DIR: folder, DNS_SERVERS: dns.address },
      ...{ PICTURES: 'off', LOG_LEVEL: 'error', ...settings },
    },
  })
  children.push(child)
  let errors = ''
  child.stderr!.on('data', (chunk) => {
    errors += chunk
  })
  const ready = new Promise<true>((resolve) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes('is ready') && resolve(true))
  })
  const code = await Promise.race([ready, once(child, 'close').then(([code]) => code as number)])
  return { child, code, errors: () => errors, smtpPort, browser: createBrowser(`http://localhost:${port}`) }
}

test('two containers on one volume: the second ends with 1 and says who has it', async ({ skip }) => {
  skip(!canUnshare, 'this system makes no namespaces for this user')
  const first = await start({}, container)
  expect([first.code, first.errors()]).toEqual([true, ''])
  const second = await start({}, container)
  expect([second.code, second.errors()]).toEqual([
    1,
    expect.stringMatching(
      /^The data folder .* is in use by process \d+ on .*, since .*\. Stop it first, or set DATA_DIR/,
    ),
  ])
  const { id, email } = await first.browser.address()
  expect(await send(first.smtpPort, email, mail('after'), 'a@sender.example')).toContain('250')
  expect((await first.browser.result(id)).status).toBe('completed')

  // A rolling replacement: the next one takes over when the first has gone, however it went.
  await kill(first.child)
  const third = await start({}, container)
  expect([third.code, third.errors()]).toEqual([true, ''])
  expect((await third.browser.result(id)).status).toBe('completed')
})

test('http beside smtp on one folder: refused, and no accepted mail is lost', async () => {
  const database = await ownDatabase()
  try {
    const settings = { DATABASE_URL: database.url }
    const smtp = await start({ ...settings, PARTS: 'smtp,http' })
    expect([smtp.code, smtp.errors()]).toEqual([true, ''])
    const accepted: string[] = []
    for (let count = 0; count < 25; count++) {
      const { id, email } = await smtp.browser.address()
      await send(smtp.smtpPort, email, mail(`m${count}`), 'a@sender.example')
      accepted.push(id)
      if (count % 10) continue
      const other = await start({ ...settings, PARTS: 'http' })
      expect([other.code, other.errors()]).toEqual([1, expect.stringContaining('is in use by process')])
    }
    await kill(smtp.child)
    const again = await start({ ...settings, PARTS: 'smtp,http' })
    for (const id of accepted)
      expect([id, (await again.browser.result(id)).status]).toEqual([id, 'completed'])
  } finally {
    for (const child of children) await kill(child)
    await database.drop()
  }
})

test('what an earlier run left of process numbers, as after a reboot, stops no start', async () => {
  const first = await start()
  expect([first.code, first.errors()]).toEqual([true, ''])
  const left = ['owner.json', 'postgresql/postmaster.pid', 'postgresql/.s.PGSQL.5432.lock']
  const texts = left.map((name) => readFileSync(join(folder, name), 'utf8'))
  await kill(first.child)
  const running = await start()
  await kill(running.child)
  // A living process has those numbers now.
  for (const [at, name] of left.entries()) {
    const text = texts[at]!.replace(/\d+/, String(process.ppid))
    await writeFile(join(folder, name), text)
  }
  const again = await start()
  expect([again.code, again.errors()]).toEqual([true, ''])
  expect(await readdir(folder)).toContain('owner.lock')
})
