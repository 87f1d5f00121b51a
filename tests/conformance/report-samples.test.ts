import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeReports, type Report, readReports, totalsOf } from '@postproof/reports'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../data-set.ts'

/** Reports as receivers really sent them, with totals that were counted without a parser. */
const samples = dataSet('report-samples')

type Found = { kind: string; org?: string; domain?: string; report_id?: string; reported_domain?: string } & {
  [name: string]: unknown
}
type Expected = { file: string; found: Found[] }

const read = (name: string) => readFileSync(join(samples.path, name))
const text = (name: string) => read(name).toString('utf8')
const expected = (): Expected[] =>
  text('expected.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const inLowerCase = (counts: unknown) =>
  Object.fromEntries(Object.entries(counts as object).map(([word, count]) => [word.toLowerCase(), count]))

/** What both sides say of a report. Where a report names no organization or domain, the reader has them from elsewhere. */
function counted({ kind, ...found }: Found) {
  if (kind === 'aggregate')
    return {
      ...{
        kind,
        domain: found.domain,
        id: found.report_id,
        begin: Number(found.begin),
        end: Number(found.end),
      },
      ...{
        rows: found.rows,
        messages: found.messages,
        passed: found.dmarc_pass,
        dispositions: inLowerCase(found.disposition),
      },
      ...(found.org ? { reporter: found.org.replaceAll('&quot;', '"') } : {}),
    }
  if (kind === 'tls')
    return {
      ...{ kind, reporter: found.org, id: found.report_id, policies: found.policies, failed: found.failed },
      ...{ passed: found.ok, messages: Number(found.ok) + Number(found.failed), details: found.details },
    }
  return {
    ...{ feedbackType: found.type, authFailure: found.auth_failure, deliveryResult: found.delivery_result },
    ...{ sourceIp: String(found.source_ip ?? '').split(' ')[0] || null },
    ...(found.reported_domain ? { domain: found.reported_domain } : {}),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
const sums = (entries: [string, number][]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(entries, ([key]) => key)).map(([key, all]) => [
      key,
      sum(all!.map(([, count]) => count)),
    ]),
  )

function described(report: Report) {
  if (report.kind === 'aggregate') {
    const dispositions = sums(report.rows.map((row) => [row.disposition ?? '', row.count]))
    return { ...report, ...totalsOf(report), rows: report.rows.length, dispositions }
  }
  if (report.kind !== 'tls') return report
  const details = sums(
    report.policies.flatMap(({ failures }) =>
      failures.map((each): [string, number] => [each.resultType, each.count]),
    ),
  )
  const failed = sum(report.policies.map((policy) => policy.failed))
  return { ...report, ...totalsOf(report), policies: report.policies.length, failed, details }
}

const isReport = ({ kind }: Found) => kind === 'aggregate' || kind === 'tls' || kind === 'arf'

describe.skipIf(!samples.isHere)(`the report samples${samples.why}`, () => {
  test.each(samples.isHere ? expected().map((each) => [each.file, each] as const) : [])(
    '%s',
    (_, { file, found }) => {
      const { reports, refused } = readReports(read(file), file)
      const wanted = found.filter(isReport)
      expect(reports.map(described)).toMatchObject(wanted.map(counted))
      expect(refused).toHaveLength(wanted.length === 0 ? 1 : 0)
    },
  )

  test('each report counts once', () => {
    const unique = JSON.parse(text('unique.json'))
    const { reports, copies } = mergeReports(
      expected().flatMap(({ file }) => readReports(read(file), file).reports),
    )
    const of = (kind: Report['kind']) => reports.filter((report) => report.kind === kind)
    const total = (kind: Report['kind'], name: 'messages' | 'passed') =>
      sum(of(kind).map((each) => totalsOf(each)[name] ?? 0))
    expect({
      reports_aggregate: of('aggregate').length,
      rows: sum(of('aggregate').map((report) => (report.kind === 'aggregate' ? report.rows.length : 0))),
      messages: total('aggregate', 'messages'),
      dmarc_pass: total('aggregate', 'passed'),
      dmarc_fail: total('aggregate', 'messages') - total('aggregate', 'passed'),
      reports_tls: of('tls').length,
      tls_ok: total('tls', 'passed'),
      tls_failed: total('tls', 'messages') - total('tls', 'passed'),
    }).toEqual(Object.fromEntries(Object.entries(unique).filter(([key]) => key !== 'copies')))
    const pairs = copies.map(({ report, of: first }) => [first.file, report.file])
    expect(pairs.sort()).toEqual(
      Object.values(unique.copies as Record<string, string[]>)
        .flatMap(([first, ...others]) => others.map((other) => [first, other]))
        .sort(),
    )
  })
})
