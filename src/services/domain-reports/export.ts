import type { ReportExportFormat, ReportSpan } from '#contract/domain-reports.ts'
import type { Db } from '#storage/db.ts'
import type { ReportDomainRow } from '#storage/domain-reports/domains.ts'
import { exportedRows } from '#storage/domain-reports/seen.ts'
import { csvLine } from '../verifier-lists/file/download.ts'

/** The stored rows of a domain as a file, a group of them in memory at a time. */

const GROUP = 1_000

const columns = [
  'day',
  'estimated',
  'reporter',
  'report_id',
  'source_ip',
  'header_from',
  'envelope_from',
  'messages',
  'passed',
  'disposition',
  'dkim',
  'spf',
  'dkim_results',
  'spf_results',
  'reasons',
] as const

type Row = Awaited<ReturnType<typeof exportedRows>>[number]

export async function* exportRows(
  db: Db,
  domain: Pick<ReportDomainRow, 'id'>,
  { from, to }: ReportSpan,
  format: ReportExportFormat,
): AsyncGenerator<string> {
  const span = { from: from ?? null, to: to ?? null }
  if (format === 'csv') yield csvLine([...columns])
  let isFirst = true
  for (let after = { report: '0', key: '' }; ; ) {
    const rows = await exportedRows(db, domain.id, span, after, GROUP)
    for (const row of rows) {
      if (format === 'csv') yield csvLine(cellsOf(row))
      else yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(objectOf(row))}`
      isFirst = false
    }
    if (rows.length < GROUP) break
    const last = rows.at(-1)!
    after = { report: last.id, key: last.key }
  }
  if (format === 'json') yield isFirst ? '[]\n' : '\n]\n'
}

function objectOf({ id: _, key: __, source_written, source_ip, ...row }: Row) {
  return { ...row, source_ip: source_ip ?? source_written }
}

const result = ({
  domain,
  selector,
  result: found,
}: {
  domain: string
  selector?: string | null
  result: string
}) => `${selector ? `${selector}._domainkey.` : ''}${domain} ${found}`

function cellsOf(row: Row): string[] {
  return [
    ...[row.day ?? '', String(row.estimated), row.reporter, row.report_id],
    ...[row.source_ip ?? row.source_written, row.header_from, row.envelope_from ?? ''],
    ...[String(row.messages), String(row.passed), row.disposition ?? '', row.dkim ?? '', row.spf ?? ''],
    ...[row.dkim_results.map(result).join('; '), row.spf_results.map(result).join('; ')],
    row.reasons.map(({ type, comment }) => (comment ? `${type}: ${comment}` : type)).join('; '),
  ]
}
