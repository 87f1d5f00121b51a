import { message } from '@postproof/messages/message'
import type { DkimDetails } from '@postproof/records/dkim/details'
import type { PublishedRecord } from '@postproof/records/domain/part'
import { isOptionalKind, type OptionalKind } from '@postproof/records/kinds'
import { recordFinding } from '@postproof/records/record/findings'
import type { RecordFinding, RecordReport } from '@postproof/records/record/report'
import { type Section, sectionOf } from './section.ts'

/** Reports of the record checkers as sections of a domain report. */

/** `sends`: what the domain says of its own sending. */
export function recordSection(report: RecordReport, sends: boolean | null): Section {
  const { kind, findings } = report
  if (isOptionalKind(kind)) return optionalSection(kind, report)
  if (kind === 'dkim' && sends === false && !hasKeys(report)) {
    const facts = { domain: report.domain }
    return sectionOf(kind, { findings: [recordFinding('good', 'domain_keys', 'not-needed', { facts })] })
  }
  return sectionOf(kind, { findings, report, records: recordsOf(report) })
}

function optionalSection(kind: OptionalKind, report: RecordReport): Section {
  const isAbsent = ({ id, code }: RecordFinding) => id === `${kind}_record` && code === 'missing'
  const absent = report.findings.find(isAbsent)
  if (absent) {
    const findings = [{ ...absent, status: 'no-data' as const, concerns: 'information' as const }]
    const bare = { ...report, findings, suggested: [], status: 'no-data' as const }
    return sectionOf(kind, {
      findings,
      report: bare,
      status: 'no-data',
      optional: true,
      headline: message(`domain.optional.${kind}`),
    })
  }
  // Senders refuse to deliver by a policy that is enforced; all else that is broken here costs no mail.
  const findings = refusesMail(report) ? report.findings : report.findings.map(milder)
  return sectionOf(kind, { findings, report: { ...report, findings }, records: recordsOf(report) })
}

function refusesMail({ findings }: RecordReport): boolean {
  const has = (id: string, code: string) => findings.some((one) => one.id === id && one.code === code)
  return has('mta-sts_mode', 'enforce') && has('mta-sts_mx', 'not-covered')
}

const milder = (finding: RecordFinding): RecordFinding =>
  finding.status === 'bad' ? { ...finding, status: 'warning' } : finding

const hasKeys = ({ details }: RecordReport) => (details as DkimDetails).keys.length > 0

function recordsOf({ kind, details, foundAt, queried, published }: RecordReport): PublishedRecord[] {
  if (kind !== 'dkim')
    return published.map((value) => ({ name: foundAt ?? queried, type: 'TXT' as const, value }))
  return (details as DkimDetails).keys.flatMap(({ name, record }) =>
    record === null ? [] : [{ name, type: 'TXT' as const, value: record }],
  )
}
