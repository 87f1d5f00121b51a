import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { sealMessage } from 'mailauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { authenticate } from './authenticate.ts'
import {
  makeKey,
  makeSession,
  PLAIN_MAIL,
  RECEIVED_AT,
  type Signing,
  sign,
  type TestKey,
  toMessage,
} from './authentication/fixture.ts'
import type { Session } from './types.ts'

let key: TestKey
let weak: TestKey
let edwards: TestKey
let zone: ZoneDefinition

beforeAll(() => {
  key = makeKey()
  weak = makeKey(512)
  edwards = makeKey('ed25519')
  zone = {
    'example.org': { TXT: 'v=spf1 ip4:192.0.2.0/24 -all', MX: [[10, 'mail.example.org']] },
    'mail.example.org': { A: '192.0.2.25', AAAA: '2001:db8::25' },
    's1._domainkey.example.org': { TXT: key.record },
    'ed._domainkey.example.org': { TXT: edwards.record },
    'weak._domainkey.example.org': { TXT: weak.record },
    's1._domainkey.esp.example.net': { TXT: key.record },
    's1._domainkey.mail.example.org': { TXT: key.record },
    '_dmarc.example.org': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@example.org' },
    '192.0.2.25': { PTR: 'mail.example.org.' },
    '2001:db8::25': { PTR: 'mail.example.org' },
  }
})

type World = { zone?: ZoneDefinition; resolver?: Resolver; session?: Partial<Session> }

function run(mail: string | Uint8Array, world: World = {}) {
  return authenticate(toMessage(mail), makeSession(world.session), {
    resolver: world.resolver ?? createZone({ ...zone, ...world.zone }),
    signal: new AbortController().signal,
  })
}

describe('a well-set-up sender', () => {
  test('passes everything', async () => {
    const auth = await run(await sign(PLAIN_MAIL, { key }))
    expect(auth).toMatchObject({
      fromDomain: 'example.org',
      fromOrg: 'example.org',
      spf: { result: 'pass', domain: 'example.org', record: 'v=spf1 ip4:192.0.2.0/24 -all', aligned: true },
      dmarc: {
        result: 'pass',
        recordDomain: 'example.org',
        record: 'v=DMARC1; p=reject; rua=mailto:d@example.org',
        policy: 'reject',
        testMode: false,
        spfAligned: true,
        dkimAligned: true,
      },
      arc: { result: 'none', instances: 0 },
      reverse: { outcome: 'ok', names: ['mail.example.org'], confirmed: 'mail.example.org' },
    })
    expect(auth.dkim.signatures).toMatchObject([
      {
        domain: 'example.org',
        selector: 's1',
        algorithm: 'rsa-sha256',
        result: 'pass',
        aligned: true,
        bits: 2048,
        keyType: 'rsa',
        line: 1,
        bodyLength: null,
        expires: null,
        signedAt: RECEIVED_AT - 60_000,
      },
    ])
    expect(auth.dkim.signatures[0]?.signedHeaders).toContain('from')
  })

  test('over IPv6, with bare line feeds in the source', async () => {
    const signed = (await sign(PLAIN_MAIL, { key })).replaceAll('\r\n', '\n')
    const auth = await run(signed, { session: { clientAddress: '2001:db8::25' } })
    expect(auth.dkim.signatures[0]).toMatchObject({ result: 'pass', line: 1 })
    expect(auth.reverse).toMatchObject({ outcome: 'ok' })
    expect(auth.spf.result).toBe('fail')
  })
})

