import { createHash, X509Certificate } from 'node:crypto'
import { connect } from 'node:net'
import { defaultLimits } from '@postproof/address/politeness'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { afterEach, describe, expect, test } from 'vitest'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import type { DomainReport } from '#contract/checkers.ts'
import { createWeb } from '#emulators/web.ts'
import { createDomainChecker } from '#services/checkers/domain/domain-checker.ts'
import { LIMITS } from '#services/checkers/domain/within.ts'
import { createHostProbes, freshProbes, type HostProbeWorld } from '#services/checkers/hosts/probes.ts'
import { createOwnPermits } from '#services/verifier/permits/permits.ts'
import { trustedValidator } from '../../packages/emulators/dnssec/trusted.ts'
import {
  type MailServer,
  type MailServerOptions,
  startMailServer,
} from '../../packages/emulators/mail-server.ts'
import { createServerAuthority, type ServerRecipe } from '../../packages/emulators/server-certificates.ts'
import { DKIM, NOW } from '../conformance/domains/world.ts'

/** The mail servers of a domain report: real ones on loopback behind public addresses. */

const { roots, issue } = createServerAuthority()
const running: MailServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** `closed`: nobody listens. */
type Host = MailServerOptions | 'closed'
type Given = {
  hosts?: Record<string, Host>
  zone?: ZoneDefinition
  policy?: string
  /** What large receivers answer; default: they greet. */
  receiver?: Host
  world?: Partial<HostProbeWorld>
  /** DNSSEC is validated, by what the zone says of itself. */
  validates?: boolean
  probeMs?: number
}

const POLICY = (mode: string, mx: string) => `version: STSv1\nmode: ${mode}\nmx: ${mx}\nmax_age: 604800\n`

/** `shop.com` with these mail servers, `mx1.shop.com` on `11.0.0.1` and so on. */
async function open({
  hosts = {},
  zone = {},
  policy,
  receiver = {},
  world = {},
  validates = false,
  probeMs = 3000,
}: Given) {
  const ports = new Map<string, number>()
  const dialed: string[] = []
  const servers: MailServer[] = []
  const listen = async (address: string, host: Host) => {
    const server = await startMailServer(host === 'closed' ? {} : host)
    if (host === 'closed') await server.close()
    else running.push(server)
    servers.push(server)
    ports.set(address, server.port)
  }
  const names = Object.keys(hosts)
  for (const [at, name] of names.entries()) await listen(`11.0.0.${at + 1}`, hosts[name]!)
  await listen('11.0.9.1', receiver)
  const addresses = names.flatMap((name, at): [string, object][] => [
    [name, { A: `11.0.0.${at + 1}` }],
    [`11.0.0.${at + 1}`, { PTR: name }],
  ])
  const definition: ZoneDefinition = {
    'shop.com': {
      MX: names.map((name, at) => [at * 10, name]),
      TXT: ['v=spf1 ip4:11.0.0.99 -all'],
      NS: ['ns1.dnsone.net', 'ns2.dnstwo.org'],
      SOA: { primary: 'ns1.dnsone.net' },
    },
    '_dmarc.shop.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@shop.com' },
    'default._domainkey.shop.com': { TXT: DKIM },
    ...Object.fromEntries(addresses),
    ...(policy === undefined
      ? {}
      : { '_mta-sts.shop.com': { TXT: 'v=STSv1; id=1' }, 'mta-sts.shop.com': { A: '45.45.45.9' } }),
    'ns1.dnsone.net': { A: '46.10.1.1' },
    'ns2.dnstwo.org': { A: '47.20.1.1' },
    'gmail.com': { MX: [[5, 'gmail-smtp-in.l.google.com']] },
    'gmail-smtp-in.l.google.com': { A: '11.0.9.1' },
    ...zone,
  }
  const clock = { now: Date.now }
  const resolver = createZone(definition)
  const probes = createHostProbes({
    wanted: true,
    source: {
      id: '',
      address: null,
      identity: { helo: 'mail.prober-host.net', mailFrom: '', sourceAddress: null },
    },
    dialer: createSmtpDialer({
      bannerMs: 1500,
      replyMs: 1500,
      dial: ({ address }) => {
        dialed.push(address)
        return connect({ host: '127.0.0.1', port: ports.get(address) ?? 1, noDelay: true })
      },
    }),
    permits: createOwnPermits(clock, defaultLimits),
    ...{ resolver, clock, roots: () => roots, allowPrivate: false },
    ...world,
  })
  const url = 'https://mta-sts.shop.com/.well-known/mta-sts.txt'
  const web = createWeb(
    policy === undefined ? {} : { [url]: { status: 200, type: 'text/plain', file: 'policy' } },
    new Map([['policy', Buffer.from(policy ?? '')]]),
  )
  const never = async () => ({ subject: '', status: 'good' as const, answered: 2, asked: 2, answers: [] })
  const checker = createDomainChecker({
    ...{ resolver, http: web, clock: { now: () => NOW }, probes },
    ...(validates ? { validator: trustedValidator(resolver, NOW) } : {}),
    blacklists: { checkAddress: never, checkDomain: never, checkEmail: never },
    limits: { ...LIMITS, hosts: { probe: probeMs, port: 2000 } },
  })
  const check = async (domain = 'shop.com') => (await checker.domain({ input: domain })).report
  return { check, checker, servers, dialed, probes, resolver }
}

