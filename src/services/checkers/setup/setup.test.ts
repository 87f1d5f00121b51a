import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { describe, expect, test } from 'vitest'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '../record-checkers.ts'
import { createDomainSetups } from './setup.ts'
import type { GivenChoices, SetupStepId } from './types.ts'

const clock = { now: () => Date.parse('2026-12-01T10:00:00Z') }
const none: GivenChoices = { services: [], addresses: '', reports: '', skipped: [] }
const google = { services: ['google-workspace'], reports: 'dmarc@o.test' }

const services: ZoneDefinition = {
  '_spf.google.com': { TXT: 'v=spf1 ip4:192.0.2.0/24 ~all' },
  'mail.zendesk.com': { TXT: 'v=spf1 ip4:198.51.100.0/24 ~all' },
}
const mx: ZoneDefinition[string] = { MX: [[10, 'mx.o.test']] }
const plain: ZoneDefinition = { 'mx.o.test': { A: '203.0.113.5' } }

type Files = ReadonlyMap<string, Uint8Array>

const checkersOver = (resolver: Resolver, web: FakeWeb = {}, files: Files = new Map()) =>
  createRecordCheckers({ resolver, http: createWeb(web, files), clock })

async function setUp(
  zone: ZoneDefinition,
  given: Partial<GivenChoices> = {},
  web: FakeWeb = {},
  files: Files = new Map(),
) {
  const resolver = createZone({ ...services, ...plain, ...zone })
  const checkers = checkersOver(resolver, web, files)
  const setup = await createDomainSetups({ checkers, resolver, clock }).setup('o.test', { ...none, ...given })
  const step = (id: SetupStepId) => setup.steps.find((one) => one.id === id)!
  return { setup, step, checkers }
}

const statesOf = ({ setup }: Awaited<ReturnType<typeof setUp>>) =>
  Object.fromEntries(setup.steps.map(({ id, state }) => [id, state]))

describe('from nothing', () => {
  test('each step asks for what it needs, and offers nothing that nobody chose', async () => {
    const found = await setUp({ 'o.test': mx })
    expect(statesOf(found)).toEqual({
      ...{ spf: 'asks', dkim: 'asks', dmarc: 'asks', 'mta-sts': 'todo', 'tls-rpt': 'asks', bimi: 'later' },
    })
    expect(found.setup.steps.flatMap(({ record }) => record ?? [])).toEqual([])
  })

  test('with a service and a mailbox, each record is written', async () => {
    const { step } = await setUp({ 'o.test': mx }, google)
    expect(step('spf').record?.value).toBe('v=spf1 include:_spf.google.com ~all')
    expect(step('dmarc').record?.value).toBe('v=DMARC1; p=none; rua=mailto:dmarc@o.test')
    expect(step('tls-rpt').record?.value).toBe('v=TLSRPTv1; rua=mailto:dmarc@o.test')
    expect(step('dkim')).toMatchObject({ state: 'todo', links: [{ name: 'Google Workspace' }] })
  })

  test('a service whose mail SPF of the domain does not cover is not written into it', async () => {
    const { step } = await setUp({ 'o.test': mx }, { services: ['mailchimp', 'google-workspace'] })
    expect(step('spf').record?.value).toBe('v=spf1 include:_spf.google.com ~all')
    expect(step('spf').says.join(' ')).toContain('Mailchimp')
    const alone = await setUp({ 'o.test': mx }, { services: ['mailchimp'] })
    expect(alone.step('spf')).toMatchObject({ state: 'done', record: null })
  })

  test('a service whose entry nobody can know leads to its page', async () => {
    const { step } = await setUp({ 'o.test': mx }, { services: ['ionos'] })
    expect(step('spf')).toMatchObject({ state: 'todo', record: null, links: [{ name: 'IONOS' }] })
    expect(step('spf').says.join(' ')).not.toContain('return address')
  })

  test('a mailbox elsewhere gets no reports until its domain agrees, and that is said', async () => {
    const given = { reports: 'dmarc@elsewhere.example' }
    const { step } = await setUp({ 'o.test': mx, 'elsewhere.example': mx }, given)
    expect(step('dmarc').record?.value).toBe('v=DMARC1; p=none; rua=mailto:dmarc@elsewhere.example')
    expect(step('dmarc').says.join(' ')).toContain('o.test._report._dmarc.elsewhere.example')
  })

  test('a step that is not wanted is not asked again', async () => {
    const { step } = await setUp({ 'o.test': mx }, { skipped: ['bimi', 'mta-sts'] })
    expect([step('bimi').state, step('mta-sts').state]).toEqual(['skipped', 'skipped'])
  })

  test('what cannot be understood is said, and changes nothing', async () => {
    const given = { addresses: '10.0.0.1, 192.0.2.77 seven', reports: 'not a mailbox' }
    const { setup } = await setUp({ 'o.test': mx }, given)
    expect(setup.choices).toMatchObject({ addresses: [], reports: '' })
    expect(setup.refused).toEqual(['10.0.0.1', '192.0.2.77', 'seven', 'not a mailbox'])
  })
})

