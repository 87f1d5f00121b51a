import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { metadataXml, reportXml, rowXml, tlsReport } from '../../packages/reports/report.fixture.ts'

/** `postproof reports summary` as a person types it. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-summary-'))
const run = (...words: string[]) => postproof(['reports', 'summary', ...words], {})
const dkim = (domain: string, selector: string, result: string) =>
  `<dkim><domain>${domain}</domain><selector>${selector}</selector><result>${result}</result></dkim>`
const spf = (domain: string, result: string) =>
  `<spf><domain>${domain}</domain><result>${result}</result></spf>`

const newsletter = rowXml({
  count: '40',
  auth: dkim('example.org', 'k2', 'pass') + spf('mail1.rsgsv.net', 'pass'),
})
const helpDesk = rowXml({
  ip: '192.0.2.7',
  count: '5',
  dkim: 'fail',
  auth: dkim('zendesk.com', 'zendesk1', 'pass') + spf('zendesk.com', 'pass'),
})
const forgery = rowXml({ ip: '203.0.113.9', count: '3', dkim: 'fail', auth: spf('example.org', 'fail') })
const FIRST_DAY = 1_764_201_600

beforeAll(() => {
  for (const org of ['one.example', 'two.example', 'three.example'])
    for (let day = 0; day < 14; day++) {
      const begin = FIRST_DAY + day * 86_400
      const metadata = metadataXml({ org, id: `${org}${day}`, begin: `${begin}`, end: `${begin + 86_399}` })
      writeFileSync(
        join(folder, `${org}-${day}.xml`),
        reportXml([newsletter, ...(day === 3 ? [helpDesk, forgery] : [])], metadata),
      )
    }
  writeFileSync(join(folder, 'tls.json'), JSON.stringify(tlsReport()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('says who sends, what would be lost and the next step', async () => {
  const { code, out } = await run(folder)
  expect(code).toBe(0)
  expect(out).toContain('1704 messages, 99% passed DMARC')
  expect(out).toMatch(/Mailchimp {2,}1680 {2,}100% {2,}2025-11-27 {2,}2025-12-10 {2,}yours, in order/)
  expect(out).toMatch(/Zendesk {2,}15 {2,}0% {2,}2025-11-30 {2,}2025-11-30 {2,}unclear/)
  expect(out).toMatch(/Strangers \(1\) {2,}9 {2,}0%/)
  expect(out).toContain('24 of 1,704 messages would have been lost')
  expect(out).toContain('--mine zendesk')
  expect(out).toContain('Before p=quarantine, find out whether the unclear senders are yours.')
})

test('what its owner confirms is theirs, and says how to repair it', async () => {
  const { out } = await run(folder, '--mine', 'Zendesk')
  expect(out).toMatch(/Zendesk .* yours, to fix/)
  expect(out).toContain('15 messages from Zendesk fail DMARC')
  expect(out).toContain('Stay at p=none until the broken senders are fixed.')
})

test('too few days and reporters advise no step', async () => {
  const { out } = await run(join(folder, 'one.example-0.xml'))
  expect(out).toContain('A stricter policy would have lost nothing: all 40 messages passed.')
  expect(out).toContain(
    'It is too early for p=quarantine. Collect reports of 13 more days and reports of 2 more receivers',
  )
})

test('as JSON', async () => {
  const { code, out } = await run(folder, '--json', '--domain', 'Example.org.')
  expect(code).toBe(0)
  const { domains, refused } = JSON.parse(out)
  expect(refused).toEqual([])
  expect(domains).toMatchObject([
    {
      ...{ domain: 'example.org', first: '2025-11-27', last: '2025-12-10', days: 14, reports: 42 },
      ...{ reporters: ['one.example', 'three.example', 'two.example'], messages: 1704, passed: 1680 },
      policy: { p: 'none', sp: null, np: null, testing: null },
      senders: [
        {
          ...{ id: 'mailchimp', kind: 'newsletter', verdict: 'in-order', certainty: 'sure', advice: null },
          ...{ evidence: { by: 'spf', value: 'mail1.rsgsv.net' }, dkim_aligned: 1680, spf_aligned: 0 },
        },
        { id: 'zendesk', verdict: 'unclear', why: 'service', messages: 15 },
        { id: null, name: '203.0.113.9', kind: 'unknown', verdict: 'stranger', messages: 9 },
      ],
      lost: { messages: 24, of: 1704, yours: 0, unclear: 15, forwarded: 0, strangers: 9 },
      next: { step: 'ask', now: 'none', to: 'quarantine', missing_days: 0, missing_reporters: 0 },
    },
  ])
})

test('exits with 3 if no report is about the domain, and with 2 if a file is missing', async () => {
  expect(await run(folder, '--domain', 'example.net')).toMatchObject({
    code: 3,
    out: expect.stringContaining('No aggregate report about the domain was found.'),
  })
  expect((await run(join(folder, 'nowhere.xml'))).code).toBe(2)
})

test('TLS reports say what failed, where, and what to do', async () => {
  const expired = { 'result-type': 'certificate-expired', 'receiving-mx-hostname': 'mx2.example.org' }
  const failing = tlsReport({
    'report-id': 't2',
    policies: [
      {
        policy: { 'policy-type': 'sts', 'policy-domain': 'example.org' },
        summary: { 'total-successful-session-count': 3, 'total-failure-session-count': 4 },
        'failure-details': [{ ...expired, 'failed-session-count': 4, 'failure-reason-code': 'X509_10' }],
      },
    ],
  })
  const file = join(folder, 'failing.json')
  writeFileSync(file, JSON.stringify(failing))
  // The same twice counts once.
  const copy = join(folder, 'failing-copy.json')
  writeFileSync(copy, JSON.stringify(failing))
  const { code, out } = await run(file, copy, join(folder, 'tls.json'))
  expect(code).toBe(0)
  expect(out).toContain('Encrypted delivery to example.org\n4 of 12 TLS sessions failed')
  expect(out).toContain('mx2.example.org: 4 sessions, certificate-expired')
  expect(out).toContain('The certificate has expired. Renew it and reload the server.')
  expect(JSON.parse((await run(file, '--json')).out).tls).toMatchObject([
    { domain: 'example.org', reports: 1, sessions: 7, failed: 4, failures: [{ details: ['X509_10'] }] },
  ])
})
