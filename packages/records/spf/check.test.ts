import { createZone, type ZoneDefinition, type ZoneFault } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { isCode } from '@postproof/messages/stored'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSpf } from './check.ts'
import { explainSpf } from './explain.ts'
import { parseSpf } from './parse.ts'
import { spfWords } from './words.ts'

const clock = { now: () => 0 }

function counting(definition: ZoneDefinition) {
  const zone = createZone(definition)
  let questions = 0
  const resolver: Resolver = {
    lookup(...question) {
      questions++
      return zone.lookup(...question)
    },
  }
  return { resolver, questions: () => questions }
}

const check = (definition: ZoneDefinition, more: object = {}) =>
  checkSpf({ domain: 'o.test', ...more }, { resolver: createZone(definition), clock })

describe('hostile records', () => {
  const doubling: ZoneDefinition = { 'o.test': { TXT: 'v=spf1 include:l0.test include:l0.test -all' } }
  for (let i = 0; i < 60; i++)
    doubling[`l${i}.test`] = { TXT: `v=spf1 include:l${i + 1}.test include:l${i + 1}.test -all` }
  const wide: ZoneDefinition = {
    '*.w.test': { TXT: 'v=spf1 mx a ptr exists:%{i}.w.test -all', A: '45.45.45.1' },
  }
  wide['o.test'] = {
    TXT: `v=spf1 ${Array.from({ length: 500 }, (_, i) => `include:n${i}.w.test`).join(' ')} -all`,
  }
  const addresses = Array.from(
    { length: 3000 },
    (_, i) => `${i % 2 ? '' : '-'}ip4:45.${i >> 8}.${i & 255}.0/25`,
  )

  test.each<[string, ZoneDefinition]>([
    ['ten thousand letters', { 'o.test': { TXT: `v=spf1 ${'x'.repeat(10_000)} -all` } }],
    ['five thousand terms', { 'o.test': { TXT: `v=spf1 ${'a '.repeat(5000)}-all` } }],
    ['three thousand networks in turn', { 'o.test': { TXT: `v=spf1 ${addresses.join(' ')} -all` } }],
    ['five thousand percent signs', { 'o.test': { TXT: `v=spf1 exists:${'%'.repeat(5000)} -all` } }],
    ['macros without end', { 'o.test': { TXT: `v=spf1 exists:${'%{i}.'.repeat(2000)}o.test -all` } }],
    ['commas', { 'o.test': { TXT: `v=spf1 ${','.repeat(10_000)} -all` } }],
    ['a thousand terms with commas', { 'o.test': { TXT: `v=spf1 ${'mx,'.repeat(3000)} -all` } }],
    ['joined words', { 'o.test': { TXT: `v=spf1 ${'~all'.repeat(2500)}` } }],
    ['a tree that doubles', doubling],
    ['five hundred includes', wide],
    ['a circle of aliases', { 'o.test': { CNAME: 'p.test' }, 'p.test': { CNAME: 'o.test' } }],
    ['many empty strings', { 'o.test': { TXT: [Array.from({ length: 300 }, () => '')] } }],
    [
      'five hundred records',
      { 'o.test': { TXT: Array.from({ length: 500 }, (_, i) => `v=spf1 a:h${i}.test -all`) } },
    ],
  ])('%s', async (_, definition) => {
    const { resolver, questions } = counting(definition)
    const report = await checkSpf({ domain: 'o.test', ip: '45.45.45.1' }, { resolver, clock })
    expect(questions()).toBeLessThan(400)
    expect(JSON.stringify(report).length).toBeLessThan(1_500_000)
    for (const finding of report.findings) expect(spfWords).toHaveProperty([finding.id])
  })

  test('any text at all', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ maxLength: 200, unit: fc.constantFrom(...'v=spf1 :/~-+?%{}idsa.ip46includ0129",;') }),
    )
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (value, bare) => {
        const report = await check(
          { 'o.test': { TXT: [bare ? value : `v=spf1 ${value}`] } },
          { ip: '45.45.45.1' },
        )
        for (const { span } of report.parts) expect(report.record?.slice(span.start, span.end)).not.toBe('')
        expect(JSON.parse(JSON.stringify(report))).toEqual(report)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a question without an answer', () => {
  const zone: ZoneDefinition = {
    'o.test': {
      TXT: 'v=spf1 include:a.test mx a:h.test exists:e.test -all exp=x.test',
      MX: [[1, 'm.test']],
      NS: 'n.test',
    },
    'a.test': { TXT: 'v=spf1 ip4:45.45.45.1 -all' },
    'h.test': { A: '45.45.45.2' },
    'e.test': 'REFUSED',
    'm.test': { A: '45.45.45.3' },
    'x.test': { TXT: 'Why' },
    'n.test': { A: '45.45.45.4' },
  }
  const faults: ZoneFault[] = ['TIMEOUT', 'SERVFAIL', 'REFUSED', 'UNREACHABLE']
  const names = Object.keys(zone).filter((name) => name !== 'o.test')
  test.each(names.flatMap((name) => faults.map((fault) => [name, fault] as const)))(
    '%s %s is never bad',
    async (name, fault) => {
      const report = await check({ ...zone, [name]: fault }, { ip: '45.45.45.9' })
      const wrong = report.findings.filter(
        ({ status, id }) => status === 'bad' || (status === 'warning' && id !== 'spf_exp'),
      )
      expect(wrong.map(({ id, code }) => `${id} ${code}`)).toEqual([])
    },
  )
})

test('an aborted check is no-data', async () => {
  const world = {
    resolver: createZone({ 'o.test': { TXT: 'v=spf1 -all' } }),
    clock,
    signal: AbortSignal.abort(),
  }
  const report = await checkSpf({ domain: 'o.test' }, world)
  expect(report.status).toBe('no-data')
})