test('a domain that does not exist has no steps', async () => {
  const resolver = createZone({ 'other.test': mx })
  const setups = createDomainSetups({ checkers: checkersOver(resolver), resolver, clock })
  const setup = await setups.setup('o.test', { ...none, ...google })
  expect(setup.steps).toEqual([])
  expect(setup.missing).toContain('o.test')
})

describe('what the DNS shows', () => {
  const used: ZoneDefinition = { 'o.test': { ...mx, TXT: 'v=spf1 include:mail.zendesk.com -all' } }

  test('is chosen until something else is', async () => {
    expect((await setUp(used, { services: null })).setup.choices.services).toEqual(['zendesk'])
    expect((await setUp(used)).setup.choices.services).toEqual([])
  })

  test.each([
    ['v=spf1 redirect=_spf.google.com', ['google-workspace']],
    ['v=spf1 ?include:mail.zendesk.com -all', ['zendesk']],
    ['v=spf1 exp=include:mail.zendesk.com -all', []],
  ])('%s', async (TXT, services) => {
    const { setup } = await setUp({ 'o.test': { ...mx, TXT } }, { services: null })
    expect(setup.choices.services).toEqual(services)
  })

  test('stays: a service is added to the record that is there', async () => {
    const { step } = await setUp(used, google)
    expect(step('spf').record).toMatchObject({
      action: 'replace',
      current: 'v=spf1 include:mail.zendesk.com -all',
      value: 'v=spf1 include:mail.zendesk.com include:_spf.google.com -all',
    })
  })

  test('a policy that is inherited is not weakened by a record of its own', async () => {
    const resolver = createZone({
      'o.test': mx,
      '_dmarc.o.test': { TXT: 'v=DMARC1; p=reject; rua=mailto:a@o.test' },
      'news.o.test': mx,
    })
    const setups = createDomainSetups({ checkers: checkersOver(resolver), resolver, clock })
    const { steps } = await setups.setup('news.o.test', { ...none, ...google })
    expect(steps.find(({ id }) => id === 'dmarc')).toMatchObject({ state: 'done', record: null })
  })

  test('the policy file comes before its record', async () => {
    const before = await setUp({ 'o.test': mx })
    expect(before.step('mta-sts')).toMatchObject({ state: 'todo', record: null })
    expect(before.step('mta-sts').file?.text).toContain('mx: mx.o.test')
    const url = 'https://mta-sts.o.test/.well-known/mta-sts.txt'
    const body = 'version: STSv1\r\nmode: testing\r\nmx: mx.o.test\r\nmax_age: 604800\r\n'
    const web: FakeWeb = { [url]: { status: 200, type: 'text/plain', file: 'policy' } }
    const after = await setUp({ 'o.test': mx }, {}, web, new Map([['policy', Buffer.from(body)]]))
    expect(after.step('mta-sts').record?.value).toMatch(/^v=STSv1; id=20261201100000;$/)
  })

  test('silence is no data, never nothing there', async () => {
    const silent: Resolver = {
      lookup: async (name, type) => ({
        ...{ name, type, outcome: 'timeout', records: [], cnames: [], ttl: 0, authenticated: false },
        ...{ server: 'none', ms: 0, at: 0 },
      }),
    }
    const setups = createDomainSetups({ checkers: checkersOver(silent), resolver: silent, clock })
    const { steps } = await setups.setup('o.test', { ...none, ...google })
    expect(steps.map(({ state }) => state)).toEqual(Array(6).fill('no-data'))
    expect(steps.flatMap(({ record }) => record ?? [])).toEqual([])
  })
})

