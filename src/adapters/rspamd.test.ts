import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@postproof/engine/world'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { createRspamd, readVerdict } from './rspamd.ts'

const envelope: Envelope = {
  clientAddress: '198.51.100.7',
  helo: 'mail.shop.example',
  mailFrom: 'bounce@shop.example',
  recipient: 'you@test.example',
  hostname: null,
}
const clock = { now: () => 0 }
const mail = new Uint8Array(Buffer.from('X-Spam-Flag: NO\r\nSubject: hi\r\n\r\n\xff', 'latin1'))

const verdict = {
  is_skipped: false,
  score: 3.799999,
  required_score: 15,
  action: 'no action',
  symbols: {
    MIME_TRACE: { name: 'MIME_TRACE', score: 0, options: ['0:~'] },
    MIME_HTML_ONLY: { score: 0.2, description: 'Messages that have only HTML part' },
    HFILTER_HOSTNAME_UNKNOWN: { score: 2.5, description: 'Unknown client hostname' },
    AUTH_NA: { score: 1, description: 'No authentication' },
    ARC_NA: { score: 0, description: 'ARC signature absent' },
    WHITE: { score: -0.1 },
  },
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Asked = { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A stand-in that speaks rspamd's HTTP protocol. */
async function emulator(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({
      url: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks),
    })
    answer(response.setHeader('server', 'rspamd/3.4'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('over the wire', () => {
  test('sends the mail and its envelope, reads score and symbols', async () => {
    const { asked, url } = await emulator((response) => response.end(JSON.stringify(verdict)))
    const scan = await createRspamd({ url, password: 'q1', clock }).scan(mail, envelope)
    expect(scan).toEqual({
      ok: true,
      engine: 'rspamd',
      version: '3.4',
      score: 3.8,
      threshold: 6,
      rules: [
        { name: 'HFILTER_HOSTNAME_UNKNOWN', points: 2.5, description: 'Unknown client hostname' },
        { name: 'AUTH_NA', points: 1, description: 'No authentication' },
        { name: 'MIME_HTML_ONLY', points: 0.2, description: 'Messages that have only HTML part' },
        { name: 'ARC_NA', points: 0, description: 'ARC signature absent' },
        { name: 'WHITE', points: -0.1, description: '' },
      ],
      ms: 0,
    })
    expect(asked[0]?.url).toBe('POST /checkv2')
    expect(asked[0]?.body.toString('latin1')).toBe('Subject: hi\r\n\r\n\xff')
    expect(asked[0]?.headers).toMatchObject({
      ...{ ip: '198.51.100.7', helo: 'mail.shop.example', from: 'bounce@shop.example' },
      ...{ rcpt: 'you@test.example', password: 'q1' },
    })
    expect(asked[0]?.headers).not.toHaveProperty('hostname')
  })

  test('what a client said in the envelope cannot add headers', async () => {
    const { asked, url } = await emulator((response) => response.end(JSON.stringify(verdict)))
    const nasty = { ...envelope, helo: 'a\r\nPassword: x\u2028', mailFrom: '\r\n' }
    expect(await createRspamd({ url, clock }).scan(mail, nasty)).toMatchObject({ ok: true })
    expect(asked[0]?.headers).toMatchObject({ helo: 'aPassword:x' })
    expect(asked[0]?.headers).not.toHaveProperty('password')
    expect(asked[0]?.headers).not.toHaveProperty('from')
  })

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['forbidden', (r) => r.writeHead(403).end('{"error":"denied"}'), 'rspamd answered 403'],
    ['not JSON', (r) => r.end('<html>'), 'not an answer of rspamd'],
    ['other JSON', (r) => r.end('[1]'), 'not an answer of rspamd'],
    ['skipped', (r) => r.end('{"score":0,"is_skipped":true}'), 'rspamd skipped the message'],
    ['silence', () => {}, 'no answer within 100 ms'],
    ['no end', (r) => r.end('x'.repeat(1_100_000)), 'the answer does not end'],
  ])('%s is a reason, not an error', async (_, answer, reason) => {
    const { url } = await emulator(answer)
    // Short where that is what is waited for alone.
    const timeoutMs = reason.startsWith('no answer') ? 100 : 60_000
    const scan = await createRspamd({ url, timeoutMs, clock }).scan(mail, envelope)
    expect(scan).toEqual({ ok: false, engine: 'rspamd', reason, ms: 0 })
  })

  test('an empty body is not asked, a redirect is not followed, nobody there is said', async () => {
    const { asked, url } = await emulator((response) => response.writeHead(302, { location: '/x' }).end())
    const engine = createRspamd({ url, clock })
    expect(await engine.scan(new Uint8Array(), envelope)).toMatchObject({ reason: 'the message is empty' })
    expect(asked).toHaveLength(0)
    expect((await engine.scan(mail, envelope)).ok).toBe(false)
    expect(asked).toHaveLength(1)
    server?.closeAllConnections()
    server?.close()
    await once(server!, 'close')
    expect(await engine.scan(mail, envelope)).toMatchObject({ ok: false, reason: 'nothing listens there' })
  })
})

describe('verdicts', () => {
  test.each([
    ['{"score":1e400}', 'not an answer of rspamd'],
    [
      '{"score":2,"symbols":{"A":{"score":-1e400},"B":{"score":1}},"thresholds":{"add header":1e999}}',
      { score: 2, threshold: 6, rules: [{ name: 'B', points: 1, description: '' }] },
    ],
  ])('numbers beyond all are none: %s', (text, expected) => {
    expect(readVerdict(text)).toEqual(expected)
  })

  test.each(['R_SPF_DNSFAIL', 'DMARC_DNSFAIL', 'RDNS_DNSFAIL', 'R_DKIM_TEMPFAIL', 'ASN_FAIL'])(
    'with %s, points that need DNS are not counted',
    (symbol) => {
      const read = readVerdict(
        JSON.stringify({ ...verdict, symbols: { ...verdict.symbols, [symbol]: { score: 0 } } }),
      )
      if (typeof read === 'string') throw new Error(read)
      expect(read.score).toBe(0.3)
      expect(read.rules.find(({ name }) => name === 'HFILTER_HOSTNAME_UNKNOWN')).toEqual({
        name: 'HFILTER_HOSTNAME_UNKNOWN',
        points: 0,
        description: 'Not counted, because DNS did not answer: Unknown client hostname',
      })
      expect(read.rules.find(({ name }) => name === 'MIME_HTML_ONLY')?.points).toBe(0.2)
    },
  )

  test('a verdict that needed no look at the rules', () => {
    const text =
      '{"is_skipped":true,"score":15,"action":"reject","symbols":{"GTUBE":{"score":0,"description":"x"}}}'
    expect(readVerdict(text)).toEqual({
      score: 15,
      threshold: 6,
      rules: [{ name: 'GTUBE', points: 0, description: 'x' }],
    })
  })

  test('the level at which mail is marked, when it is said', () => {
    expect(readVerdict('{"score":1,"thresholds":{"add header":7.5,"reject":12}}')).toMatchObject({
      threshold: 7.5,
    })
  })

  test('no JSON crashes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (symbols, whole) => {
        readVerdict(JSON.stringify({ score: 1, symbols: { A: symbols }, thresholds: whole }))
        readVerdict(JSON.stringify({ score: 1, symbols }))
        readVerdict(JSON.stringify(whole))
      }),
    )
  })
})
