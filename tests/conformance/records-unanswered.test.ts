import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Status } from '@postproof/engine/finding'
import type { HttpFetch, Resolver } from '@postproof/engine/world'
import { checkBimi } from '@postproof/records/bimi/check'
import { checkDkim } from '@postproof/records/dkim/check'
import { checkDmarc } from '@postproof/records/dmarc/check'
import { checkMtaSts } from '@postproof/records/mta-sts/check'
import type { RecordReport } from '@postproof/records/record/report'
import { notAskedIn } from '@postproof/records/record/verdict'
import { checkSpf } from '@postproof/records/spf/check'
import { checkTlsRpt } from '@postproof/records/tls-rpt/check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { recordExitCode } from '#cli/exit-code.ts'
import type { RecordChecker } from '#contract/checker-names.ts'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'
import { testAddress } from '../../packages/records/spf/test-address.ts'
import { cases } from '../cases.ts'
import { createAuthority } from './marks/authority.ts'
import { type MarkFiles, makeFiles } from './marks/files.ts'
import { BREAKS, breakHttp, breakResolver } from './records/broken-world.ts'

/**
 * Nothing is green that was not asked. Every zone of the suite that is in order, or only has something to improve, is
 * checked again and again, each time with one of its questions broken.
 */
type Case = MarkFiles & {
  name: string
  zone: ZoneDefinition
  servers?: Record<string, ZoneDefinition>
  web?: FakeWeb
  input: { domain: string; mail?: unknown }
  now?: string
}
type World = { resolver: Resolver; http: HttpFetch; clock: { now(): number } }
type Kind = 'spf' | 'dkim' | 'dmarc' | 'bimi' | 'mta-sts' | 'tls-rpt'

const CHECKS: Record<Kind, (input: never, world: World) => Promise<RecordReport>> = {
  spf: checkSpf,
  dkim: checkDkim,
  dmarc: checkDmarc,
  bimi: checkBimi,
  'mta-sts': checkMtaSts,
  'tls-rpt': checkTlsRpt,
}
const authority = createAuthority()
const evaluators = createRequire(import.meta.url)('mailauth/lib/dmarc') as {
  evaluateDmarc(options: object): Promise<{ response: { status: { result: string } } | false }>
}
const { getPublicKey } = createRequire(import.meta.url)('mailauth/lib/tools') as {
  getPublicKey(type: string, name: string, bits: number, resolver: unknown, options: object): Promise<unknown>
}

function casesOf(kind: Kind): Case[] {
  const text = readFileSync(join(import.meta.dirname, 'records', `${kind}.yaml`), 'utf8')
  return parse(text, { merge: true, maxAliasCount: -1 }) as Case[]
}

function worldOf(one: Case): World & { markRoots: unknown } {
  const clock = { now: () => Date.parse(one.now ?? '2026-11-20T00:00:00Z') }
  return {
    resolver: createZone(one.zone, { clock, servers: one.servers }),
    http: createWeb(one.web ?? {}, makeFiles(one, authority)),
    clock,
    markRoots: authority.roots,
  }
}

const CLIENTS = ['45.45.45.1', '203.0.113.77', '2606:4700::1', '2001:db8::77']

/** Whether the evaluator of received mail has a temporary error for any mail of the domain. */
async function isTemporary(
  kind: Kind,
  input: Case['input'],
  report: RecordReport,
  resolver: Resolver,
): Promise<boolean> {
  if (kind === 'spf') {
    if ('draft' in input) return false
    const results = await Promise.all(
      CLIENTS.map((ip) => testAddress({ domain: input.domain, ip }, resolver)),
    )
    return results.some((told) => told?.result === 'temperror')
  }
  if (kind === 'dmarc') {
    const { response } = await evaluators.evaluateDmarc({
      headerFrom: [input.domain],
      spfDomains: [],
      // A sibling, which aligns when the organization is the same.
      dkimDomains: [{ domain: `mail.${input.domain}` }, { domain: input.domain.replace(/^[^.]+/, 'other') }],
      resolver: toMailauthResolver(resolver),
      strict: true,
    })
    return response !== false && response.status.result === 'temperror'
  }
  if (kind === 'dkim' && 'selector' in input) {
    try {
      await getPublicKey('DKIM', report.queried, 1, toMailauthResolver(resolver), { strict: true })
      return false
    } catch (error) {
      const { code } = error as { code?: string }
      return ['ESERVFAIL', 'EREFUSED', 'ETIMEOUT', 'ECONNREFUSED'].includes(code ?? '')
    }
  }
  return false
}

const RANK: Record<Status, number> = { bad: 0, 'no-data': 1, warning: 2, good: 3 }

type Broken = { question: string; how: string; report: RecordReport; temporary: boolean }