test('every question can be called off', async () => {
  const zone = createZone({
    'o.test': { TXT: 'v=spf1 include:a.test mx -all exp=x.test', MX: [[1, 'm.test']], NS: 'n.test' },
    'a.test': { TXT: 'v=spf1 a:h.test -all' },
    'n.test': { A: '45.45.45.4' },
  })
  const without: string[] = []
  const resolver: Resolver = {
    lookup(name, type, options) {
      if (!options?.signal) without.push(`${type} ${name}`)
      return zone.lookup(name, type, options)
    },
  }
  await checkSpf(
    { domain: 'o.test', ip: '45.45.45.9' },
    { resolver, clock, signal: new AbortController().signal },
  )
  expect(without).toEqual([])
})

describe('explanations', () => {
  test.each<[string, string[]]>([
    ['v=spf1 mx -all', ['spf.version', 'separator', 'spf.mx', 'separator', 'spf.all']],
    ['v=spf1  -all a', ['spf.version', 'separator', 'spf.all', 'separator', 'spf.hidden']],
    ['v=spf1 foo ra=x', ['spf.version', 'separator', 'unknown', 'separator', 'spf.modifier']],
    ['v=spf1;mx', ['unknown']],
  ])('%s', (text, keys) => {
    expect(explainSpf(parseSpf(text)).map((part) => part.explain)).toEqual(keys)
  })

  test('parts cover the record, and every part has a sentence', () => {
    const record = parseSpf(
      'v=spf1 +a -mx/24//64 ~ptr ?ip4:45.45.45.0/24 ip6:::1 exists:%{i}.x.test include:_spf.google.com redirect=a.test exp=b.test all',
    )
    const parts = explainSpf(record)
    expect(parts.map(({ span }) => record.text.slice(span.start, span.end)).join('')).toBe(record.text)
    for (const { explain, values } of parts) {
      if (explain !== 'separator')
        expect(say('en', { code: explain, facts: values } as Message)).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('each change that may go wrong is told, and not the gravest alone', async () => {
    const { suggested } = await check({
      'o.test': { TXT: 'v=spf1 a a include:gone.test ptr ?all', A: '45.45.45.1' },
    })
    expect(suggested).toMatchObject([{ value: 'v=spf1 a ptr ~all', risk: ['spf.risk.all', 'spf.risk.dead'] }])
  })

  test('names at which nothing is found go when there are more than two of them', async () => {
    const zone = { 'h.test': { A: '45.45.45.1' } }
    const two = 'v=spf1 a:h.test a:x.test mx:y.test'
    expect((await check({ ...zone, 'o.test': { TXT: `${two} ~all` } })).suggested).toEqual([])
    const { suggested, details } = await check({ ...zone, 'o.test': { TXT: `${two} exists:z.test ~all` } })
    expect(suggested).toMatchObject([
      { value: 'v=spf1 a:h.test ~all', reason: 'spf.change.void', risk: ['spf.risk.dead'] },
    ])
    expect(details.changes.map(({ code }) => code)).toEqual(['void', 'void', 'void'])
  })

  test('names stay whose going would not mend the record', async () => {
    const { suggested } = await check({
      'o.test': { TXT: 'v=spf1 a:x.test include:i.test ~all' },
      'i.test': { TXT: 'v=spf1 a:u.test a:v.test a:w.test ip4:45.45.45.1 -all' },
    })
    expect(suggested).toEqual([])
  })

  test('each name that one family of addresses asks for in vain is told once', async () => {
    const { findings } = await check({
      'o.test': { TXT: 'v=spf1 a:gone.test a:x.test a:y.test -all' },
      'x.test': { A: '45.45.45.1' },
      'y.test': { A: '45.45.45.2' },
    })
    const found = findings.find(({ code }) => code === 'over-family')!
    const names = (found.facts.names as { name: string }[]).map(({ name }) => name)
    expect(names.sort()).toEqual(['gone.test', 'x.test', 'y.test'])
    expect(found.facts).toMatchObject({ family: 6, count: 3 })
  })

  test('every change and risk of a suggestion has a sentence', async () => {
    const records = [
      'v=spf1 mx mx',
      'v=spf1 -all ptr',
      'v=spf1 +all',
      'v=spf1;mx -all',
      'v=spf1 a:x.test,mx include:o.test',
      'v=spf1 ip4:45.45.45.1 a:x.test a:y.test a:z.test -all',
    ]
    for (const TXT of records) {
      const report = await check({ 'o.test': { TXT } })
      for (const { reason, risk } of report.suggested)
        expect([reason, risk].flat().filter((code) => !isCode(code))).toEqual([])
      for (const { code } of report.details.changes) expect(isCode(`spf.change.${code}`)).toBe(true)
    }
  })
})

describe('a record in two strings', () => {
  const text = 'v=spf1 ip4:45.45.45.1 ~include:i.test -all'
  const zone = (strings: string[]): ZoneDefinition => ({
    'o.test': { TXT: [strings] },
    'i.test': { TXT: 'v=spf1 ip4:45.45.46.1 -all' },
  })
  const glued = async (strings: string[]) =>
    (await check(zone(strings))).findings.some(({ code }) => code === 'glued-strings')

  test('says the same wherever it is cut', async () => {
    for (let at = 1; at < text.length; at++)
      expect([at, await glued([text.slice(0, at), text.slice(at)])]).toEqual([at, false])
  })

  test.each([
    ['v=spf1 ip4:45.45.45.1', 'include:i.test -all'],
    ['v=spf1 include:i.test', '-all'],
    ['v=spf1 a', '?mx -all'],
  ])('%s|%s: two terms become one', async (...strings) => {
    expect(await glued(strings)).toBe(true)
  })
})
