import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { freshMail } from './fresh-mail.ts'

/** `postproof send` against servers as a sender has them: with a login, with a certificate of their own, that refuse. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-send-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'receipt.eml')
const stored = [
  'Received: from a by b; Thu, 1 Jan 2026 00:00:00 +0000',
  'DKIM-Signature: v=1; d=shop.example;',
  '\tb=AAAA',
  'From: Shop <orders@shop.example>',
  'Date: Thu, 1 Jan 2026 00:00:00 +0000',
  'Message-ID: <old@shop.example>',
  'Subject: Your',
  ' receipt',
  '',
  'Date: of the order',
  '',
].join('\r\n')
writeFileSync(file, stored)

type Taken = { from: string | undefined; to: string[]; user: string | undefined; text: string }

/** Takes what is sent; with a certificate that it made itself where it offers STARTTLS. */
async function startServer(options: Partial<SMTPServerOptions> = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, allowInsecureAuth: true, disabledCommands: ['STARTTLS'], logger: false },
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1')
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, text })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { taken, port: String((server.server.address() as AddressInfo).port) }
}

const to = 'abc@mailtest.example'
const send = (words: string[], password?: string) =>
  postproof(['send', file, to, ...words], password ? { POSTPROOF_SMTP_PASSWORD: password } : {})

test('a file goes as it is', async () => {
  const { taken, port } = await startServer()
  expect((await send(['--port', port])).code).toBe(0)
  expect(taken).toEqual([{ from: 'orders@shop.example', to: [to], user: undefined, text: stored }])
})

test('through the own server, fresh: logged in, dated now, without what was added to it', async () => {
  const { taken, port } = await startServer()
  const words = ['--port', port, '--user', 'shop', '--fresh', '--from', 'bounce@shop.example']
  expect((await send(words, 'right')).code).toBe(0)
  expect(taken[0]).toMatchObject({ from: 'bounce@shop.example', user: 'shop' })
  const [header, body] = taken[0]!.text.split('\r\n\r\n', 2)
  expect(body).toBe('Date: of the order\r\n')
  expect(header).not.toMatch(/^(?:Received|DKIM-Signature)|b=AAAA|old@|1 Jan 2026/im)
  expect(header).toMatch(/^Message-ID: <[\w-]{36}@shop\.example>$/m)
  expect(header).toMatch(/^Subject: Your\r\n receipt$/m)
  const date = Date.parse(/^Date: (.*)$/m.exec(header!)![1]!)
  expect(Math.abs(Date.now() - date)).toBeLessThan(600_000)
})

test.each<[string, Partial<SMTPServerOptions>, string | undefined, RegExp]>([
  ['a wrong password', {}, 'wrong', /Wrong password/],
  ['no password', {}, undefined, /POSTPROOF_SMTP_PASSWORD/],
  ['a certificate that nobody signed', { disabledCommands: [] }, 'right', /certificate/i],
  ['a refusal', { onRcptTo: (_, __, done) => done(new Error('No such user')) }, 'right', /No such user/],
])('%s is said, with a failing exit code', async (_, options, password, words) => {
  const { taken, port } = await startServer(options)
  const { code, errors } = await send(['--port', port, '--user', 'shop'], password)
  expect(code).not.toBe(0)
  expect(errors).toMatch(words)
  expect(taken).toEqual([])
})

describe('a fresh mail', () => {
  const fresh = (text: string) =>
    freshMail(Buffer.from(text), { domain: 'a.example', now: new Date('2026-11-30T06:00:00Z') }).toString(
      'latin1',
    )

  test.each<[string, string, string]>([
    ['bare line feeds', 'From: a@a.example\n\nx\n', 'From: a@a.example\n\nx\n'],
    ['no body', 'From: a@a.example\r\n', 'From: a@a.example\r\n'],
    ['no header', '\r\nx', '\r\nx'],
    ['folded stale fields', 'ARC-Seal: i=1;\r\n b=x\r\nTo: b\r\n\r\n', 'To: b\r\n\r\n'],
    ['a field that only begins like one', 'Date-Of-Birth: x\r\n\r\n', 'Date-Of-Birth: x\r\n\r\n'],
    ['octets of no encoding', 'X: \xff\r\n\r\n\xfe', 'X: \xff\r\n\r\n\xfe'],
  ])('%s', (_, stored, kept) => {
    const text = Buffer.from(stored, 'latin1')
    const made = freshMail(text, { domain: 'a.example', now: new Date('2026-11-30T06:00:00Z') }).toString(
      'latin1',
    )
    const newline = stored.includes('\r\n') ? '\r\n' : '\n'
    expect(made).toMatch(/^Date: Mon, 30 Nov 2026 06:00:00 \+0000\r?\nMessage-ID: <[\w-]+@a\.example>\r?\n/)
    expect(made.split(newline).slice(2).join(newline)).toBe(kept)
  })

  test('two are two', () => {
    expect(fresh('To: b\r\n\r\n')).not.toBe(fresh('To: b\r\n\r\n'))
  })
})