const sectionOf = ({ sections }: DomainReport) => sections.find(({ id }) => id === 'mail-servers')!
const found = (report: DomainReport) =>
  sectionOf(report).findings.map(({ id, code, status }) => `${id.replace('domain_', '')} ${code} ${status}`)

const MX = 'mx1.shop.com'
const tls = (recipe: Partial<ServerRecipe> = {}, more = {}) => {
  const { key, cert } = issue({ names: [MX], ...recipe })
  return { tls: { key, cert, ...more } }
}

const certified: [name: string, recipe: Partial<ServerRecipe>, fault: string][] = [
  ['that expired', { to: '2026-11-01' }, 'expired'],
  ['signed by itself', { chain: 'self-signed' }, 'self-signed'],
  ['for another name', { names: ['mail.other.com'] }, 'wrong-name'],
  ['without its authority', { chain: 'leaf-alone' }, 'incomplete'],
  ['of a private authority', { chain: 'stranger' }, 'unknown-root'],
]

describe('a certificate', () => {
  test('that is good', async () => {
    const { check } = await open({ hosts: { [MX]: tls() } })
    const report = await check()
    expect(sectionOf(report).status).toBe('good')
    expect(found(report)).toEqual([
      'port answered good',
      'greeting other-name good',
      'starttls works good',
      'certificate valid good',
      'reverse confirmed good',
    ])
    expect(sectionOf(report).servers).toMatchObject([
      {
        host: MX,
        address: '11.0.0.1',
        state: 'answered',
        banner: 'mx.standin.test ESMTP',
        name: 'mx.standin.test',
        starttls: 'works',
        tls: { version: 'TLSv1.3', cipher: expect.stringContaining('TLS_') },
        certificate: { names: [MX], faults: [], days: 406 },
        mta_sts: null,
        dane: null,
      },
    ])
  })

  test.each(certified)('%s is a warning: senders encrypt all the same', async (_, recipe, fault) => {
    const { check } = await open({ hosts: { [MX]: tls(recipe) } })
    const report = await check()
    expect(sectionOf(report).status).toBe('warning')
    expect(found(report)).toContain(`certificate ${fault} warning`)
  })

  test.each(certified)('%s is a problem where MTA-STS is enforced', async (_, recipe, fault) => {
    const { check, checker } = await open({ hosts: { [MX]: tls(recipe) }, policy: POLICY('enforce', MX) })
    const report = await check()
    expect(sectionOf(report).status).toBe('bad')
    expect(found(report)).toContain(`certificate ${fault} bad`)
    expect(found(report)).toContain('policy certificate bad')
    expect((await checker.domain({ input: 'shop.com' })).sentence).toContain('MTA-STS')
  })

  test('is told of 14 days before its end, by the clock that is given', async () => {
    const codes = async (to: string) => found(await (await open({ hosts: { [MX]: tls({ to }) } })).check())
    expect(await codes('2026-12-03')).toContain('certificate soon warning')
    expect(await codes('2026-12-04T12:00:00Z')).toContain('certificate valid good')
  })
})

