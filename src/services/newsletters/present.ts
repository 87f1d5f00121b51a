import type { Finding } from '@postproof/engine/finding'
import { faultsBetween, type IssueFault } from '@postproof/spam-test/issues'
import { textsIn } from '@postproof/spam-test/words/texts'
import type { Language } from '#contract/language.ts'
import type { IssueFaultView, IssueState, NewsletterIssue, TestedNewsletter } from '#contract/newsletters.ts'
import type { ListedIssue } from '#storage/newsletters/issues.ts'
import type { ListedNewsletter } from '#storage/newsletters/newsletters.ts'
import type { TestStatus } from '#storage/tables.ts'
import { pictureUrl } from '../pictures/present-pictures.ts'
import { newsletterAddresses } from './address.ts'

/** Newsletters and their issues as API and pages have them. */

const iso = (date: Date | null) => date?.toISOString() ?? null

export function presentNewsletter(row: ListedNewsletter, mailDomain: string): TestedNewsletter {
  const { id, name, client, note, tag, issues, waiting, skipped, refused, every_days } = row
  return {
    ...{ id, name, client, note, issues, waiting, skipped, refused, every_days },
    silent_since: iso(row.silent_since),
    address: newsletterAddresses.addressOf(tag, mailDomain),
    created_at: row.created_at.toISOString(),
    paused_at: iso(row.paused_at),
    refused_at: iso(row.refused_at),
    last: row.last_id !== null && row.last_at ? lastIssueOf(row, row.last_id, row.last_at) : null,
  }
}

const lastIssueOf = (row: ListedNewsletter, id: string, at: Date): TestedNewsletter['last'] => ({
  report: isThere(row.last_status) ? id : null,
  received_at: at.toISOString(),
  subject: row.last_subject,
  state: stateOf(row.last_judged === true, row.last_status, row.last_score),
  ...{ score: row.last_score, change: row.last_gain, drop: row.last_drop },
})

/** `locked` comes before what was taken over: an issue that waits for a test can still get one. */
function stateOf(isJudged: boolean, status: TestStatus | null, score: number | null): IssueState {
  if (status === 'locked') return 'locked'
  if (!isJudged) return status === 'failed' ? 'failed' : 'testing'
  return score === null && status !== 'completed' ? 'failed' : 'tested'
}

const isThere = (status: TestStatus | null) => status !== null && status !== 'deleted'

/** The first `shown` of issues in the order of the list, the newest first; the others are only compared with. */
export const presentIssues = (
  issues: readonly ListedIssue[],
  shown: number,
  language: Language,
): NewsletterIssue[] =>
  issues.slice(0, shown).map((issue, at) => presentIssue(issue, issues.slice(at + 1), language))

function presentIssue(
  issue: ListedIssue,
  earlier: readonly ListedIssue[],
  language: Language,
): NewsletterIssue {
  const { test_id: id, findings, status } = issue
  // The one before it that has a result.
  const before = earlier.find((each) => each.findings !== null)
  const { found, gone } =
    findings && before?.findings ? faultsBetween(before.findings, findings) : { found: [], gone: [] }
  return {
    id,
    report: isThere(status) ? id : null,
    received_at: issue.received_at.toISOString(),
    subject: issue.subject,
    state: stateOf(issue.judged_at !== null, status, issue.score),
    ...{ score: issue.score, change: issue.gain, drop: issue.drop_by },
    found: faultsOf(found, language),
    gone: faultsOf(gone, language),
    reasons: (issue.reasons ?? []).map((finding) => reasonOf(finding, language)),
    before: before && isThere(before.status) ? before.test_id : null,
    picture: issue.drawn ? pictureUrl({ id, tries: issue.pictures_tries ?? 1 }, 'mobile-plain') : null,
  }
}

const faultsOf = (faults: IssueFault[], language: Language): IssueFaultView[] =>
  faults.map(({ id, status, lost }) => ({ check: id, title: titleOf(id, language), status, lost }))

const titleOf = (id: string, language: Language) => textsIn(language)[id]?.title ?? id

/** What a finding says, with the title of its check. */
export const reasonOf = (finding: Finding, language: Language) => ({
  check: finding.id,
  title: titleOf(finding.id, language),
  says: textsIn(language)[finding.id]?.found(finding) ?? '',
})
