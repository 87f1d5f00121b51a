import { expect, test } from 'vitest'
import { dailyOf } from './daily.ts'
import { readReports } from './read.ts'
import { metadataXml, reportXml, rowXml, tlsReport } from './report.fixture.ts'
import { totalsOf } from './totals.ts'
import type { AggregateReport, TlsReport } from './types.ts'

const seconds = (time: string) => `${Date.parse(time) / 1_000}`
const aggregate = (begin: string, end: string, count = '10', more: string[] = []) => {
  const text = reportXml([rowXml({ count }), ...more], metadataXml({ begin, end }))
  return readReports(Buffer.from(text), 'a').reports[0] as AggregateReport
}
const days = (report: AggregateReport | TlsReport) =>
  dailyOf(report).map((each) =>
    [each.day, totalsOf(each.report).messages, ...(each.estimated ? ['estimated'] : [])].join(' '),
  )

test.each<[string, string, string, string[]]>([
  ['a UTC day', '2026-11-27T00:00:00Z', '2026-11-27T23:59:59Z', ['2026-11-27 10']],
  ['a day that ends at midnight', '2026-11-27T00:00:00Z', '2026-11-28T00:00:00Z', ['2026-11-27 10']],
  ['a local day east of Greenwich', '2026-11-26T23:00:00Z', '2026-11-27T22:59:59Z', ['2026-11-27 10']],
  ['a local day west of Greenwich', '2026-11-27T08:00:00Z', '2026-11-28T07:59:59Z', ['2026-11-27 10']],
  ['a local day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', ['2026-10-25 10']],
  ['one moment', '2026-11-27T12:00:00Z', '2026-11-27T12:00:00Z', ['2026-11-27 10']],
  ['some hours', '2026-11-27T22:00:00Z', '2026-11-28T01:00:00Z', ['2026-11-27 10']],
  [
    'two days',
    '2026-11-26T00:00:00Z',
    '2026-11-28T00:00:00Z',
    ['2026-11-26 5 estimated', '2026-11-27 5 estimated'],
  ],
  [
    'a day and a half',
    '2026-11-26T00:00:00Z',
    '2026-11-27T12:00:00Z',
    ['2026-11-26 7 estimated', '2026-11-27 3 estimated'],
  ],
])('%s', (_, begin, end, expected) => {
  expect(days(aggregate(seconds(begin), seconds(end)))).toEqual(expected)
})

test('no count is lost, and a day without any is left out', () => {
  const begin = Date.parse('2026-11-01T00:00:00Z') / 1_000
  for (const count of [1, 3, 7, 10, 1_000_003]) {
    const report = aggregate(`${begin}`, `${begin + 7 * 86_400}`, `${count}`, [
      rowXml({ dkim: 'fail', count: '2' }),
    ])
    const split = dailyOf(report)
    expect(split.reduce((sum, each) => sum + totalsOf(each.report).messages, 0)).toBe(count + 2)
    expect(split.every((each) => totalsOf(each.report).messages > 0)).toBe(true)
  }
})

test('without a period there is no day; half a period is one', () => {
  expect(days(aggregate('x', 'y'))).toEqual([' 10'])
  expect(days(aggregate('x', seconds('2026-11-27T12:00:00Z')))).toEqual(['2026-11-27 10'])
  expect(days(aggregate(seconds('2026-11-27T12:00:00Z'), '5'))).toEqual(['2026-11-27 10'])
})

test('a period of many years is cut to its last days', () => {
  expect(dailyOf(aggregate('0', '4102444000', '100000')).length).toBeLessThanOrEqual(400)
})

test('a TLS report of a week', () => {
  const range = { 'start-datetime': '2026-11-02T00:00:00Z', 'end-datetime': '2026-11-08T23:59:59Z' }
  const text = JSON.stringify(tlsReport({ 'date-range': range }))
  const report = readReports(Buffer.from(text), 'a').reports[0] as TlsReport
  expect(dailyOf(report).reduce((sum, each) => sum + totalsOf(each.report).messages, 0)).toBe(5)
  expect(dailyOf(report).every(({ estimated }) => estimated)).toBe(true)
})