describe('encryption', () => {
  test('that is not offered is a problem', async () => {
    const { check, checker } = await open({ hosts: { [MX]: {} } })
    const report = await check()
    expect(found(report)).toContain('starttls absent bad')
    expect([report.status, sectionOf(report).servers![0]!.tls]).toEqual(['bad', null])
    expect((await checker.domain({ input: 'shop.com' })).sentence).toContain('can be read on its way')
  })

  test('that is offered and fails is a problem', async () => {
    const { check } = await open({ hosts: { [MX]: { tls: 'broken' } } })
    expect(found(await check())).toContain('starttls failed bad')
  })

  test.each(['TLSv1', 'TLSv1.1'] as const)('of %s alone is a warning', async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' }
    const { check } = await open({ hosts: { [MX]: tls({}, old) } })
    const report = await check()
    expect(found(report)).toContain('starttls old warning')
    expect(sectionOf(report).servers![0]!.tls?.version).toBe(version)
  })

  test('of TLS 1.2 is in order', async () => {
    const { check } = await open({ hosts: { [MX]: tls({}, { maxVersion: 'TLSv1.2' }) } })
    expect(found(await check())).toContain('starttls works good')
  })
})

describe('a server that is not reached', () => {
  const second = 'mx2.shop.com'
  const good = () => tls({ names: [MX, second] })

  test('silent: the others are shown as they answered, and the report ends in time', async () => {
    const { check } = await open({ hosts: { [MX]: { answer: () => 'silence' }, [second]: good() } })
    const report = await check()
    expect(found(report)).toContain('port no-greeting no-data')
    expect(found(report)).toContain('certificate valid good')
    expect([
      sectionOf(report).status,
      report.not_asked.some(({ section }) => section === 'mail-servers'),
    ]).toEqual(['good', true])
    expect(sectionOf(report).servers!.map(({ state }) => state)).toEqual(['no-greeting', 'answered'])
  })

  test('closed: mail can arrive late', async () => {
    const { check } = await open({ hosts: { [MX]: 'closed', [second]: good() } })
    expect(found(await check())).toContain('port refused warning')
  })

  test('no server anywhere answers: port 25 is closed here, and the domain is not to blame', async () => {
    const { check } = await open({ hosts: { [MX]: 'closed', [second]: 'closed' }, receiver: 'closed' })
    const report = await check()
    expect(found(report)).toEqual(['port port-closed no-data', 'reverse confirmed good'])
    expect([sectionOf(report).status, report.status]).toEqual(['no-data', 'good'])
    const reason = report.not_asked.find(({ section }) => section === 'mail-servers')!.reason
    expect(reason).toMatch(/^This server cannot open connections to port 25.*ask yours to open it/)
  })

  test('those of large receivers answer: then it is the domain, though from one place alone', async () => {
    const { check, dialed } = await open({ hosts: { [MX]: 'closed' } })
    const report = await check()
    expect(found(report)).toContain('port refused warning')
    expect(dialed).toEqual(['11.0.0.1', '11.0.9.1'])
    expect(sectionOf(report).headline).toContain('may not arrive')
  })

  test('without an answer about large receivers nothing is said of either', async () => {
    const { check } = await open({ hosts: { [MX]: 'closed' }, zone: { 'gmail.com': 'SERVFAIL' } })
    expect(found(await check())).toContain('port port-unknown no-data')
  })

  test('it turns us away, which says nothing about other senders; its operator is left alone', async () => {
    const answer = ({ verb }: { verb: string }) => (verb === 'CONNECT' ? '554 5.7.1 Go away <b>' : undefined)
    const { check, probes } = await open({ hosts: { [MX]: { answer } } })
    const report = await check()
    expect(found(report)).toContain('port turned-away no-data')
    expect(sectionOf(report).headline).toContain('“554 Go away <b>”')
    const time = { until: Date.now() + 1000, signal: new AbortController().signal }
    expect((await probes.visit(time)('mx9.shop.com', ['11.0.0.1'])).state).toBe('resting')
  })
})

