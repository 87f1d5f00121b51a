import { say } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import { readReports } from '../read.ts'
import { tlsReport } from '../report.fixture.ts'
import type { TlsFailure } from '../types.ts'
import { tlsResults } from './results.ts'
import { type TlsSeen, tlsByDomain, tlsFaultsOf } from './summary.ts'
import { tlsFaultMessage, tlsOutlookMessage, tlsRepairMessage } from './words.ts'

const failure = (changed: Partial<TlsFailure> = {}): TlsFailure => ({
  ...{
    resultType: 'certificate-expired',
    sendingIp: null,
    receivingHost: 'mx1.example.org',
    receivingHelo: null,
  },
  ...{ receivingIp: null, count: 1, additionalInformation: null, reasonCode: null, ...changed },
})
const seen = (changed: Partial<TlsSeen> = {}): TlsSeen => ({
  ...{ reporter: 'google.com', type: 'sts', day: '2026-11-01', successful: 10, failed: 0, failures: [] },
  ...changed,
})
const daysOf = (count: number, reporters: string[], changed: Partial<TlsSeen> = {}) =>
  reporters.flatMap((reporter) =>
    Array.from({ length: count }, (_, day) =>
      seen({ reporter, day: `2026-11-${String(day + 1).padStart(2, '0')}`, ...changed }),
    ),
  )
const both = ['google.com', 'microsoft.com']

test.each(tlsResults)('%s has a sentence and a repair of its own', (result) => {
  const others = ['other', ...tlsResults.filter((each) => each !== result)]
  for (const put of [tlsFaultMessage, tlsRepairMessage])
    expect(others.map((other) => say('en', put({ result: other })))).not.toContain(say('en', put({ result })))
})

test('a word that is not of RFC 8460 is never given a cause', () => {
  expect(tlsFaultMessage({ result: 'constructor' }).code).toBe('reports.tls.other')
  expect(tlsRepairMessage({ result: 'fix.other' }).code).toBe('reports.tls.fix.other')
})

test.each<[string, TlsSeen[], string]>([
  ['one failure among two weeks', [...daysOf(14, both), seen({ failed: 1, failures: [failure()] })], 'mend'],
  ['a failure without details', [seen({ failed: 2 })], 'untold'],
  ['two weeks and two reporters', daysOf(14, both), 'ready'],
  ['a day too few', daysOf(13, both), 'wait'],
  ['a reporter too few', daysOf(14, ['google.com']), 'wait'],
  ['days without a date', daysOf(14, both, { day: null }), 'wait'],
  ['days without a session', daysOf(14, both, { successful: 0 }), 'no_policy'],
  ['DANE alone', daysOf(14, both, { type: 'tlsa' }), 'clear'],
  ['neither policy: no certificate was checked', daysOf(14, both, { type: 'no-policy-found' }), 'no_policy'],
])('%s', (_, rows, code) => {
  expect(tlsOutlookMessage(rows).code).toBe(`reports.tls.${code}`)
})

test('failures of one kind at one server are one, the most sessions first', () => {
  const rows = [
    seen({ failures: [failure({ count: 2, reasonCode: 'X' }), failure({ receivingHost: null, count: 9 })] }),
    seen({ reporter: 'microsoft.com', failures: [failure({ count: 3, reasonCode: 'X' })] }),
  ]
  expect(tlsFaultsOf(rows)).toEqual([
    { result: 'certificate-expired', host: null, sessions: 9, reporters: ['google.com'], details: [] },
    { result: 'certificate-expired', host: 'mx1.example.org', sessions: 5, reporters: both, details: ['X'] },
  ])
})

test('words of reporters are few and short', () => {
  const failures = Array.from({ length: 9 }, (_, at) => failure({ reasonCode: `${at}`.padEnd(9_000, 'x') }))
  const [fault] = tlsFaultsOf([seen({ failures })])
  expect(fault!.details.map(({ length }) => length)).toEqual([200, 200, 200])
})

test('copies of a report count once, and a report over two days is spread', () => {
  const read = (report: object) => readReports(Buffer.from(JSON.stringify(report)), 'tls.json').reports
  const range = { 'start-datetime': '2026-11-01T00:00:00Z', 'end-datetime': '2026-11-03T00:00:00Z' }
  const long = tlsReport({ 'report-id': 'long', 'date-range': range })
  const given = [tlsReport(), tlsReport(), long].flatMap(read)
  const { reports, seen } = tlsByDomain(given).get('example.org')!
  expect([reports, seen.map(({ successful }) => successful)]).toEqual([2, [5, 3, 2]])
})