const WAYS = Object.entries(BREAKS)

/** A check with each of its questions broken: in one way each, taken in turn, or in all ways. */
async function breakEach(kind: Kind, one: Case): Promise<{ whole: RecordReport; broken: Broken[] }> {
  const world = worldOf(one)
  const [names, files] = [new Set<string>(), new Set<string>()]
  const check = CHECKS[kind] as (input: unknown, world: World) => Promise<RecordReport>
  const whole = await check(one.input, {
    ...world,
    resolver: breakResolver(world.resolver, null, 'timeout', names),
    http: breakHttp(world.http, null, 'timeout', files),
  })
  const broken: Broken[] = []
  if (whole.status !== 'good' && whole.status !== 'warning') return { whole, broken }
  for (const [at, question] of [...names].entries()) {
    const ways = cases(1, WAYS.length)
    for (const [how, outcome] of [...WAYS, ...WAYS].slice(at % WAYS.length).slice(0, ways)) {
      const resolver = breakResolver(world.resolver, question, outcome)
      const report = await check(one.input, { ...world, resolver })
      const temporary = await isTemporary(kind, one.input, report, resolver)
      broken.push({ question, how, report, temporary })
    }
  }
  for (const question of files) {
    for (const how of ['timeout', 'dns-unavailable', 'unreachable'] as const) {
      const http = breakHttp(world.http, question, how)
      broken.push({ question, how, report: await check(one.input, { ...world, http }), temporary: false })
    }
  }
  return { whole, broken }
}

/** What is wrong with the verdict over a broken world; empty when nothing is. */
function faultsOf(whole: RecordReport, { question, how, report, temporary }: Broken): string[] {
  const { decides, beside } = notAskedIn(report)
  const faults: string[] = []
  // What only a side question shows is missing without its answer: then that question is named.
  const better = RANK[report.status] > RANK[whole.status]
  if (better && beside.length === 0) faults.push(`better than ${whole.status}, and nothing is named`)
  if (report.status === 'bad') faults.push('bad for want of an answer')
  if (temporary && (report.status === 'good' || report.status === 'warning'))
    faults.push(`${report.status}, and the evaluator says temperror`)
  if (decides.length + beside.length === 0 && !isSelf(report, question)) faults.push('nothing is named')
  return faults.map((fault) => `${question} ${how}: ${fault}`)
}

/** A name server's own address is asked for by nobody's verdict, and so is what stands in no list of questions. */
function isSelf({ dns }: RecordReport, question: string): boolean {
  return (
    question.includes(' at ') || !dns.some(({ type, name }) => `${type} ${name.toLowerCase()}` === question)
  )
}

describe.each(Object.keys(CHECKS) as Kind[])('%s', (kind) => {
  test('no verdict gets better by a broken question, and none is green where the evaluator has a temporary error', async () => {
    const faults: string[] = []
    let zones = 0
    let breaks = 0
    let temporary = 0
    for (const one of casesOf(kind)) {
      const { whole, broken } = await breakEach(kind, one)
      zones += broken.length > 0 ? 1 : 0
      breaks += broken.length
      temporary += broken.filter((each) => each.temporary).length
      faults.push(...broken.flatMap((each) => faultsOf(whole, each).map((fault) => `${one.name}: ${fault}`)))
    }
    console.log(`${kind}: ${zones} zones, ${breaks} broken questions, ${temporary} temporary errors`)
    expect(faults.slice(0, 20)).toEqual([])
    expect(zones).toBeGreaterThan(3)
  })
})

/** The pages that once said "in order, 100 of 100" while a part was not answered; and their like. */
const mail = { MX: [[10, 'mx.o.test']] as [number, string][], A: '45.45.45.1' }
const spf = (text: string) => ({ 'o.test': { TXT: text, ...mail }, 'mx.o.test': { A: '45.45.45.1' } })
const logo = 'https://o.test/logo.svg'
const policyFile = 'https://mta-sts.o.test/.well-known/mta-sts.txt'

