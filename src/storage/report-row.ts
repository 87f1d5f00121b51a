import type { Status } from '@postproof/engine/finding'
import { isFqdn } from '@postproof/engine/organization'
import type { SpamTestReport } from '@postproof/spam-test/report'

/** How something was judged; null where it could not be asked. */
export type Level = 'good' | 'warning' | 'bad'

/** A report as its row holds it: the whole as JSON, and beside it what is sorted, searched and followed over time. */
export type ReportRow = {
  report: string
  score: number | null
  subject: string
  sender: string | null
  rules_version: string
  /** Of the From address, in lower case. */
  sender_domain: string | null
  /** `list:` and the List-Id, else `from:` and the address. */
  newsletter: string | null
  spf: Level | null
  dkim: Level | null
  dmarc: Level | null
  ip_lists: Level | null
  domain_lists: Level | null
  /** The check to repair first, and the points of 100 that it gives back. */
  first_fix: string | null
  first_gain: number | null
}

export function rowOfReport(report: SpamTestReport): ReportRow {
  const { score, subject, from, rules, auth } = report
  const domain = auth.fromDomain?.toLowerCase() ?? null
  const first = score.ranking[0] ?? null
  const levels = new Map(report.findings.map(({ id, status }) => [id, levelOf(status)]))
  const level = (id: string) => levels.get(id) ?? null
  return {
    report: JSON.stringify(report),
    score: score.value,
    subject,
    sender: from?.address ?? null,
    rules_version: rules.version,
    sender_domain: domain !== null && isFqdn(domain) ? domain : null,
    newsletter: newsletterOf(report),
    spf: level('spf'),
    dkim: level('dkim'),
    dmarc: level('dmarc'),
    ip_lists: level('ip_dnsbl'),
    domain_lists: level('domain_dnsbl'),
    first_fix: first,
    first_gain: first === null ? null : (score.points[first]?.gain ?? null),
  }
}

const levelOf = (status: Status): Level | null => (status === 'no-data' ? null : status)

/** Longer ones are no address (RFC 5321, 4.5.3.1). */
const LONGEST_ADDRESS = 320

function newsletterOf({ findings, from }: SpamTestReport): string | null {
  const list = findings.find(({ id }) => id === 'list_id')?.facts.list
  if (typeof list === 'string') return `list:${list.toLowerCase()}`
  return from && from.address.length <= LONGEST_ADDRESS ? `from:${from.address.toLowerCase()}` : null
}