test('what a server said counts for an hour, but not for a look that confirms', async () => {
  const { dialed, probes } = await open({ hosts: { [MX]: tls() } })
  const time = { until: Date.now() + 5000, signal: new AbortController().signal }
  await probes.visit(time)('mail.shop.com', ['11.0.0.1'])
  await probes.visit(time)('mail.shop.com', ['11.0.0.1'])
  expect(dialed).toHaveLength(1)
  await freshProbes(probes).visit(time)('mail.shop.com', ['11.0.0.1'])
  expect(dialed).toHaveLength(2)
})

describe('a hostile server', () => {
  const banner = (act: NonNullable<ReturnType<NonNullable<MailServerOptions['answer']>>>): Host => ({
    answer: ({ verb }) => (verb === 'CONNECT' ? act : undefined),
  })
  test.each<[name: string, host: Host, state: string]>([
    ['megabytes without a line', banner({ flood: 'x'.repeat(1000) }), 'not-smtp'],
    ['lines without end', banner({ flood: '220-more\r\n' }), 'not-smtp'],
    ['a banner byte by byte', banner({ drip: '2', everyMs: 50 }), 'no-greeting'],
    ['another protocol', banner('SSH-2.0-OpenSSH_9.6'), 'not-smtp'],
    ['hangs up', banner('drop'), 'closed'],
    ['hangs up after EHLO', { answer: ({ verb }) => (verb === 'EHLO' ? 'drop' : undefined) }, 'closed'],
  ])('%s', async (_, host, state) => {
    const { check } = await open({ hosts: { [MX]: host } })
    const report = await check()
    expect(sectionOf(report).servers![0]!.state).toBe(state)
    expect(sectionOf(report).status).not.toBe('bad')
    expect(JSON.stringify(report).length).toBeLessThan(60_000)
  })

  test('control characters and long names are not passed on', async () => {
    const said = `220 mx\u001b[31m\u0007${'a'.repeat(900)}`
    const ehlo = `250-\u001b]0;title\u0007 hi\n250 SIZE`
    const answer: MailServerOptions['answer'] = ({ verb }) =>
      verb === 'CONNECT' ? said : verb === 'EHLO' ? ehlo : undefined
    const { check } = await open({ hosts: { [MX]: { answer } } })
    const [server] = sectionOf(await check()).servers!
    expect(JSON.stringify(server)).not.toMatch(/\\u00(?:0|1)/)
    expect(server!.banner!.length).toBe(200)
  })
})