test.each<[string, RecordChecker, ZoneDefinition, object?]>([
  ['redirect=', 'spf', { ...spf('v=spf1 redirect=a.test'), 'a.test': 'SERVFAIL' }],
  ['include:', 'spf', { ...spf('v=spf1 include:a.test -all'), 'a.test': 'TIMEOUT' }],
  [
    'an include of an include',
    'spf',
    {
      ...spf('v=spf1 include:a.test -all'),
      'a.test': { TXT: 'v=spf1 include:b.test -all' },
      'b.test': 'REFUSED',
    },
  ],
  ['a:', 'spf', { ...spf('v=spf1 a:a.test -all'), 'a.test': 'SERVFAIL' }],
  [
    'the IPv6 addresses of a:',
    'spf',
    { ...spf('v=spf1 a:a.test -all'), 'a.test': { A: '45.45.45.1', AAAA: 'SERVFAIL' } },
  ],
  ['mx:', 'spf', { ...spf('v=spf1 mx:a.test -all'), 'a.test': 'SERVFAIL' }],
  ['a host of mx:', 'spf', { 'o.test': { TXT: 'v=spf1 mx -all', ...mail }, 'mx.o.test': 'TIMEOUT' }],
  ['exists:', 'spf', { ...spf('v=spf1 exists:a.test -all'), 'a.test': 'SERVFAIL' }],
  ['an include with %{d}', 'spf', { ...spf('v=spf1 include:_spf.%{d} -all'), '_spf.o.test': 'SERVFAIL' }],
  [
    'the address asked about',
    'spf',
    { ...spf('v=spf1 exists:%{i}.a.test -all'), 'a.test': 'SERVFAIL', '*.a.test': 'SERVFAIL' },
    { ip: '45.45.45.2' },
  ],
  [
    'the DMARC record above',
    'dmarc',
    { 's.o.test': { A: '45.45.45.1' }, '_dmarc.o.test': 'SERVFAIL' },
    { input: 's.o.test' },
  ],
  [
    'the DMARC border above its own record',
    'dmarc',
    {
      ...spf('v=spf1 -all'),
      '_dmarc.o.test': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@o.test' },
      '_dmarc.test': 'SERVFAIL',
    },
  ],
  [
    'whether a name below exists',
    'dmarc',
    {
      's.o.test': 'SERVFAIL',
      'o.test': mail,
      '_dmarc.o.test': { TXT: 'v=DMARC1; p=reject; sp=none; np=reject; rua=mailto:d@o.test' },
    },
    { input: 's.o.test' },
  ],
  ['the DKIM key', 'dkim', { 's._domainkey.o.test': 'SERVFAIL' }, { selector: 's' }],
  [
    'the MTA-STS policy',
    'mta-sts',
    { 'o.test': mail, 'mx.o.test': { A: '45.45.45.1' }, '_mta-sts.o.test': { TXT: 'v=STSv1; id=1;' } },
  ],
  [
    'the BIMI logo',
    'bimi',
    {
      'o.test': mail,
      '_dmarc.o.test': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@o.test' },
      'default._bimi.o.test': { TXT: `v=BIMI1; l=${logo}; a=` },
    },
  ],
  ['the TLS report record', 'tls-rpt', { 'o.test': mail, '_smtp._tls.o.test': 'REFUSED' }],
])('not green, and no score: %s', async (_, checker, zone, options = {}) => {
  const timeout = { failure: 'timeout' } as const
  const checkers = createRecordCheckers({
    resolver: createZone(zone),
    http: createWeb({ [policyFile]: timeout, [logo]: timeout }, new Map()),
    clock: { now: () => Date.parse('2026-11-20') },
  })
  const result = await checkers.record(checker, { input: 'o.test', ...options })
  expect({ status: result.status, score: result.score }).toEqual({ status: 'no-data', score: null })
  expect(result.not_asked.decides).not.toEqual([])
  if (result.record !== null) expect(result.summary).toContain('as far as we could check')
})

test('what is asked about an address that is none is not in order', async () => {
  const checkers = createRecordCheckers({
    resolver: createZone(spf('v=spf1 ip4:45.45.45.1 -all')),
    http: createWeb({}, new Map()),
    clock: { now: () => 0 },
  })
  const asked = await checkers.record('spf', { input: 'o.test', ip: '45.45.45.999' })
  expect(asked).toMatchObject({ status: 'no-data', score: null })
  expect(recordExitCode(asked)).toBe(4)
  expect(asked.summary).toBe(
    'SPF of o.test is in order as far as we could check. "45.45.45.999" is not an IP address, so it was not tried.',
  )
})

test('what is said of redirect= behind SERVFAIL, and of a side question', async () => {
  const checked = async (zone: ZoneDefinition) =>
    createRecordCheckers({
      resolver: createZone(zone),
      http: createWeb({}, new Map()),
      clock: { now: () => 0 },
    }).record('spf', { input: 'o.test' })
  const open = await checked({ ...spf('v=spf1 redirect=a.test'), 'a.test': 'SERVFAIL' })
  expect(open.summary).toBe(
    'SPF of o.test is in order as far as we could check. The DNS did not answer for redirect=a.test (in the record of o.test).',
  )
  const beside = await checked({ ...spf('v=spf1 ip4:45.45.45.1 -all exp=why.test'), 'why.test': 'SERVFAIL' })
  expect(beside).toMatchObject({
    status: 'good',
    score: 100,
    summary: 'SPF of o.test is in order.',
    not_asked: { decides: [], beside: ['TXT why.test'] },
  })
})
