import type { ZoneDefinition, ZoneNode } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { languages } from '@postproof/messages/languages'
import { describe, expect, test } from 'vitest'
import { showDomain } from '#cli/domain.ts'
import { domainExitCode } from '#cli/exit-code.ts'
import { domainSections } from '#contract/checker-names.ts'
import { type DomainEvent, type DomainReport, domainReportSchema } from '#contract/checkers.ts'
import { createDomainChecker } from '#services/checkers/domain/domain-checker.ts'
import { LIMITS, within } from '#services/checkers/domain/within.ts'
import { type Faulty, faulty } from './domains/faulty.ts'
import { healthy } from './domains/healthy.ts'
import { check, failing, own, shop, worldOf } from './domains/world.ts'

/** Reports of whole domains, over zones written out. */

const marks = ({ sections }: DomainReport) =>
  Object.fromEntries(sections.map(({ id, status }) => [id, status])) as Record<string, string>
const warnings = ({ sections }: DomainReport) =>
  sections.flatMap(({ findings }) =>
    findings.flatMap(({ id, code, status }) => (status === 'warning' ? [`${id} ${code}`] : [])),
  )
const printed = ({ publish }: DomainReport) =>
  publish.map(({ action, type, host }) => `${action} ${type} ${host}`)

/** Every report has all sections, words for all of them, and fits its contract. */
function expectWhole(report: DomainReport) {
  expect(domainReportSchema.parse(report)).toEqual(report)
  expect(Object.keys(report)).toEqual(['domain', 'status', 'score', 'sections', 'publish', 'not_asked'])
  expect(report.sections.map(({ id }) => id)).toEqual([...domainSections])
  for (const { id, title, headline, findings } of report.sections) {
    expect([id, title, headline].every((text) => text.length > 1)).toBe(true)
    for (const finding of findings) {
      expect(finding.message, `${finding.id} ${finding.code}`).toMatch(/\S{2,}.*[.”)?]$/)
      expect(finding.message).not.toMatch(/undefined|\[object|NaN/)
      if (finding.status === 'bad') expect([finding.id, finding.fix.length > 0]).toEqual([finding.id, true])
    }
  }
  for (const { reason } of report.not_asked) expect(reason).toMatch(/\.$/)
  for (const { why, host } of report.publish) expect([host, why.length > 0]).toEqual([host, true])
}

describe('in order', () => {
  test.each(healthy)('$name', async (one) => {
    const { sentence, report } = await check(one, worldOf(one))
    expectWhole(report)
    expect(Object.entries(marks(report)).filter(([, status]) => status === 'bad')).toEqual([])
    expect(warnings(report).length, warnings(report).join(', ')).toBeLessThanOrEqual(1)
    expect(report.status).toBe(warnings(report).length > 0 ? 'warning' : 'good')
    expect(report.publish).toEqual([])
    expect(sentence).toMatch(one.says)
    expect(domainExitCode(report)).toBe(0)
  })
})

describe('a fault', () => {
  test.each(faulty)('$name', async (one) => {
    const { sentence, report } = await check(one, worldOf(one))
    expectWhole(report)
    const section = report.sections.find(({ id }) => id === one.section)!
    expect([section.id, section.status]).toEqual([one.section, one.status])
    expect(section.findings.map(({ id, code }) => `${id} ${code}`)).toContain(one.finding)
    expect(sentence).toMatch(one.says)
    expect(printed(report)).toEqual(one.publish ?? [])
    if (one.status === 'bad') expect([report.status, domainExitCode(report)]).toEqual(['bad', 1])
  })
})

const RANK: Record<string, number> = { bad: 0, warning: 1, good: 2 }

describe('what is published makes nothing worse', () => {
  test.each(faulty.filter(({ publish = [] }) => publish.length > 0))('$name', async (one) => {
    const before = (await check(one, worldOf(one))).report
    const zone = before.publish.reduce(published, one.zone)
    const after = (await check(one, worldOf({ ...one, zone }))).report
    const [was, is] = [marks(before), marks(after)]
    const worse = domainSections.filter((id) => (RANK[is[id]!] ?? 9) < (RANK[was[id]!] ?? 0))
    expect(worse).toEqual([])
    expect(after.score!).toBeGreaterThanOrEqual(before.score!)
  })
})

/** The zone after its owner published the record. */
function published(zone: ZoneDefinition, record: DomainReport['publish'][number]): ZoneDefinition {
  const { action, host, type, value, current } = record
  const node = (zone[host] ?? {}) as ZoneNode
  if (type === 'CNAME') {
    const { [host]: _, ...rest } = zone
    return rest
  }
  const gone = new Set(current?.split('\n') ?? [])
  const kept = [node.TXT ?? []].flat().filter((text) => !gone.has(String(text)))
  return { ...zone, [host]: { ...node, TXT: action === 'remove' ? kept : [...kept, value] } }
}