const many = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [`s${at}.test`, { TXT: `v=spf1 ip4:203.0.113.${at} ~all` }]),
)
const ten = `v=spf1 ${Object.keys(many)
  .map((name) => `include:${name}`)
  .join(' ')} ~all`

describe('a record that is offered never makes things worse', () => {
  test.each<[string, ZoneDefinition]>([
    ['nothing but an address', { 'o.test': { A: '203.0.113.9' } }],
    ['only mail servers', { 'o.test': mx }],
    ['no mail at all', { 'o.test': { MX: [[0, '.']], TXT: 'v=spf1 -all' } }],
    ['two SPF records', { 'o.test': { ...mx, TXT: ['v=spf1 mx -all', 'v=spf1 a ~all'] } }],
    ['ten look-ups', { ...many, 'o.test': { ...mx, TXT: ten } }],
    ['a record that nobody reads', { 'o.test': { ...mx, TXT: 'v=spf1 ipv4:192.0.2.1 -all' } }],
    ['a redirect', { 'o.test': { ...mx, TXT: 'v=spf1 redirect=_spf.google.com' } }],
    ['everybody may send', { 'o.test': { ...mx, TXT: 'v=spf1 +all' } }],
    ['a dead include', { 'o.test': { ...mx, TXT: 'v=spf1 include:gone.test ~all' } }],
    ['reject without reports', { 'o.test': mx, '_dmarc.o.test': { TXT: 'v=DMARC1; p=reject' } }],
    [
      'two DMARC records',
      { 'o.test': mx, '_dmarc.o.test': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
    ],
    ['DMARC without a policy', { 'o.test': mx, '_dmarc.o.test': { TXT: 'v=DMARC1; rua=mailto:a@o.test' } }],
    ['a broken DMARC record', { 'o.test': mx, '_dmarc.o.test': { TXT: 'v=DMARC1; p=monitor' } }],
    ['MTA-STS without a file', { 'o.test': mx, '_mta-sts.o.test': { TXT: 'v=STSv1; id=1;' } }],
    ['a broken TLS-RPT record', { 'o.test': mx, '_smtp._tls.o.test': { TXT: 'v=TLSRPTv1; rua=here' } }],
  ])('%s', async (_, zone) => {
    const { setup, checkers } = await setUp(zone, { ...google, addresses: '46.4.0.9' })
    for (const { id, record } of setup.steps) {
      if (!record) continue
      const faults = async (draft?: string) =>
        (await checkers.record(id, { input: 'o.test', ...(draft ? { draft } : {}) })).checks
          .filter(({ status }) => status === 'bad')
          .map((check) => `${check.id} ${check.code}`)
      const before = await faults()
      expect((await faults(record.value)).filter((fault) => !before.includes(fault))).toEqual([])
      expect(record.current ?? '').toBe((await checkers.record(id, { input: 'o.test' })).published.join('\n'))
    }
    for (const { says } of setup.steps) expect(says.join(' ')).not.toMatch(/undefined|\[object/)
  })

  test('ten look-ups: no eleventh is offered, and the reason is said', async () => {
    const { step } = await setUp({ ...many, 'o.test': { ...mx, TXT: ten } }, google)
    expect(step('spf')).toMatchObject({ state: 'unsafe', record: null })
    expect(step('spf').says[0]).toMatch(/look-?ups?/)
  })
})

test('each name server says whether it shows the record', async () => {
  const zone: ZoneDefinition = {
    'o.test': { ...mx, NS: ['a.ns.test', 'b.ns.test'] },
    'a.ns.test': { A: '46.4.0.1' },
    'b.ns.test': { A: '46.4.0.2' },
  }
  const record = 'v=DMARC1; p=none; rua=mailto:dmarc@o.test'
  const servers = {
    '46.4.0.1:53': { ...zone, '_dmarc.o.test': { TXT: record } },
    '46.4.0.2:53': zone,
  }
  const resolver = createZone({ ...services, ...plain, ...zone }, { servers })
  const { steps } = await createDomainSetups({ checkers: checkersOver(resolver), resolver, clock }).setup(
    'o.test',
    { ...none, ...google },
  )
  expect(steps.find(({ id }) => id === 'dmarc')?.servers).toEqual([
    { name: 'a.ns.test', shows: true },
    { name: 'b.ns.test', shows: false },
  ])
})
