import type { DkimDetails } from '@postproof/records/dkim/check'
import type { RecordKind, RecordReport } from '@postproof/records/record/report'

/**
 * A plain measure for lists and badges, 0 to 100; null when something that decides was not answered.
 *
 * - 0: nothing works. There is no record (or no domain), or receivers treat what is there as none or as an error.
 * - Else each problem costs 30, down to 10. Warnings cost 10 each, small ones less, and at most half of what the problems
 *   leave: a record that works never falls below 50 by warnings alone.
 * - No more than `MOST` for what makes a record do little, or the opposite of what it is for, however neat it is.
 */
export function scoreOf(report: RecordReport): number | null {
  if (report.status === 'no-data') return null
  if (isDead(report)) return 0
  const problems = report.findings.filter(({ status }) => status === 'bad').length
  const left = Math.max(10, 100 - 30 * problems)
  const warnings = report.findings.filter(({ status }) => status === 'warning')
  const cost = warnings.reduce((sum, { id, code }) => sum + (SMALL[`${id} ${code}`] ?? 10), 0)
  const most = report.findings.map(({ id, code, status }) =>
    status === 'good' ? 100 : (MOST[`${id} ${code}`] ?? 100),
  )
  return Math.min(Math.max(left / 2, left - cost), ...most)
}

/** What costs a receiver nothing, or nearly so. */
const SMALL: Record<string, number> = {
  'spf_after-all redirect': 0,
  'spf_duplicate term': 3,
  'spf_modifier unknown': 3,
  'spf_size over-450': 3,
  'spf_exp missing': 3,
  'spf_exp several': 3,
  'spf_exp non-ascii': 3,
  'spf_private reserved': 5,
  'spf_sender-id published': 3,
  'spf_type-99 beside': 3,
  'spf_voids over-family': 5,
  'dmarc_tags unknown': 3,
  'dmarc_tags policy-not-second': 3,
  'dmarc_removed removed-tag': 5,
  'dmarc_removed size-suffix': 3,
  'dkim_tags unknown': 3,
  'dkim_tags historic-tag': 3,
}

/** The most that a record can have with a finding that takes away what it is for. */
const MOST: Record<string, number> = {
  // Everybody may send: worse than no record, as forged mail passes.
  'spf_all pass': 20,
  'spf_range everyone': 20,
  'spf_reach everyone': 20,
  'spf_reach almost-everyone': 20,
  'spf_claims stranger': 20,
  // Nobody may send: mail of the owner does not pass, whatever else is right.
  'spf_claims nobody': 40,
  'spf_claims nobody-weak': 60,
  'spf_range huge': 40,
  'spf_range wide': 70,
  'spf_all neutral': 60,
  'spf_all missing': 60,
  'spf_ptr used': 75,
  // Receivers ignore the policy, or do nothing by it.
  'dmarc_policy invalid-acts-as-none': 30,
  'dmarc_policy absent-acts-as-none': 30,
  'dmarc_policy bad-subdomain-policy': 30,
  'dmarc_policy none': 60,
  'dmarc_test-mode testing': 70,
  'dmarc_subdomains weaker': 75,
  'dkim_flags testing': 50,
  'dkim_strength short-key': 80,
  'mta-sts_mode testing': 70,
  'mta-sts_mode none': 30,
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
  // Mail of one family of addresses is lost, and the other's is not.
  const isWhole = (code: string) => code !== 'over-family'
  return bad.some(
    ({ id, code }) =>
      (ids.includes(id) && isWhole(code)) || (id === 'dmarc_policy' && noPolicy.includes(code)),
  )
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
