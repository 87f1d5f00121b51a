import { createBlacklists } from '@postproof/blacklists/check'
import { lists } from '@postproof/blacklists/lists'
import { createDnsClient } from '@postproof/dns/client'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { HttpFetch, Resolver } from '@postproof/engine/world'
import { afterEach, describe, expect, test } from 'vitest'
import { showBlacklist, showRecord } from '#cli/checkers.ts'
import { showDomain } from '#cli/domain.ts'
import { plainJson } from '#cli/plain.ts'
import { blacklistCheckers, recordCheckers } from '#contract/checker-names.ts'
import {
  type BlacklistResult,
  blacklistResultSchema,
  domainReportSchema,
  type RecordResult,
  recordResultSchema,
} from '#contract/checkers.ts'
import { createWeb } from '#emulators/web.ts'
import { createCheckers } from '#services/checkers/checkers.ts'
import { type ServerKnobs, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { createHostileResolver, worldsFor } from './hostile-worlds.ts'
import { lies, startLyingDns } from './lying-dns.ts'

/** What holds for every checker in every DNS world: a clear result in its shape, bounded, and plain on a terminal. */

const clock = { now: () => Date.parse('2026-11-20T00:00:00Z') }
const MOST_QUESTIONS = 600
/** All checkers share one resolver, which asks each question once. */
const MOST_QUESTIONS_OF_DOMAIN = 1500
const MOST_OCTETS = 1_000_000

function checkersOver(resolver: Resolver, http: HttpFetch = createWeb({})) {
  const blacklists = createBlacklists({ resolver, clock, lists, random: () => 0.5 })
  return createCheckers({ resolver, http, clock, blacklists })
}

const asked = {
  ip: '46.0.0.9',
  sender: '\u001b[31m"a b"@x.test',
  helo: '\u0000\u001b]0;x\u0007',
  selector: 's',
}
const inputs = { 'domain-blacklist': 'x.test', 'email-blacklist': 'a@x.test', 'ip-blacklist': '46.0.0.9' }

/** Control characters, and marks that turn the direction of the text around them. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

function expectBounded(result: RecordResult | BlacklistResult, shown: string) {
  const json = JSON.stringify(result)
  expect(json.length).toBeLessThan(MOST_OCTETS)
  expect(JSON.parse(json)).toEqual(result)
  expect(result.summary.length).toBeGreaterThan(5)
  expect(result.summary).not.toMatch(/undefined|\[object|NaN/)
  for (const text of [shown, plainJson(result)]) expect(text.replaceAll('\n', '')).not.toMatch(unsafe)
}

function expectRecord(result: RecordResult) {
  expect(recordResultSchema.parse(result)).toEqual(result)
  for (const check of result.checks) {
    expect(check.title, check.id).not.toBe(check.id)
    expect(check.summary, check.id).not.toMatch(/^$|undefined|\[object|NaN/)
  }
  const end = result.record?.length ?? 0
  for (const span of [...result.parsed, ...result.checks.flatMap(({ spans }) => spans)]) {
    expect(span.start >= 0 && span.start <= span.end && span.end <= end, JSON.stringify(span)).toBe(true)
  }
  expectBounded(
    result,
    showRecord(result, (_, text) => text),
  )
}

function expectLists(result: BlacklistResult) {
  expect(blacklistResultSchema.parse(result)).toEqual(result)
  expectBounded(
    result,
    showBlacklist(result, (_, text) => text),
  )
}

describe.each(recordCheckers)('%s', (checker) => {
  test.each(Object.entries(worldsFor(checker)))('%s', async (_, world) => {
    const { resolver, questions } = createHostileResolver(world)
    expectRecord(await checkersOver(resolver).record(checker, { ...asked, input: 'x.test' }))
    expect(questions()).toBeLessThan(MOST_QUESTIONS)
  })
})

describe('a whole domain', () => {
  const worlds = worldsFor('spf')
  test.each([
    'terminal escapes in a value',
    'a thousand records',
    'hosts with terminal escapes',
    'four thousand addresses',
  ])('%s', async (name) => {
    const { resolver, questions } = createHostileResolver(worlds[name]!)
    const result = await checkersOver(resolver).domain({ input: 'x.test' })
    expect(domainReportSchema.parse(result.report)).toEqual(result.report)
    expect(JSON.stringify(result.report).length).toBeLessThan(MOST_OCTETS)
    expect(result.sentence).not.toMatch(/^$|undefined|\[object|NaN/)
    const shown = [showDomain(result, (_, text) => text), plainJson(result.report)]
    for (const text of shown) expect(text.replaceAll('\n', '')).not.toMatch(unsafe)
    expect(questions()).toBeLessThan(MOST_QUESTIONS_OF_DOMAIN)
  })
})

describe.each(blacklistCheckers)('%s', (checker) => {
  const world = worldsFor('spf')
  test.each([
    'terminal escapes in a value',
    'every octet alone',
    'a thousand records',
    'hosts by the hundred',
    'hosts with terminal escapes',
    'no addresses',
    'four thousand addresses',
  ])('%s', async (name) => {
    const { resolver, questions } = createHostileResolver(world[name]!)
    const result = await checkersOver(resolver).blacklist(checker, { input: inputs[checker], related: true })
    expectLists(result)
    expect(result.status).toBe('no-data')
    expect(questions()).toBeLessThan(MOST_QUESTIONS)
  })
})

describe('files with terminal escapes', () => {
  const raw = Buffer.from(
    'version: STSv1\r\nmode: \u001b[31menforce\r\nmx: \u009b2J\u202e.x.test\r\nmax_age: 1\u0000\r\n',
  )
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><title>\u001b[2J\u202e</title><\u001b[31m/></svg>',
  )
  const http = createWeb(
    {
      'https://mta-sts.x.test/.well-known/mta-sts.txt': {
        status: 200,
        type: 'text/plain\u001b[31m',
        file: 'raw',
      },
      'https://x.test/logo.svg': { status: 200, type: 'image/svg+xml\u001b[31m', file: 'logo' },
      'https://x.test/vmc.pem': { status: 200, type: 'application/x-pem-file', file: 'raw' },
    },
    new Map([
      ['raw', raw],
      ['logo', logo],
    ]),
  )
  const zone: ZoneDefinition = {
    'x.test': { MX: [[10, 'mail.x.test']] },
    '_mta-sts.x.test': { TXT: 'v=STSv1; id=1' },
    '_dmarc.x.test': { TXT: 'v=DMARC1; p=reject' },
    'default._bimi.x.test': { TXT: 'v=BIMI1; l=https://x.test/logo.svg; a=https://x.test/vmc.pem' },
  }
  test.each(['mta-sts', 'bimi'] as const)('%s', async (checker) => {
    expectRecord(await checkersOver(createZone(zone), http).record(checker, { input: 'x.test' }))
  })
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

function clientOf(address: string) {
  const client = createDnsClient({ servers: [address], timeoutMs: 100, tries: 1 })
  ends.push(() => client.close())
  return client
}

/** Names whose CNAMEs never end, in every way. */
const endless: Record<string, ZoneDefinition> = {
  'a CNAME to itself': {
    'x.test': { CNAME: 'x.test' },
    '*.x.test': { CNAME: 'any.x.test' },
    'any.x.test': { CNAME: 'any.x.test' },
  },
  'two CNAMEs in a circle': {
    'x.test': { CNAME: 'y.test' },
    '*.x.test': { CNAME: 'y.test' },
    'y.test': { CNAME: 'x.test' },
  },
  'CNAMEs one after another': Object.fromEntries(
    ['x.test', '*.x.test', ...Array.from({ length: 40 }, (_, i) => `n${i}.test`)].map((name, i) => [
      name,
      { CNAME: `n${Math.max(0, i - 1)}.test` },
    ]),
  ),
}

describe('nothing can be known', () => {
  const all = async (resolver: Resolver) => {
    const checkers = checkersOver(resolver)
    const results = await Promise.all(
      recordCheckers.map((checker) => checkers.record(checker, { ...asked, input: 'x.test' })),
    )
    for (const result of results) expectRecord(result)
    expect(results.map(({ checker, status }) => `${checker} ${status}`)).toEqual(
      recordCheckers.map((checker) => `${checker} no-data`),
    )
    const reports = await Promise.all(
      blacklistCheckers.map((checker) => checkers.blacklist(checker, { input: inputs[checker] })),
    )
    for (const report of reports) expectLists(report)
    expect(reports.map(({ status }) => status)).toEqual(['no-data', 'no-data', 'no-data'])
  }

  test.each(Object.entries(lies))('answers with %s', async (_, lie) => {
    const server = await startLyingDns('v=spf1 ip4:46.0.0.9 -all', lie)
    ends.push(server.close)
    await all(clientOf(server.address))
    expect(server.questions()).toBeLessThan(MOST_QUESTIONS)
  })

  test.each<[string, ServerKnobs]>([
    ['garbage alone', { garbage: 'only' }],
    ['silence', { silent: true }],
    ['answers cut short, and no TCP', { truncate: true, refuseTcp: true }],
  ])('%s', async (_, knobs) => {
    const server = await startDnsServer({ 'x.test': { TXT: 'v=spf1 -all' } }, { knobs })
    ends.push(server.close)
    await all(clientOf(server.address))
  })

  test.each(Object.entries(endless))('%s', async (_, zone) => {
    await all(createZone({ ...zone, '*': 'SERVFAIL' }))
    const server = await startDnsServer({ ...zone, '*': 'SERVFAIL' })
    ends.push(server.close)
    await all(clientOf(server.address))
  })
})

test.each<[string, ServerKnobs]>([
  ['garbage before', { garbage: true }],
  ['an answer with another id before', { wrongId: true }],
  ['an answer to another question before', { wrongQuestion: true }],
])('the true answer counts: %s', async (_, knobs) => {
  const zone: ZoneDefinition = { 'x.test': { TXT: 'v=spf1 ip4:46.0.0.9 -all', MX: [[10, 'mail.x.test']] } }
  const server = await startDnsServer(zone, { knobs })
  ends.push(server.close)
  const result = await checkersOver(clientOf(server.address)).record('spf', { ...asked, input: 'x.test' })
  expectRecord(result)
  expect(result.record).toBe('v=spf1 ip4:46.0.0.9 -all')
})
