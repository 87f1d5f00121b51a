import { describe, expect, test } from 'vitest'
import { mergeReports } from './merge.ts'
import { readReports } from './read.ts'
import { metadataXml, reportXml, rowXml, tlsReport } from './report.fixture.ts'
import { totalsOf } from './totals.ts'

const read = (text: string, at: number) => readReports(Buffer.from(text), `${at}`).reports
const merged = (...texts: string[]) => {
  const { reports, copies } = mergeReports(texts.flatMap(read))
  return {
    totals: reports.map((report) => `${totalsOf(report).messages}/${totalsOf(report).passed}`),
    copies: copies.map(({ report, of, added }) => `${report.file} of ${of.file}, ${added}`),
  }
}
const one = rowXml({ count: '3' })
const other = rowXml({ ip: '192.0.2.2', count: '4', dkim: 'fail' })
const policy = (type: string, successful: number) => ({
  policy: { 'policy-type': type, 'policy-domain': 'example.org' },
  summary: { 'total-successful-session-count': successful, 'total-failure-session-count': 0 },
})

describe('two files with', () => {
  test.each<[string, string[], string[], string[]]>([
    ['the same report', [reportXml([one, other]), reportXml([one, other])], ['7/3'], ['1 of 0, 0']],
    ['its rows in another order', [reportXml([one, other]), reportXml([other, one])], ['7/3'], ['1 of 0, 0']],
    [
      'other white space',
      [reportXml([one]), reportXml([one]).replaceAll('><', '>\n<')],
      ['3/3'],
      ['1 of 0, 0'],
    ],
    [
      'the same report, with one row missing',
      [reportXml([one, other]), reportXml([one])],
      ['7/3'],
      ['1 of 0, 0'],
    ],
    [
      'the same report, with one row more',
      [reportXml([one]), reportXml([one, other])],
      ['7/3'],
      ['1 of 0, 1'],
    ],
    [
      'halves that overlap',
      [reportXml([one, rowXml({ ip: '192.0.2.3' })]), reportXml([one, other])],
      ['8/4'],
      ['1 of 0, 1'],
    ],
    ['a larger count', [reportXml([one]), reportXml([rowXml({ count: '9' })])], ['9/9'], ['1 of 0, 1']],
    ['a smaller count', [reportXml([one]), reportXml([rowXml({ count: '2' })])], ['3/3'], ['1 of 0, 0']],
    ['a row that is there twice', [reportXml([one, one]), reportXml([one, one])], ['6/6'], ['1 of 0, 0']],
    [
      'a row that is there twice, and once',
      [reportXml([one]), reportXml([one, one])],
      ['6/6'],
      ['1 of 0, 1'],
    ],
    [
      'another comment on a row',
      [
        reportXml([rowXml({ more: '<reason><type>other</type><comment>a</comment></reason>' })]),
        reportXml([rowXml({ more: '<reason><type>other</type><comment>b</comment></reason>' })]),
      ],
      ['1/1'],
      ['1 of 0, 0'],
    ],
    [
      'another spelling of the reporter',
      [
        reportXml([one], metadataXml({ org: 'FastMail  Pty' })),
        reportXml([one], metadataXml({ org: 'Fastmail Pty' })),
      ],
      ['3/3'],
      ['1 of 0, 0'],
    ],
    ['another reporter', [reportXml([one]), reportXml([one], metadataXml({ org: 'b' }))], ['3/3', '3/3'], []],
    ['another id', [reportXml([one]), reportXml([one], metadataXml({ id: '2' }))], ['3/3', '3/3'], []],
    [
      'the same id on another day',
      [reportXml([one]), reportXml([one], metadataXml({ begin: '1764288000', end: '1764374399' }))],
      ['3/3', '3/3'],
      [],
    ],
    [
      'another domain',
      [reportXml([one]), reportXml([one]).replace('<domain>example.org', '<domain>example.net')],
      ['3/3', '3/3'],
      [],
    ],
    [
      'the same TLS report',
      [JSON.stringify(tlsReport()), JSON.stringify(tlsReport(), null, 2)],
      ['5/5'],
      ['1 of 0, 0'],
    ],
    [
      'a TLS report with one policy more',
      [
        JSON.stringify(tlsReport({ policies: [policy('sts', 5)] })),
        JSON.stringify(tlsReport({ policies: [policy('sts', 5), policy('tlsa', 2)] })),
      ],
      ['7/7'],
      ['1 of 0, 1'],
    ],
    ['a TLS and an aggregate report', [JSON.stringify(tlsReport()), reportXml([one])], ['5/5', '3/3'], []],
  ])('%s', (_, texts, totals, copies) => {
    expect(merged(...texts)).toEqual({ totals, copies })
  })
})

test('a name that could not be decoded in one copy does not make its row another one', () => {
  const [whole] = read(reportXml([one]), 0)
  const damaged = readReports(
    Buffer.from(reportXml([one]).replace('<header_from>example', '<header_from>b\u00e4d'), 'latin1'),
    '1',
  )
  expect(mergeReports([whole!, ...damaged.reports]).copies).toMatchObject([{ added: 0 }])
})

test('replaying all files changes nothing, and no report given is changed', () => {
  const texts = [reportXml([one]), reportXml([one, other]), JSON.stringify(tlsReport())]
  const given = [...texts, ...texts, ...texts].flatMap(read)
  const before = structuredClone(given)
  expect(mergeReports(given).reports.map((report) => totalsOf(report).messages)).toEqual([7, 5])
  expect(given).toEqual(before)
})

test('the union says where its rows come from', () => {
  const { reports } = mergeReports([reportXml([one]), reportXml([one, other])].flatMap(read))
  expect(reports[0]!.problems).toMatchObject([
    { message: { code: 'reports.union', facts: { file: '1', count: 1 } } },
  ])
})