describe('politeness', () => {
  test('one connection each: EHLO, STARTTLS and QUIT, and nothing about mailboxes', async () => {
    const { check, servers } = await open({ hosts: { [MX]: tls() } })
    await check()
    expect(servers[0]!.received).toEqual([['EHLO mail.prober-host.net', 'STARTTLS', 'QUIT']])
  })

  test('asked again within the hour nothing is sent', async () => {
    const { check, servers, dialed } = await open({ hosts: { [MX]: tls() } })
    const [first, second] = [await check(), await check()]
    expect(sectionOf(second)).toEqual(sectionOf(first))
    expect([servers[0]!.connections, dialed]).toEqual([1, ['11.0.0.1']])
  })

  test('many reports at once share it', async () => {
    const { check, servers } = await open({ hosts: { [MX]: tls() } })
    await Promise.all(Array.from({ length: 8 }, () => check()))
    expect(servers[0]!.connections).toBe(1)
  })

  test('the first four hosts are asked, in the order of preference, two at once under one permit', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `mx${at + 1}.shop.com`)
    const host = tls({ names })
    const permits = createOwnPermits({ now: Date.now }, defaultLimits)
    let entered = 0
    const counted: HostProbeWorld['permits'] = {
      enter(...asked) {
        entered += 1
        return permits.enter(...asked)
      },
    }
    const { check, servers } = await open({
      hosts: Object.fromEntries(names.map((name) => [name, host])),
      world: { permits: counted },
    })
    const report = await check()
    expect(servers.map(({ connections }) => connections)).toEqual([1, 1, 1, 1, 0, 0, 0])
    expect(sectionOf(report).servers!.map(({ host }) => host)).toEqual(names.slice(0, 4))
    expect(sectionOf(report).findings[0]!.message).toContain('2 more were not asked')
    expect(entered).toBe(1)
  })

  test('an operator that turned us away at one host is not asked at the others', async () => {
    const names = ['mx1.shop.com', 'mx2.shop.com', 'mx3.shop.com', 'mx4.shop.com']
    const host: Host = { answer: ({ verb }) => (verb === 'CONNECT' ? '554 5.7.1 Go away' : undefined) }
    const { check } = await open({ hosts: Object.fromEntries(names.map((name) => [name, host])) })
    const states = sectionOf(await check()).servers!.map(({ state }) => state)
    expect(states).toEqual(['turned-away', 'turned-away', 'resting', 'resting'])
  })

  test('one silent host of an operator does not keep the others from being asked', async () => {
    const names = ['mx1.shop.com', 'mx2.shop.com', 'mx3.shop.com', 'mx4.shop.com']
    const host = tls({ names })
    const { check } = await open({
      hosts: Object.fromEntries(
        names.map((name, at) => [name, at === 0 ? { answer: () => 'silence' } : host]),
      ),
    })
    const states = sectionOf(await check()).servers!.map(({ state }) => state)
    expect(states).toEqual(['no-greeting', 'answered', 'answered', 'answered'])
  })

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1'])(
    '%s is never connected to',
    async (address) => {
      const { check, dialed, probes } = await open({
        hosts: { [MX]: tls() },
        zone: { [MX]: address.includes(':') ? { AAAA: address } : { A: address } },
      })
      const report = await check()
      expect([found(report), dialed]).toEqual([['port no-address no-data'], []])
      const time = { until: Date.now() + 1000, signal: new AbortController().signal }
      expect(['not-public', 'no-route']).toContain((await probes.visit(time)(MX, [address])).state)
      expect(dialed).toEqual([])
    },
  )

  test.each(['localhost', 'mail.gmail.com', 'mail', '[11.0.0.1]'])(
    'under the name %s nobody is asked',
    async (helo) => {
      const { check, dialed } = await open({
        hosts: { [MX]: tls() },
        world: { source: { id: '', address: null, identity: { helo, mailFrom: '', sourceAddress: null } } },
      })
      const report = await check()
      expect([sectionOf(report).status, dialed]).toEqual(['no-data', []])
      expect(sectionOf(report).headline).toContain('SMTP_HOSTNAME')
    },
  )

  test('switched off, nobody is asked', async () => {
    const { check, dialed } = await open({ hosts: { [MX]: tls() }, world: { wanted: false } })
    expect(sectionOf(await check()).headline).toContain('switched that off')
    expect(dialed).toEqual([])
  })
})

describe('MTA-STS', () => {
  test.each<[mode: string, mx: string, recipe: Partial<ServerRecipe>, expected: string]>([
    ['enforce', MX, {}, 'policy passes good'],
    ['enforce', '*.shop.com', {}, 'policy passes good'],
    ['enforce', 'mail.shop.com', {}, 'policy pattern bad'],
    ['enforce', '*.com', {}, 'policy pattern bad'],
    ['testing', 'mail.shop.com', {}, 'policy pattern warning'],
    ['testing', MX, {}, 'policy passes good'],
    ['testing', MX, { names: ['www.shop.com'] }, 'policy certificate warning'],
  ])('%s with mx: %s', async (mode, mx, recipe, expected) => {
    const { check } = await open({ hosts: { [MX]: tls(recipe) }, policy: POLICY(mode, mx) })
    expect(found(await check())).toContain(expected)
  })

  test('a server without encryption fails an enforced policy', async () => {
    const { check } = await open({ hosts: { [MX]: {} }, policy: POLICY('enforce', MX) })
    expect(found(await check())).toContain('policy no-tls bad')
  })

  test('a policy that is off asks nothing', async () => {
    const { check } = await open({ hosts: { [MX]: tls() }, policy: POLICY('none', MX) })
    expect(found(await check()).join()).not.toContain('policy')
  })
})