describe('signatures', () => {
  const cases: [string, Partial<Signing>, World, Record<string, unknown>][] = [
    ['of a service, not aligned', { domain: 'esp.example.net' }, {}, { result: 'pass', aligned: false }],
    ['of a subdomain, aligned', { domain: 'mail.example.org' }, {}, { result: 'pass', aligned: true }],
    ['without a key', { selector: 'gone' }, {}, { result: 'neutral', comment: 'no key', bits: null }],
    ['rsa-sha1', { algorithm: 'rsa-sha1' }, {}, { result: 'policy', algorithm: 'rsa-sha1' }],
    [
      'expired',
      { signedAt: RECEIVED_AT - 9000, expires: new Date(RECEIVED_AT - 1000) },
      {},
      { result: 'neutral', comment: 'expired', expires: RECEIVED_AT - 1000 },
    ],
    ['with l=', { bodyLength: 5 }, {}, { result: 'pass', bodyLength: 5 }],
    [
      'whose key server is silent',
      {},
      { zone: { 's1._domainkey.example.org': 'TIMEOUT' } },
      { result: 'temperror' },
    ],
  ]
  test.each(cases)('%s', async (_, signing, world, expected) => {
    const auth = await run(await sign(PLAIN_MAIL, { key, ...signing }), world)
    expect(auth.dkim.signatures).toMatchObject([expected])
  })

  test('Ed25519', async () => {
    const auth = await run(await sign(PLAIN_MAIL, { key: edwards, selector: 'ed' }))
    expect(auth.dkim.signatures).toMatchObject([{ result: 'pass', keyType: 'ed25519', bits: 256 }])
  })

  test('with a key of 512 bits', async () => {
    const auth = await run(await sign(PLAIN_MAIL, { key: weak, selector: 'weak' }))
    expect(auth.dkim.signatures).toMatchObject([{ result: 'policy', comment: 'weak-key', bits: 512 }])
  })

  test('over a changed body', async () => {
    const auth = await run((await sign(PLAIN_MAIL, { key })).replace('Leaves', 'Prices'))
    expect(auth.dkim.signatures).toMatchObject([{ result: 'fail', bits: 2048 }])
  })

  // The work of the verifier grows with the square of these; the largest took it two minutes.
  test.each([
    ['folded lines', `X-Long: a\r\n${' x\r\n'.repeat(100_000)}`],
    ['blank lines within a field', `ARC-Seal: i=1;\r\n${' \r\n'.repeat(100_000)} cv=none\r\n`],
    ['blanks in a row', `DKIM-Signature: v=1;${' '.repeat(8000)}a=rsa-sha256\r\n`],
  ])('under %s without end are not verified', async (_, field) => {
    const { dkim } = await run(field + (await sign(PLAIN_MAIL, { key })))
    expect(dkim.signatures.at(-1)).toMatchObject({ result: 'permerror', comment: 'header block too large' })
  })

  test('beyond ten are not verified, and say so', async () => {
    const signed = await sign(PLAIN_MAIL, { key })
    const signature = signed.slice(0, signed.length - PLAIN_MAIL.length)
    const { dkim } = await run(signature.repeat(40) + PLAIN_MAIL)
    expect(dkim.signatures.filter((one) => one.result === 'pass')).toHaveLength(10)
    expect(dkim.signatures.filter((one) => one.comment.startsWith('not verified'))).toHaveLength(10)
    expect(dkim.signatures.at(-1)?.line).toBeGreaterThan(dkim.signatures[9]!.line!)
  })
})

