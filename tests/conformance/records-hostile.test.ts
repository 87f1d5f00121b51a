import { createZone, type ZoneDefinition, type ZoneNode } from '@postproof/dns/zone'
import { checkDkim } from '@postproof/records/dkim/check'
import { parseDkimKey } from '@postproof/records/dkim/parse'
import { checkDmarc } from '@postproof/records/dmarc/check'
import { parseDmarc } from '@postproof/records/dmarc/parse'
import { repairDmarc } from '@postproof/records/dmarc/repair'
import { checkMtaSts } from '@postproof/records/mta-sts/check'
import { parseMtaSts } from '@postproof/records/mta-sts/parse'
import type { Issue } from '@postproof/records/record/issue'
import type { RecordReport } from '@postproof/records/record/report'
import type { RecordWorld } from '@postproof/records/record/trace'
import { correctSpf } from '@postproof/records/spf/correct'
import { checkTlsRpt } from '@postproof/records/tls-rpt/check'
import { parseTlsRpt } from '@postproof/records/tls-rpt/parse'
import { changeTlsRpt } from '@postproof/records/tls-rpt/print'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWeb } from '#emulators/web.ts'
import { processorTime } from '../processor-time.ts'

/** What strangers publish: whatever stands in the DNS and on the web, a checker answers with plain data. */

type Checker = {
  name: string
  check: (world: RecordWorld) => Promise<RecordReport>
  issues: (text: string) => Issue[]
  /** Pieces from which records of the kind are made. */
  pieces: string[]
}

const domain = 'a.example.org'
const checkers: Checker[] = [
  {
    name: '_dmarc',
    check: (world) => checkDmarc({ domain, mail: [{ by: 'dkim', domain: 'b.example.org' }] }, world),
    issues: (text) => parseDmarc(text).issues,
    pieces: [
      'v=DMARC1',
      'p=none',
      'p=reject',
      'sp=x',
      'np=',
      'psd=y',
      'psd=n',
      't=y',
      'pct=0',
      'adkim=q',
      'fo=0:1:z',
    ],
  },
  {
    name: 's1._domainkey',
    check: (world) => checkDkim({ domain, selector: 's1' }, world),
    issues: (text) => parseDkimKey(text).issues,
    pieces: [
      'v=DKIM1',
      'k=rsa',
      'k=ed25519',
      't=y:s',
      'h=sha1',
      's=x',
      'g=',
      'n=a b',
      'p=',
      `p=${'A'.repeat(43)}=`,
    ],
  },
  {
    name: '_mta-sts',
    check: (world) => checkMtaSts({ domain }, world),
    issues: (text) => parseMtaSts(text).issues,
    pieces: ['v=STSv1', 'id=1', 'id=2026-11', 'v=stsv1'],
  },
  {
    name: '_smtp._tls',
    check: (world) => checkTlsRpt({ domain }, world),
    issues: (text) => parseTlsRpt(text).issues,
    pieces: ['v=TLSRPTv1', 'rua=mailto:a@b.example', 'rua=a@b.example', 'rua=https://b.example/'],
  },
]

const FOREIGN = [
  '',
  ' ',
  '"',
  '“',
  '\u0000',
  '\u001b[2J',
  '\u00ff',
  '=',
  '=;=',
  'rua=mailto:a@b.example,c@d.example',
  '-----BEGIN',
]

function worldOf(zone: ZoneDefinition, policy = ''): RecordWorld {
  const clock = { now: () => Date.parse('2026-11-20') }
  const url = `https://mta-sts.${domain}/.well-known/mta-sts.txt`
  const web = createWeb(
    { [url]: { status: 200, type: 'text/plain', file: 'policy' } },
    new Map([['policy', Buffer.from(policy)]]),
  )
  return { resolver: createZone(zone, { clock }), http: web, clock }
}

function expectSound(report: RecordReport, issues: Checker['issues']) {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  const length = report.record?.length ?? 0
  for (const { start, end } of [
    ...report.findings.flatMap((one) => one.spans),
    ...report.parts.map((one) => one.span),
  ]) {
    expect(start <= end && end <= length).toBe(true)
  }
  for (const { value, action, reason } of report.suggested) {
    // What another domain publishes to take reports is a version alone (RFC 9990, 3.2.3).
    if (action === 'remove' || reason === 'dmarc.permission') continue
    expect({ value, bad: issues(value).filter((issue) => issue.status === 'bad') }).toEqual({
      value,
      bad: [],
    })
  }
}

