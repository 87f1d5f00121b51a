import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { exampleDns, examples, freePort } from '../instance.ts'
import { startReady } from './programs-of-test.ts'

/** SIGTERM in the middle of a mail and of a request: both are brought to their end, and nothing accepted is lost. */

/** Waits for a whole reply (RFC 5321, 4.2.1: its last line has a space behind the code). */
async function reply(socket: Socket): Promise<string> {
  let text = ''
  while (!/(?:^|\n)\d{3} .*\r\n$/.test(text)) text += String((await once(socket, 'data'))[0])
  return text
}

async function say(socket: Socket, line: string): Promise<string> {
  socket.write(`${line}\r\n`)
  return reply(socket)
}

test('a mail whose 250 follows the signal is there after the restart, and an open request is answered', async () => {
  const dns = await exampleDns()
  const folder = await mkdtemp(join(tmpdir(), 'postproof-stop-'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    PORT: `${port}`,
    SMTP_PORT: `${smtpPort}`,
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
  }
  try {
    const { child, ended } = await startReady(env)
    const issued = (await (await fetch(`http://localhost:${port}/api/get-email`)).json()) as IssuedAddress
    const raw = (await readFile(join(examples, 'good-newsletter.eml'), 'utf8')).replace(/\r?\n/g, '\r\n')

    const mail = connect(smtpPort, '127.0.0.1')
    await reply(mail)
    await say(mail, 'EHLO sender.example')
    await say(mail, 'MAIL FROM:<a@example.org>')
    await say(mail, `RCPT TO:<${issued.email}>`)
    expect(await say(mail, 'DATA')).toMatch(/^354/)
    mail.write(raw.slice(0, 200))

    // A request whose body is not whole yet: the server has begun with it and cannot have answered.
    const upload = request({
      host: '127.0.0.1',
      port,
      path: '/api/emails',
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', expect: '100-continue' },
    })
    const answered = once(upload, 'response')
    await once(upload, 'continue')
    upload.write(raw.slice(0, 200))
    // A stream that would never end by itself must not hold the process.
    const events = await fetch(`http://localhost:${port}/api/emails/${issued.id}/events`)
    const streamed = events.text().catch(() => '')

    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    const stored = say(mail, `${raw.slice(200)}\r\n.`)
    upload.end(raw.slice(200))
    expect(await stored).toMatch(/^250/)
    const [answer] = (await answered) as [import('node:http').IncomingMessage]
    expect(answer.statusCode).toBe(201)
    answer.resume()
    await streamed
    expect((await ended).code).toBe(0)

    await startReady(env)
    await expect
      .poll(
        async () => {
          const response = await fetch(`http://localhost:${port}/api/emails/${issued.id}/results`)
          return ((await response.json()) as TestResult).status
        },
        { timeout: 60_000 },
      )
      .toBe('completed')
  } finally {
    await dns.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