describe('without an answer', () => {
  test.each<[name: string, type: string, sections: string[]]>([
    ['shop.com', 'TXT', ['spf']],
    ['_dmarc.shop.com', 'TXT', ['dmarc']],
    ['shop.com', 'DS', ['dnssec']],
    ['mail.shop.com', 'A', ['spf', 'mx']],
    ['_smtp._tls.shop.com', 'TXT', ['tls-rpt']],
    ['_mta-sts.shop.com', 'TXT', ['mta-sts']],
  ])('SERVFAIL for %s %s is no-data there alone', async (name, type, sections) => {
    const world = worldOf({ name, zone: shop() })
    const whole = marks((await check({}, world)).report)
    const { report } = await check({}, { ...world, resolver: failing(world.resolver, name, type) })
    expectWhole(report)
    const now = marks(report)
    for (const id of sections) expect([id, now[id]]).toEqual([id, 'no-data'])
    const others = domainSections.filter((id) => !sections.includes(id))
    expect(others.filter((id) => now[id] !== whole[id])).toEqual([])
    const named = report.not_asked.map(({ section }) => section)
    expect(sections.filter((id) => !named.includes(id as (typeof named)[number]))).toEqual([])
    if (sections.some((id) => id === 'spf' || id === 'dmarc' || id === 'mx'))
      expect([report.status, report.score, domainExitCode(report)]).toEqual(['no-data', null, 4])
    else expect([report.status, domainExitCode(report)]).toEqual(['good', 0])
  })

  test('a world that never answers gives no-data in time, with a reason for every part', async () => {
    const never = () => new Promise<never>(() => {})
    const resolver: Resolver = { lookup: never }
    const world = {
      ...worldOf({ name: '', zone: {} }),
      resolver,
      limits: { part: 1, role: 1, after: 1, grace: 1, hosts: { probe: 1, port: 1 } },
    }
    const { sentence, report } = await check({}, world)
    expectWhole(report)
    expect(new Set(Object.values(marks(report))).has('bad')).toBe(false)
    expect([report.status, report.score, domainExitCode(report)]).toEqual(['no-data', null, 3])
    expect(sentence).toMatch(/SPF, DMARC,? and MX records could not be checked/)
    expect(new Set(report.not_asked.map(({ section }) => section)).size).toBeGreaterThanOrEqual(11)
  })

  test('what ends when its signal aborts keeps what it has; what does not is given up', async () => {
    const untilAborted = (signal: AbortSignal) =>
      new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('in part')))
    expect(await within(1, 60_000, untilAborted)).toBe('in part')
    expect(await within(1, 1, () => new Promise<never>(() => {}))).toBeNull()
    expect(await within(60_000, 0, async () => 'whole')).toBe('whole')
  })

  test('an SPF record that comes late for the role of the domain is judged all the same', async () => {
    const { resolver, ...world } = worldOf({ name: '', zone: shop() })
    const slow: Resolver = {
      async lookup(name, type, options) {
        if (name === 'shop.com' && type === 'TXT') await new Promise((resolve) => setTimeout(resolve, 30))
        const answer = await resolver.lookup(name, type, options)
        return options?.signal?.aborted ? { ...answer, outcome: 'timeout', records: [] } : answer
      },
    }
    const limits = { ...LIMITS, part: 60_000, role: 1, after: 60_000, grace: 1 }
    const { parties, report } = await check({}, { ...world, resolver: slow, limits })
    expect([marks(report).spf, report.status]).toEqual(['good', 'good'])
    expect(parties.sending.state).toBe('listed')
  })

  test('name servers that do not answer themselves are one sentence, however many records they have', async () => {
    const { resolver, ...world } = worldOf({ name: '', zone: shop() })
    const throughOthers: Resolver = {
      lookup: async (name, type, options) => {
        const answer = await resolver.lookup(name, type, options)
        return options?.server === undefined ? answer : { ...answer, outcome: 'timeout', records: [] }
      },
    }
    const { report } = await check({}, { ...world, resolver: throughOthers })
    const beside = report.not_asked.filter(({ reason }) => reason.includes('not needed for the verdict'))
    expect(beside.map(({ section }) => section)).toEqual([
      'spf',
      'dkim',
      'dmarc',
      'mta-sts',
      'tls-rpt',
      'bimi',
    ])
    expect(new Set(beside.map(({ reason }) => reason)).size).toBe(1)
    expect(beside[0]!.reason).toMatch(
      /verdict: TXT shop\.com, TXT default\._domainkey\.shop\.com, .* and 1 more\.$/,
    )
    expect(report.status).toBe('good')
  })

  test('port 25 is not asked, and said to be so', async () => {
    const { report } = await check({}, worldOf({ name: '', zone: shop() }))
    expect(report.not_asked.map(({ section }) => section)).toEqual(['mail-servers'])
    expect(report.not_asked[0]!.reason).toContain('port 25')
  })
})

