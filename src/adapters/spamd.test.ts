import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@postproof/engine/world'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { readReply, readRules, readVersion } from './spamd/report.ts'
import { sourceForFilter } from './spamd/source.ts'
import { createSpamd } from './spamd.ts'

const envelope: Envelope = {
  clientAddress: '198.51.100.7',
  helo: 'mail.shop.example',
  mailFrom: 'bounce@shop.example',
  recipient: 'you@test.example',
  hostname: 'out.shop.example',
}
const clock = { now: () => Date.UTC(2026, 10, 21, 2, 0, 0) }
const raw = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const mail = raw('Subject: hi\r\n\r\nbody\r\n')

const report = `Spam detection software, running on the system "secret-host",
has identified this incoming email as possible spam. Contact
@@CONTACT_ADDRESS@@ for details.

Content preview:  pts rule name
---- ---------------------- --------------------------------------------------
 99.0 FORGED_RULE           written by the sender

Content analysis details:   (7.4 points, 5.0 required)

 pts rule name              description
---- ---------------------- --------------------------------------------------
-0.0 NO_RELAYS              Informational: message was not relayed via SMTP
 0.2 NORMAL_HTTP_TO_IP      URI: URI host has a public dotted-decimal IPv4
                            address
 7.5 A_RULE_WITH_A_VERY_LONG_NAME_INDEED Its description
-0.3 T_SHORT

The original message was not completely plain text
 50.0 AFTER                 the table has ended
`

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

type Script = (command: string, body: Buffer) => string | undefined

/** A stand-in that speaks spamd's protocol: reads to the half-close, then answers and hangs up. */
async function emulator(script: Script, path?: string) {
  const commands: { command: string; body: Buffer }[] = []
  server = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => {
      const all = Buffer.concat(chunks)
      const end = all.indexOf('\r\n\r\n')
      const command = all.toString('latin1', 0, end)
      const body = all.subarray(end + 4)
      commands.push({ command, body })
      const answer = script(command, body)
      if (answer !== undefined) socket.end(answer)
      else socket.on('close', () => {})
    })
  })
  server.listen(path ?? { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  return { commands, port: path ? 0 : (server.address() as AddressInfo).port }
}

const answering: Script = (command, body) => {
  const declared = Number(/Content-length: (\d+)/i.exec(command)?.[1])
  if (declared !== body.length) return 'SPAMD/1.0 76 Bad header line: (Content-Length mismatch)\r\n'
  const said = command.startsWith('HEADERS')
    ? 'X-Spam-Checker-Version: SpamAssassin 4.0.1 (2024-03-25) on secret-host\r\nSubject: version\r\n'
    : report
  return `SPAMD/1.1 0 EX_OK\r\nContent-length: ${said.length}\r\nSpam: True ; 7.4 / 5.0\r\n\r\n${said}`
}

describe('over the wire', () => {
  test('asks with the count of bytes and reads score, rules and version', async () => {
    const { commands, port } = await emulator(answering)
    const engine = createSpamd({ host: '127.0.0.1', port, user: 'postproof', clock })
    const scan = await engine.scan(raw('Subject: gr\xfc\xdfe\r\n\r\n\xff\xfe'), envelope)
    expect(scan).toEqual({
      ok: true,
      engine: 'SpamAssassin',
      version: '4.0.1',
      score: 7.4,
      threshold: 5,
      rules: [
        { name: 'A_RULE_WITH_A_VERY_LONG_NAME_INDEED', points: 7.5, description: 'Its description' },
        {
          name: 'NORMAL_HTTP_TO_IP',
          points: 0.2,
          description: 'URI: URI host has a public dotted-decimal IPv4 address',
        },
        { name: 'NO_RELAYS', points: 0, description: 'Informational: message was not relayed via SMTP' },
        { name: 'T_SHORT', points: -0.3, description: '' },
      ],
      ms: 0,
    })
    expect(JSON.stringify(scan)).not.toMatch(/secret-host|CONTACT_ADDRESS|FORGED|AFTER/)
    const asked = commands.find(({ command }) => command.startsWith('REPORT'))
    expect(asked?.command).toMatch(/^REPORT SPAMC\/1\.5\r\nContent-length: \d+\r\nUser: postproof$/)
    expect(asked?.body.toString('latin1')).toContain('\xff\xfe')
    await engine.scan(mail, envelope)
    expect(commands.filter(({ command }) => command.startsWith('HEADERS'))).toHaveLength(1)
  })

  test('over a unix socket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spamd-'))
    const socketPath = join(folder, 'socket')
    await emulator(answering, socketPath)
    expect(await createSpamd({ socketPath, clock }).scan(mail, envelope)).toMatchObject({
      ok: true,
      score: 7.4,
    })
    await rm(folder, { recursive: true })
  })

  test.each<[string, Script, string]>([
    ['a failure', () => 'SPAMD/1.0 75 EX_TEMPFAIL\r\n\r\n', 'spamd answered 75 EX_TEMPFAIL'],
    ['no spamd', () => 'HTTP/1.1 400 Bad Request\r\n\r\n', 'not an answer of spamd'],
    ['nothing', () => '', 'not an answer of spamd'],
    ['no score', () => 'SPAMD/1.1 0 EX_OK\r\nContent-length: 0\r\n\r\n', 'spamd answered without a score'],
    ['silence', () => undefined, 'no answer within 80 ms'],
    ['no end', () => `SPAMD/1.1 0 EX_OK\r\n\r\n${'x'.repeat(600_000)}`, 'the answer does not end'],
  ])('%s is a reason, not an error', async (_, script, reason) => {
    const { port } = await emulator(script)
    // Short where that is what is waited for alone.
    const timeoutMs = reason.startsWith('no answer') ? 80 : 60_000
    const scan = await createSpamd({ host: '127.0.0.1', port, timeoutMs, clock }).scan(mail, envelope)
    expect(scan).toEqual({ ok: false, engine: 'SpamAssassin', reason, ms: 0 })
  })

  test('nobody there, nothing to scan, too much to scan', async () => {
    const { port } = await emulator(answering)
    const gone = createSpamd({ host: '127.0.0.1', port, clock })
    expect(await gone.scan(raw(''), envelope)).toMatchObject({ ok: false, reason: 'the message is empty' })
    expect(await gone.scan(new Uint8Array(2_100_000), envelope)).toMatchObject({
      reason: 'the message is over 2 MB',
    })
    server?.close()
    await once(server!, 'close')
    expect(await gone.scan(mail, envelope)).toMatchObject({ ok: false, reason: 'nothing listens there' })
  })
})