describe.each(checkers)('$name', ({ name, check, issues, pieces }) => {
  const at = `${name}.${domain}`
  const record = fc.oneof(
    fc.array(fc.constantFrom(...pieces, ...FOREIGN), { maxLength: 12 }).map((all) => all.join('; ')),
    fc.array(fc.constantFrom(...pieces, ...FOREIGN), { maxLength: 6 }).map((all) => all.join(' ')),
    fc.string({ maxLength: 300, unit: 'binary' }),
  )
  const node = fc.oneof(
    fc
      .array(record, { minLength: 1, maxLength: 3 })
      .map((texts): ZoneNode => ({ TXT: texts.map((text) => [text]) })),
    fc.constantFrom<ZoneNode>(
      { CNAME: at },
      { CNAME: 'gone.example' },
      { TXT: 'TIMEOUT' },
      { ANY: 'SERVFAIL' },
    ),
  )

  test('whatever stands there', async () => {
    await fc.assert(
      fc.asyncProperty(node, node, fc.string({ maxLength: 200 }), async (own, above, policy) => {
        const zone = { [at]: own, [`${name}.example.org`]: above, [domain]: { MX: [[1, 'mx.example.org']] } }
        expectSound(await check(worldOf(zone as ZoneDefinition, policy)), issues)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['semicolons', ';'.repeat(10_000)],
    ['spaces', `${pieces[0]};${' '.repeat(10_000)}x`],
    ['one tag', `${pieces[0]}; p=${'A'.repeat(10_000)}`],
    ['many tags', `${pieces[0]}; ${'a=b; '.repeat(2000)}`],
    ['many addresses', `${pieces[0]}; p=none; rua=${'mailto:a@b.example,'.repeat(600)}`],
    ['quotes', '"'.repeat(10_000)],
    ['control characters', `${pieces[0]}; x=${'\u001b\u0000'.repeat(5000)}`],
  ])('10,000 characters: %s', async (_, text) => {
    const report = await check(worldOf({ [at]: { TXT: [[text]] }, [domain]: { A: '192.0.2.1' } }))
    expectSound(report, issues)
    expect(report.findings.length).toBeLessThan(120)
    expect(report.dns.length).toBeLessThan(150)
  })

  test('no answer anywhere', async () => {
    const zone: ZoneDefinition = {
      org: 'TIMEOUT',
      '*.org': 'TIMEOUT',
      'example.org': 'TIMEOUT',
      '*.example.org': 'TIMEOUT',
    }
    const report = await check(
      worldOf({ ...zone, [domain]: 'TIMEOUT', [`*.${domain}`]: 'TIMEOUT', [at]: 'TIMEOUT' }),
    )
    expect(report).toMatchObject({ status: 'no-data', suggested: [] })
    expect(report.findings.filter((finding) => finding.status !== 'no-data')).toEqual([])
  })
})

test('looking for keys in a zone of loops stays bounded', async () => {
  const zone: ZoneDefinition = {
    [domain]: {
      TXT: `v=spf1 include:${domain} include:x1.example redirect=x2.example`,
      MX: [[1, 'mail.google.com']],
    },
    '*._domainkey.a.example.org': { CNAME: 'loop.example' },
    'loop.example': { CNAME: 'loop.example' },
  }
  for (let at = 1; at < 60; at++) {
    zone[`x${at}.example`] = {
      TXT: `v=spf1 include:x${at + 1}.example include:x${at * 2}.example include:%{d}.x -all`,
    }
  }
  const report = await checkDkim({ domain, knownSelectors: Array(100).fill('s1') }, worldOf(zone))
  expectSound(report, (text) => parseDkimKey(text).issues)
  expect(report.dns.length).toBeLessThan(200)
  expect(report.status).toBe('no-data')
})

describe('a long run of signs takes no time to correct', () => {
  const run = (sign: string) => sign.repeat(60_000)
  test.each<[string, (text: string) => unknown, string]>([
    ['SPF commas', correctSpf, `v=spf1 x${run(',')}"b`],
    ['DMARC commas', (text) => repairDmarc(parseDmarc(text), true), `v=DMARC1; p=none${run(',')}x`],
    ['DMARC brackets', (text) => repairDmarc(parseDmarc(text), true), `v=DMARC1; p=none; rua=a${run('>')}x`],
    ['TLS-RPT dots', (text) => changeTlsRpt([parseTlsRpt(text)]), `v=TLSRPTv1; rua=a@b${run('.')}@x`],
  ])('%s', (_, correct, text) => {
    expect(processorTime(() => correct(text))).toBeLessThan(1000)
  })
})
