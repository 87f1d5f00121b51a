import { say } from '@postproof/messages/say'
import { zipSync } from 'fflate'
import { problemMessage, refusalMessage } from './problem.ts'
import { readReports } from './read.ts'
import { totalsOf } from './totals.ts'

/** Reports for tests, written by us. */

export type RowText = {
  ip?: string
  count?: string
  dkim?: string
  spf?: string
  more?: string
  auth?: string
}

export const rowXml = ({
  ip = '192.0.2.1',
  count = '1',
  dkim = 'pass',
  spf = 'fail',
  more = '',
  auth,
}: RowText = {}) =>
  `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition>` +
  `<dkim>${dkim}</dkim><spf>${spf}</spf>${more}</policy_evaluated></row><identifiers><header_from>example.org</header_from>` +
  `</identifiers><auth_results>${auth ?? '<spf><domain>bounce.example.org</domain><result>pass</result></spf>'}</auth_results></record>`

export const metadataXml = ({
  org = 'receiver.example',
  id = '1',
  begin = '1764201600',
  end = '1764287999',
} = {}) =>
  `<report_metadata><org_name>${org}</org_name><email>dmarc@receiver.example</email><report_id>${id}</report_id>` +
  `<date_range><begin>${begin}</begin><end>${end}</end></date_range></report_metadata>`

export const policyXml = '<policy_published><domain>example.org</domain><p>none</p></policy_published>'

export const reportXml = (rows: string[] = [rowXml()], metadata = metadataXml()) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<feedback>${metadata}${policyXml}${rows.join('')}</feedback>`

export const tlsReport = (changed: Record<string, unknown> = {}) => ({
  'organization-name': 'receiver.example',
  'date-range': { 'start-datetime': '2026-11-27T00:00:00Z', 'end-datetime': '2026-11-27T23:59:59Z' },
  'contact-info': 'tls@receiver.example',
  'report-id': 't1',
  policies: [
    {
      policy: { 'policy-type': 'sts', 'policy-string': ['version: STSv1'], 'policy-domain': 'example.org' },
      summary: { 'total-successful-session-count': 5, 'total-failure-session-count': 0 },
    },
  ],
  ...changed,
})

/** A mail whose parts are given by type and octets. */
export function mailOf(
  parts: { type: string; content: Uint8Array | string; name?: string }[],
  root = 'multipart/mixed',
) {
  const lines = parts.map(({ type, content, name }) =>
    [
      '--b',
      `Content-Type: ${type}`,
      ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
    ].join('\r\n'),
  )
  const head = `From: <reports@receiver.example>\r\nSubject: Report\r\nMessage-ID: <1@receiver.example>\r\nContent-Type: ${root}; boundary=b`
  return Buffer.from(`${head}\r\n\r\n${lines.join('\r\n')}\r\n--b--\r\n`)
}

export const zipOf = (files: Record<string, Uint8Array | string>, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file)])), {
      level,
    }),
  )

/** What was read, on one line a report: `messages/passed of rows`; with the problems and reasons in English. */
export function readShort(octets: Uint8Array | string) {
  const { reports, refused } = readReports(Buffer.from(octets), 'file')
  return {
    reports: reports.map((report) => {
      const { messages, passed } = totalsOf(report)
      return `${report.kind} ${report.reporter} ${report.domain} ${messages}/${passed}`
    }),
    problems: reports.flatMap(({ problems }) => problems.map((each) => say('en', problemMessage(each)))),
    refused: refused.map((each) => say('en', refusalMessage(each))),
  }
}