describe('while it is asked', () => {
  const eventsOf = async (domain: string, signal = new AbortController().signal) => {
    const { domainEvents } = createDomainChecker(worldOf({ name: '', zone: shop() }))
    const events: DomainEvent[] = []
    for await (const event of domainEvents({ input: domain }, signal)) events.push(event)
    return events
  }

  test('each section is told once, as it is in the report, which comes last', async () => {
    const events = await eventsOf('shop.com')
    const last = events.pop()!
    if (last.type !== 'result') throw new Error('no report')
    const told = events.map((event) => (event.type === 'section' ? event.section : null))
    expect(told.map((section) => section?.id).toSorted()).toEqual([...domainSections].toSorted())
    for (const section of told) expect(last.result.report.sections).toContainEqual(section)
  })

  test('nothing is told of a domain that does not exist', async () => {
    const events = await eventsOf('gone.com')
    expect(events.map(({ type }) => type)).toEqual(['result'])
  })

  test('what is asked for nobody ends', async () => {
    expect(await eventsOf('shop.com', AbortSignal.abort())).toEqual([])
  })
})

describe('who sends and who receives', () => {
  const google = 'v=spf1 include:_spf.google.com ip4:45.45.45.7 -all'
  test.each<[name: string, changes: Parameters<typeof shop>[0], sending: object, receiving: object]>([
    [
      'its own server',
      {},
      { state: 'listed', names: [], own: ['mx'] },
      { state: 'hosts', names: ['shop.com'] },
    ],
    [
      'a service, and an address',
      { 'shop.com': own({ TXT: [google], MX: [[1, 'aspmx.l.google.com']] }) },
      { state: 'listed', names: ['Google Workspace'], own: ['ip4:45.45.45.7'] },
      { state: 'hosts', names: ['Google Workspace'] },
    ],
    ['everybody', { 'shop.com': own({ TXT: ['v=spf1 +all'] }) }, { state: 'anyone' }, { state: 'hosts' }],
    [
      'nobody',
      { 'shop.com': own({ TXT: ['v=spf1 -all'], MX: [[0, '.']] }) },
      { state: 'nobody', names: [], own: [] },
      { state: 'nobody', names: [] },
    ],
    ['no record that says so', { 'shop.com': own({ TXT: [] }) }, { state: 'unsaid' }, { state: 'hosts' }],
  ])('%s', async (_, changes, sending, receiving) => {
    const { parties } = await check({}, worldOf({ name: '', zone: shop(changes) }))
    expect(parties).toMatchObject({ sending, receiving })
  })

  test('a record whose include got no answer still names who sends', async () => {
    const { resolver, ...world } = worldOf({ name: '', zone: shop({ 'shop.com': own({ TXT: [google] }) }) })
    const { parties } = await check({}, { ...world, resolver: failing(resolver, '_spf.google.com', 'TXT') })
    expect(parties.sending).toMatchObject({ state: 'listed', names: ['Google Workspace'] })
  })

  test('without an answer nobody is named', async () => {
    const { resolver, ...world } = worldOf({ name: '', zone: shop() })
    const silent = failing(failing(resolver, 'shop.com', 'TXT'), 'shop.com', 'MX')
    const { parties } = await check({}, { ...world, resolver: silent })
    expect(parties).toMatchObject({
      sending: { state: 'unknown' },
      receiving: { state: 'unknown', names: [] },
    })
  })
})

test('the worst problem is published first, and its section is named', async () => {
  const zone = shop({
    '_dmarc.shop.com': null,
    '_smtp._tls.shop.com': { TXT: 'v=TLS-RPTv1; rua=mailto:t@shop.com' },
  })
  const { report } = await check({}, worldOf({ name: '', zone }))
  expect(report.publish.map(({ section }) => section)).toEqual(['dmarc', 'tls-rpt'])
})

test('the terminal shows the sentence, what to publish, each section and what was not checked', async () => {
  const one = faulty.find(({ name }) => name === 'everybody may send') as Faulty
  const result = await check(one, worldOf(one))
  const shown = showDomain(result, (_, text) => text)
  expect(shown.split('\n')[0]).toBe(`bad   ${result.sentence}  ${result.report.score} of 100`)
  expect(shown).toContain('1) replace TXT shop.com 3600')
  for (const { title, headline } of result.report.sections) {
    expect(shown).toContain(title)
    expect(shown).toContain(headline)
  }
  expect(shown).toContain('Not checked')
})

test.each(languages)('every section and reason has words in %s', async (language) => {
  const world = worldOf({ name: '', zone: shop({ '_dmarc.shop.com': null }) })
  const visitor = { browser: null, network: '', language }
  const { sentence, report } = await createDomainChecker(world).domain({ input: 'shop.com' }, visitor)
  expectWhole(report)
  expect(sentence).toContain('shop.com')
})