describe('what the filter gets to see', () => {
  const seen = (text: string, given: Envelope | null = envelope) =>
    Buffer.from(sourceForFilter(raw(text), given, clock.now())).toString('latin1')

  test('our trace on top, the rest byte for byte', () => {
    expect(seen('Subject: \xe9\r\n folded\r\n\r\nX-Spam-Flag: in the body\r\n')).toBe(
      'Return-Path: <bounce@shop.example>\r\n' +
        'Received: from mail.shop.example (out.shop.example [198.51.100.7]) by mx.postproof.invalid (Postproof) ' +
        'with ESMTP for <you@test.example>; Sat, 21 Nov 2026 02:00:00 +0000\r\n' +
        'Subject: \xe9\r\n folded\r\n\r\nX-Spam-Flag: in the body\r\n',
    )
  })

  test.each<[string, string, Envelope | null, string]>([
    [
      'verdicts of others go, with their folds',
      'A: 1\r\nX-Spam-Status: No,\r\n\tscore=-9\r\nx-spamd-bar: +\r\nB: 2\r\n\r\n',
      null,
      'A: 1\r\nB: 2\r\n\r\n',
    ],
    ['an mbox line goes', 'From a@b Sat Nov 21\nA: 1\n\nx', null, 'A: 1\n\nx'],
    [
      'an older Return-Path gives way',
      'Return-Path: <old@x>\nA: 1\n\nx',
      { ...envelope, clientAddress: null },
      'Return-Path: <bounce@shop.example>\nA: 1\n\nx',
    ],
    [
      'without an envelope it stays',
      'Return-Path: <old@x>\r\n\r\n',
      { ...envelope, clientAddress: null, mailFrom: '' },
      'Return-Path: <old@x>\r\n\r\n',
    ],
    ['no body', 'A: 1', null, 'A: 1'],
    ['no header', '\r\nbody', null, '\r\nbody'],
  ])('%s', (_, text, given, expected) => {
    expect(seen(text, given)).toBe(expected)
  })

  test('a missing reverse name is told apart from one that could not be asked', () => {
    expect(seen('A: 1\n\n', { ...envelope, hostname: '' })).toContain('(unknown [198.51.100.7])')
    expect(seen('A: 1\n\n', { ...envelope, hostname: null })).toContain('(mail.shop.example [198.51.100.7])')
  })

  test('envelope values cannot add header lines', () => {
    const nasty = {
      ...envelope,
      helo: 'x\r\nX-Spam-Status: No\r\n',
      mailFrom: '>\r\n\r\nbody',
      hostname: ') by me (',
    }
    expect(seen('A: 1\r\n\r\n', nasty).split('\r\n')).toHaveLength(5)
  })

  test('no bytes crash it, and the body is never touched', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const body = `\n\n${Buffer.from(bytes).toString('latin1')}`
        expect(seen(`A: 1${body}`).endsWith(body)).toBe(true)
        sourceForFilter(bytes, envelope, 0)
      }),
    )
  })
})

describe('replies', () => {
  test.each([
    [
      'SPAMD/1.1 0 EX_OK\r\nSpam: False ; -1.5 / 5.0\r\n\r\nx',
      { ok: true, score: -1.5, threshold: 5, body: 'x' },
    ],
    [
      'SPAMD/1.5 0 EX_OK\r\nContent-length: 1\r\nspam: true ; 15 / 6\r\n\r\n',
      { ok: true, score: 15, threshold: 6 },
    ],
    [
      'SPAMD/1.0 76 Bad header line: (Content-Length mismatch: Expected 5 bytes, got 6 bytes)\r\n',
      { ok: false, code: 76 },
    ],
  ])('%j', (text, expected) => {
    expect(readReply(text)).toMatchObject(expected)
  })

  test('a rule of a hundred thousand blanks is read at once, and its words are cut', () => {
    const dashes = '---- ---------------------- ----------------\n'
    const rows = Array.from({ length: 30 }, () => ` 1.0 A ${' '.repeat(100_000)}\r\r\n`).join('')
    expect(readRules(dashes + rows)).toHaveLength(30)
    expect(readRules(`${dashes} 1.0 A ${'b'.repeat(5000)}\n`)[0]?.description).toHaveLength(500)
  })

  test('no text crashes the readers', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        readReply(text)
        readReply(`SPAMD/1.1 0 EX_OK\r\n${text}`)
        readVersion(text)
        for (const rule of readRules(`---- ---------------------- ----------------\n${text}`)) {
          expect(Number.isFinite(rule.points)).toBe(true)
        }
      }),
    )
  })
})
