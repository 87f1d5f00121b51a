import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { exampleDns, examples, freePort, send } from '../instance.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { type Program, startProgram } from './program.ts'

/** A process is told to stop while it takes a mail and draws another one: the mail is taken, and another process draws. */

/** So long that what ends before was done: nobody waits for it here. */
const STOP_SECONDS = 600

/** A whole reply (RFC 5321, 4.2.1). */
async function reply(socket: Socket): Promise<string> {
  let text = ''
  while (!/(?:^|\n)\d{3} .*\r\n$/.test(text)) text += String((await once(socket, 'data'))[0])
  return text
}

const say = (socket: Socket, line: string) => {
  socket.write(`${line}\r\n`)
  return reply(socket)
}

describe('a process that is told to stop', () => {
  let own: OwnDatabase
  let folder: string
  let dns: Awaited<ReturnType<typeof exampleDns>>
  const programs: Program[] = []

  beforeAll(async () => {
    own = await ownDatabase()
    folder = await mkdtemp(join(tmpdir(), 'postproof-drain-'))
    dns = await exampleDns()
    for (const name of ['one', 'other']) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'secret'), 'ab'.repeat(32))
    }
  })
  afterAll(async () => {
    for (const { child } of programs) child.kill('SIGKILL')
    await Promise.all(programs.map(({ ended }) => ended))
    await dns.close()
    await own.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  const begin = async (name: string, parts: string, ports: { port: number; smtpPort: number }) => {
    const program = startProgram({
      DATABASE_URL: own.url,
      DATA_DIR: join(folder, name),
      PARTS: parts,
      PORT: `${ports.port}`,
      SMTP_PORT: `${ports.smtpPort}`,
      DNS_SERVERS: dns.address,
      PICTURES: 'on',
      SIMULATED_PROVIDERS: 'off',
      STOP_SECONDS: `${STOP_SECONDS}`,
    })
    programs.push(program)
    await program.ready
    return program
  }

  test('finishes the mail, says 421 after it, and leaves its pictures to another one', async () => {
    const ports = { port: await freePort(), smtpPort: await freePort() }
    const one = await begin('one', 'http,smtp', ports)
    const issue = async () =>
      (await (await fetch(`http://localhost:${ports.port}/api/get-email`)).json()) as IssuedAddress
    const [drawn, late] = [await issue(), await issue()]
    const raw = (await readFile(join(examples, 'good-newsletter.eml'), 'utf8')).replace(/\r?\n/g, '\r\n')

    const mail = connect(ports.smtpPort, '127.0.0.1')
    await reply(mail)
    await say(mail, 'EHLO sender.example')
    await say(mail, 'MAIL FROM:<a@example.org>')
    await say(mail, `RCPT TO:<${late.email}>`)
    expect(await say(mail, 'DATA')).toMatch(/^354/)
    mail.write(raw.slice(0, 200))
    const quiet = connect(ports.smtpPort, '127.0.0.1')
    await reply(quiet)

    await send(ports.smtpPort, drawn.email, raw, 'a@example.org')
    const pictures = async ({ id }: IssuedAddress) =>
      (await own.sql<{ pictures: string }>('select pictures from tests where address_id = $1', [id]))[0]
        ?.pictures
    await expect.poll(() => pictures(drawn), { timeout: 60_000, interval: 20 }).toBe('drawing')

    const dismissed = reply(quiet)
    one.child.kill('SIGTERM')
    expect(await dismissed).toMatch(/^421/)
    const answers: string[] = []
    mail.on('data', (chunk) => answers.push(String(chunk)))
    mail.write(`${raw.slice(200)}\r\n.\r\nMAIL FROM:<b@example.org>\r\n`)
    await once(mail, 'close')
    expect(answers.join('')).toMatch(/^250 [^\n]*\r\n421 /)
    expect(await one.ended).toMatchObject({ code: 0, errors: '' })
    // Nothing is left claimed by a process that is gone, nor given up as failed.
    expect(await pictures(drawn)).toBe('pending')

    await begin('other', 'jobs', { port: await freePort(), smtpPort: await freePort() })
    for (const test of [drawn, late]) {
      await expect.poll(() => pictures(test), { timeout: 200_000, interval: 500 }).toBe('ready')
    }
  }, 300_000)
})
