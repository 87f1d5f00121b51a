import { Buffer } from 'node:buffer'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import type { RecordChecker } from '#contract/checker-names.ts'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'

/** What the checkers say and offer where others guess: each is one rule of a standard, asked as a reader would. */
const clock = { now: () => Date.parse('2026-11-20') }
const mail: ZoneDefinition = { 'o.test': { MX: [[10, 'mx.o.test']] }, 'mx.o.test': { A: '45.45.45.1' } }

async function checked(checker: RecordChecker, zone: ZoneDefinition, web: FakeWeb = {}, file = '') {
  const files = new Map([['file', Buffer.from(file)]])
  const resolver = createZone(zone, { clock })
  const checkers = createRecordCheckers({ resolver, http: createWeb(web, files), clock })
  return checkers.record(checker, { input: 'o.test' })
}

describe('a redirect beside all is ignored (RFC 7208, 6.1)', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `include:s${index}.test`).join(' ')
  const senders: ZoneDefinition = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`s${index}.test`, { TXT: `v=spf1 ip4:45.45.${index}.1 -all` }]),
  )
  const spf = (text: string) =>
    checked('spf', { ...mail, ...senders, 'o.test': { MX: [[10, 'mx.o.test']], TXT: text } })
  const lookups = (result: Awaited<ReturnType<typeof spf>>) =>
    (result.details as { lookups: { count: number } }).lookups.count

  test.each([
    ['behind all', `v=spf1 ${ten} -all redirect=r.test`, 10],
    ['before all', `v=spf1 ${ten} redirect=r.test -all`, 10],
    ['alone', `v=spf1 ${ten.replace('include:s9.test', '')} redirect=s9.test`, 10],
  ])('%s: the lookups are %s', async (_, text, count) => {
    const result = await spf(text)
    expect(lookups(result)).toBe(count)
    expect(result.checks.filter(({ status }) => status === 'bad')).toEqual([])
    // What is ignored is not asked for, and whether it exists says nothing.
    expect(result.dns_answers.some(({ name }) => name === 'r.test')).toBe(false)
  })
})

describe('MTA-STS speaks of what was fetched', () => {
  const url = 'https://mta-sts.o.test/.well-known/mta-sts.txt'
  const zone: ZoneDefinition = { ...mail, '_mta-sts.o.test': { TXT: 'v=STSv1; id=1;' } }
  const policy = 'version: STSv1\nmode: testing\nmx: other.test\nmax_age: 604800\n'
  const page = '<!doctype html><title>Welcome</title>'
  test.each<[name: string, web: FakeWeb, file: string, says: RegExp, ids: string[]]>([
    [
      'a policy',
      { [url]: { status: 200, type: 'text/plain', file: 'file' } },
      policy,
      /No mx line of the policy covers mx\.o\.test/,
      ['mta-sts_mode', 'mta-sts_mx', 'mta-sts_max-age'],
    ],
    [
      'a web page',
      { [url]: { status: 200, type: 'text/html', file: 'file' } },
      page,
      /returns a web page \(text\/html\), not a policy/,
      [],
    ],
    [
      'an error page',
      { [url]: { status: 503, type: 'text/html', file: 'file' } },
      page,
      /status 503 instead of 200/,
      [],
    ],
    ['a redirect', { [url]: { redirect: 'https://o.test/' } }, '', /redirects to another address/, []],
    ['a certificate of another name', { [url]: { failure: 'tls' } }, '', /certificate .* not valid/, []],
    ['nothing', { [url]: { failure: 'timeout' } }, '', /could not be fetched/, []],
  ])('%s', async (_, web, file, says, ids) => {
    const result = await checked('mta-sts', zone, web, file)
    const said = result.checks.map(({ summary }) => summary).join('\n')
    expect(said).toMatch(says)
    // Of a policy that was not fetched nothing is said: neither its mode nor what it covers.
    const about = result.checks
      .map(({ id }) => id)
      .filter((id) => /_(?:mode|mx|max-age|policy-syntax|content-type)$/.test(id))
    expect([...new Set(about)].toSorted()).toEqual(ids.toSorted())
    // What is shown of it is what came.
    const shown = result.checks.find(({ id, code }) => id === 'mta-sts_policy' && code === 'fetched')
    expect(shown?.evidence.map(({ value }) => value) ?? []).toEqual(ids.length > 0 ? [policy] : [])
  })
})

describe('a record at _report._dmarc is offered where another domain has to agree (RFC 9990, 3)', () => {
  const dmarc = (rua: string, more: ZoneDefinition = {}) =>
    checked('dmarc', { ...mail, '_dmarc.o.test': { TXT: `v=DMARC1; p=reject; rua=${rua}` }, ...more })
  const hosts = (result: Awaited<ReturnType<typeof dmarc>>) =>
    result.suggested_records.map(({ host }) => host)
  const x: ZoneDefinition = { 'x.test': { MX: [[1, 'mx.x.test']] }, 'y.test': { MX: [[1, 'mx.y.test']] } }
  test.each<[name: string, rua: string, more: ZoneDefinition, offered: string[]]>([
    ['at home', 'mailto:d@o.test', {}, []],
    ['at a name of the same organization', 'mailto:d@mail.o.test', {}, []],
    ['elsewhere', 'mailto:d@x.test', x, ['o.test._report._dmarc.x.test']],
    [
      'at two others',
      'mailto:d@x.test,mailto:d@y.test',
      x,
      ['o.test._report._dmarc.x.test', 'o.test._report._dmarc.y.test'],
    ],
    ['twice at one', 'mailto:d@x.test,mailto:e@x.test', x, ['o.test._report._dmarc.x.test']],
    ['where it agreed', 'mailto:d@x.test', { ...x, 'o.test._report._dmarc.x.test': { TXT: 'v=DMARC1' } }, []],
    ['where all may', 'mailto:d@x.test', { ...x, '*._report._dmarc.x.test': { TXT: 'v=DMARC1;' } }, []],
    ['where the DNS is silent', 'mailto:d@x.test', { ...x, 'o.test._report._dmarc.x.test': 'TIMEOUT' }, []],
  ])('%s', async (_, rua, more, offered) => {
    const result = await dmarc(rua, more)
    expect(hosts(result)).toEqual(offered)
    for (const { action, value } of result.suggested_records)
      expect([action, value]).toEqual(['add', 'v=DMARC1'])
  })
})