describe('DMARC', () => {
  const cases: [string, World, Record<string, unknown>][] = [
    [
      'fails when neither aligns',
      { session: { mailFrom: 'x@esp.example.net' } },
      { result: 'fail', spfAligned: false },
    ],
    ['passes by SPF alone', {}, { result: 'pass', spfAligned: true, dkimAligned: false }],
    [
      'is none without a record',
      { zone: { '_dmarc.example.org': {} } },
      { result: 'none', record: null, policy: null },
    ],
    [
      'is none with two records',
      { zone: { '_dmarc.example.org': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } } },
      { result: 'none', record: null },
    ],
    [
      'keeps the policy apart from its test mode',
      { zone: { '_dmarc.example.org': { TXT: 'v=DMARC1; p=quarantine; t=y' } } },
      { result: 'pass', policy: 'quarantine', testMode: true },
    ],
    [
      'without an answer is no-data',
      { zone: { '_dmarc.example.org': 'SERVFAIL' } },
      { result: 'no-data', reason: 'servfail' },
    ],
    [
      'with SPF unknown is no-data',
      { session: { clientAddress: null, addressUnusable: 'unknown' } },
      { result: 'no-data', reason: 'spf-unknown' },
    ],
    [
      'with an unknown SPF that could not align is a fail',
      {
        session: { clientAddress: '127.0.0.1', addressUnusable: 'private', mailFrom: 'x@elsewhere.example' },
      },
      { result: 'fail' },
    ],
  ]
  test.each(cases)('%s', async (_, world, expected) => {
    const auth = await run(PLAIN_MAIL, world)
    expect(auth.dmarc).toMatchObject(expected)
  })

  test('of a subdomain inherits from the organizational domain', async () => {
    const mail = PLAIN_MAIL.replace('news@example.org', 'news@letters.example.org')
    const world = {
      zone: { '_dmarc.example.org': { TXT: 'v=DMARC1; p=reject; sp=quarantine' }, 'letters.example.org': {} },
    }
    const auth = await run(await sign(mail, { key }), world)
    expect(auth).toMatchObject({
      fromDomain: 'letters.example.org',
      fromOrg: 'example.org',
      dmarc: { result: 'pass', recordDomain: 'example.org', policy: 'quarantine' },
      spf: { aligned: true },
    })
  })

  test('without any record aligns by the Public Suffix List', async () => {
    const mail = PLAIN_MAIL.replace('news@example.org', 'news@letters.example.co.uk')
    const auth = await run(mail, { session: { mailFrom: 'b@bounce.example.co.uk' } })
    expect(auth).toMatchObject({
      fromOrg: 'example.co.uk',
      spf: { aligned: true },
      dmarc: { result: 'none' },
    })
  })

  test.each([
    ['no From', PLAIN_MAIL.replace(/^From:.*\r\n/, ''), 'no-author-domain'],
    ['two From fields', `From: a@one.example\r\n${PLAIN_MAIL}`, 'multiple-from-fields'],
    [
      'two domains',
      PLAIN_MAIL.replace('<news@example.org>', '<a@one.example>, <b@two.example>'),
      'multiple-author-domains',
    ],
  ])('cannot judge %s', async (_, mail, reason) => {
    const auth = await run(mail)
    expect(auth).toMatchObject({ fromDomain: null, dmarc: { result: 'no-data', reason } })
  })
})

describe('SPF and reverse DNS', () => {
  const cases: [string, World, Record<string, unknown>][] = [
    [
      'the bounce address <> is judged by HELO',
      {
        session: { mailFrom: '' },
        zone: { 'mail.example.org': { A: '192.0.2.25', TXT: 'v=spf1 a -all' } },
      },
      { spf: { result: 'pass', domain: 'mail.example.org' } },
    ],
    [
      'an unknown sender',
      { session: { mailFrom: null } },
      { spf: { result: 'no-data', reason: 'sender-unknown' } },
    ],
    [
      'a private address',
      { session: { clientAddress: '10.0.0.1', addressUnusable: 'private' } },
      {
        spf: { result: 'no-data', reason: 'client-address-private' },
        reverse: { outcome: 'no-data', reason: 'private' },
      },
    ],
    [
      'a broken record',
      { zone: { 'example.org': { TXT: 'v=spf1 ipv4:192.0.2.1 -all' } } },
      { spf: { result: 'permerror' } },
    ],
    ['a silent server', { zone: { 'example.org': 'TIMEOUT' } }, { spf: { result: 'temperror' } }],
    ['no PTR', { zone: { '192.0.2.25': {} } }, { reverse: { outcome: 'no-ptr' } }],
    [
      'PTR leads elsewhere',
      { zone: { 'mail.example.org': { A: '192.0.2.99' } } },
      { reverse: { outcome: 'no-forward' } },
    ],
    [
      'PTR unanswered',
      { zone: { '192.0.2.25': 'REFUSED' } },
      { reverse: { outcome: 'no-data', reason: 'refused' } },
    ],
    [
      'forward unanswered',
      { zone: { 'mail.example.org': 'TIMEOUT' } },
      { reverse: { outcome: 'no-data', reason: 'timeout' } },
    ],
    [
      'many PTR names',
      { zone: { '192.0.2.25': { PTR: Array.from({ length: 90 }, (_, i) => `h${i}.example.net`) } } },
      {
        reverse: {
          outcome: 'no-forward',
          names: ['h0.example.net', 'h1.example.net', 'h2.example.net', 'h3.example.net', 'h4.example.net'],
        },
      },
    ],
  ]
  test.each(cases)('%s', async (_, world, expected) => {
    expect(await run(PLAIN_MAIL, world)).toMatchObject(expected)
  })
})