describe('DANE', () => {
  const made = issue({ names: [MX], chain: 'self-signed' })
  const pin = (der: Buffer) =>
    `3 1 1 ${createHash('sha256')
      .update(new X509Certificate(der).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex')}`
  const other = pin(issue({ names: [MX] }).chain[0]!)
  const signed = (record: string, authenticated = true): ZoneDefinition => ({
    'shop.com': { MX: [[10, MX]], TXT: ['v=spf1 ip4:11.0.0.99 -all'], authenticated },
    [MX]: { A: '11.0.0.1', authenticated },
    [`_25._tcp.${MX}`]: { TLSA: record, authenticated },
  })
  const own = pin(made.chain[0]!)

  test.each<[name: string, zone: ZoneDefinition, validates: boolean, expected: string[]]>([
    ['that matches', signed(own), true, ['certificate pinned good', 'dane matches good']],
    ['that does not', signed(other), true, ['certificate self-signed warning', 'dane mismatch bad']],
    [
      'of a kind that is not used',
      signed('1 1 1 00'),
      true,
      ['certificate self-signed warning', 'dane unusable warning'],
    ],
    [
      'in a zone that is not signed',
      signed(other, false),
      true,
      ['certificate self-signed warning', 'dane unsigned good'],
    ],
    [
      'where nothing validates',
      signed(own),
      false,
      ['certificate self-signed warning', 'dane unproven no-data'],
    ],
    [
      'wrong, where nothing validates',
      signed(other),
      false,
      ['certificate self-signed warning', 'dane mismatch-unproven warning'],
    ],
  ])('%s', async (_, zone, validates, expected) => {
    const { check } = await open({ hosts: { [MX]: { tls: made } }, zone, validates })
    const report = await check()
    expect(found(report).filter((one) => /^(?:dane|certificate)/.test(one))).toEqual(expected)
  })

  test('a pinned certificate is no excuse under an enforced policy', async () => {
    const { check } = await open({
      hosts: { [MX]: { tls: made } },
      zone: signed(own),
      validates: true,
      policy: POLICY('enforce', MX),
    })
    expect(found(await check())).toContain('certificate self-signed bad')
  })
})

describe('reverse names', () => {
  test.each<[name: string, spf: string, expected: string]>([
    ['a server that sends', 'v=spf1 mx -all', 'reverse unconfirmed warning'],
    ['one that only receives', 'v=spf1 ip4:11.0.0.99 -all', 'reverse not-needed good'],
  ])('missing for %s', async (_, spf, expected) => {
    const zone: ZoneDefinition = { 'shop.com': { MX: [[10, MX]], TXT: [spf] }, '11.0.0.1': {} }
    const { check } = await open({ hosts: { [MX]: tls() }, zone })
    expect(found(await check())).toContain(expected)
  })

  test('that lead elsewhere are none', async () => {
    const zone: ZoneDefinition = {
      '11.0.0.1': { PTR: 'other.shop.com' },
      'other.shop.com': { A: '11.0.0.9' },
    }
    const { check } = await open({ hosts: { [MX]: tls() }, zone })
    const report = await check()
    expect(found(report)).toContain('reverse not-needed good')
    expect(sectionOf(report).servers![0]!.reverse).toEqual([
      { address: '11.0.0.1', name: 'other.shop.com', confirmed: false },
    ])
  })

  test('without an answer are not judged', async () => {
    const { check } = await open({ hosts: { [MX]: tls() }, zone: { '11.0.0.1': 'SERVFAIL' } })
    expect(found(await check())).toContain('reverse unanswered no-data')
  })
})

test.each<[name: string, zone: ZoneDefinition, expected: string]>([
  ['accepts no mail', { 'shop.com': { MX: [[0, '.']], TXT: ['v=spf1 -all'] } }, 'port none good'],
  [
    'does not say where its mail goes',
    { 'shop.com': { MX: 'SERVFAIL', TXT: ['v=spf1 mx -all'] } },
    'port unknown-servers no-data',
  ],
])('a domain that %s', async (_, zone, expected) => {
  const { check } = await open({ zone })
  expect(found(await check())).toEqual([expected])
})
