import type { DkimDetails } from '#engines/dkim/check.ts'
import type { RecordKind, RecordReport } from '#engines/record/report.ts'

/**
 * A plain measure for lists and badges, 0 to 100; null when nothing could be checked.
 *
 * - 0: nothing works. There is no record (or no domain), or receivers treat what is there as none or as an error.
 * - Else each problem costs 30, down to 10. Warnings cost 10 each, and at most half of what the problems leave: a
 *   record that works never falls below 50 by warnings alone.
 */
export function scoreOf(report: RecordReport): number | null {
  if (report.status === 'no-data') return null
  if (isDead(report)) return 0
  const count = (status: string) => report.findings.filter((finding) => finding.status === status).length
  const left = Math.max(10, 100 - 30 * count('bad'))
  return Math.max(left / 2, left - 10 * count('warning'))
}

/** Findings that are fatal when they are bad, beside those of the domain and of the record itself. */
const fatal: Record<Exclude<RecordKind, 'dkim'>, string[]> = {
  spf: ['spf_syntax', 'spf_lookups', 'spf_voids', 'spf_include', 'spf_loop', 'spf_mx-hosts'],
  dmarc: [],
  bimi: [],
  'mta-sts': ['mta-sts_syntax', 'mta-sts_policy', 'mta-sts_policy-syntax'],
  'tls-rpt': ['tls-rpt_syntax'],
}

function isDead(report: RecordReport): boolean {
  const { kind, findings } = report
  const bad = findings.filter(({ status }) => status === 'bad')
  if (kind === 'dkim') return bad.length > 0 && !hasKey(report)
  // Where a record is a choice, its absence is a warning; there is nothing that works all the same.
  if (findings.some(({ id, code }) => id === `${kind}_record` && code === 'missing')) return true
  if (kind === 'bimi' && (report.details as { outcome?: string }).outcome === 'refused') return true
  const ids = [`${kind}_domain`, `${kind}_record`, ...fatal[kind]]
  return bad.some(({ id, code }) => ids.includes(id) || (id === 'dmarc_policy' && noPolicy.includes(code)))
}

/** Without them the record has no policy and no reports; with a valid report address it acts as p=none. */
const noPolicy = ['invalid', 'absent']

/** Whether one of the keys can verify a signature. */
function hasKey(report: RecordReport): boolean {
  const { keys } = report.details as DkimDetails
  return keys.some(
    ({ state, revoked, issues }) =>
      state === 'found' && !revoked && issues.every((issue) => issue.status !== 'bad'),
  )
}