describe('ARC', () => {
  const seal = () =>
    sealMessage(PLAIN_MAIL, {
      signingDomain: 'example.org',
      selector: 's1',
      privateKey: key.privateKey,
      authResults: 'mx.example.net; spf=pass',
      cv: 'none',
    })
  test('a valid chain', async () => {
    expect((await run(`${await seal()}${PLAIN_MAIL}`)).arc).toMatchObject({ result: 'pass', instances: 1 })
  })
  test('a changed message', async () => {
    const changed = PLAIN_MAIL.replace('Leaves', 'Prices')
    expect((await run(`${await seal()}${changed}`)).arc).toMatchObject({ result: 'fail', instances: 1 })
  })
  test('keys that nobody answers for', async () => {
    const world = { zone: { 's1._domainkey.example.org': 'TIMEOUT' as const } }
    expect((await run(`${await seal()}${PLAIN_MAIL}`, world)).arc).toMatchObject({ result: 'temperror' })
  })
})

test('without a network nothing is bad', async () => {
  const unreachable: Resolver = {
    async lookup(name, type) {
      return {
        name,
        type,
        outcome: 'unreachable',
        records: [],
        cnames: [],
        ttl: 0,
        authenticated: false,
        server: '',
        ms: 0,
        at: 0,
      }
    },
  }
  const auth = await run(await sign(PLAIN_MAIL, { key }), { resolver: unreachable })
  expect(auth).toMatchObject({
    fromDomain: 'example.org',
    fromOrg: 'example.org',
    spf: { result: 'temperror', aligned: true },
    dmarc: { result: 'no-data', reason: 'unreachable' },
    reverse: { outcome: 'no-data', reason: 'unreachable' },
  })
  expect(auth.dkim.signatures).toMatchObject([{ result: 'temperror' }])
})

describe('hostile mail', () => {
  const long = 'x'.repeat(300_000)
  test.each([
    ['nothing', ''],
    ['only a line feed', '\n'],
    ['no body', 'From: a@b.example'],
    ['binary', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) & 255))],
    ['an endless signature', `DKIM-Signature: v=1; h=${'from:'.repeat(50_000)}\r\n${PLAIN_MAIL}`],
    ['many header fields', `${'X-A: b\r\n'.repeat(50_000)}${PLAIN_MAIL}`],
    ['a long From', `From: ${'<'.repeat(5000)}${long}@example.org\r\n\r\n`],
    ['nested groups', `From: ${'a:'.repeat(20_000)}b@example.org${';'.repeat(20_000)}\r\n\r\n`],
    ['only line feeds', `${PLAIN_MAIL}${'\n'.repeat(500_000)}`],
    [
      'a long content type',
      `DKIM-Signature: v=1; a=rsa-sha256; d=e.org; s=s; h=from; bh=x; b=y\r\nContent-Type: multipart/mixed; ${'a="b;'.repeat(20_000)}\r\n${PLAIN_MAIL}`,
    ],
    [
      'broken tags',
      `DKIM-Signature: ;;;=;v=;d=..;s=a b;h=::;l=-1;x=z\r\nARC-Seal: i=99\r\nARC-Message-Signature: i=1\r\n${PLAIN_MAIL}`,
    ],
    [
      'many ARC sets',
      `${Array.from({ length: 300 }, (_, i) => `ARC-Seal: i=${i}; a=rsa-sha256; cv=none; d=e.org; s=s; b=x\r\n`).join('')}${PLAIN_MAIL}`,
    ],
  ])(
    '%s neither throws nor hangs',
    async (_, mail) => {
      const auth = await run(mail)
      expect(auth.dkim.signatures.some((signature) => signature.result === 'pass')).toBe(false)
    },
    10_000,
  )
})
