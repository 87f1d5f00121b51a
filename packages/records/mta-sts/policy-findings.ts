import { issueFindings, recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import { undecided } from '../record/verdict.ts'
import type { FetchedPolicy, MailHosts } from './details.ts'

/** Findings of the policy file. Its places are in the details, as spans point into the DNS record. */
export function policyFindings(fetched: FetchedPolicy, mail: MailHosts): RecordFinding[] {
  const { url, outcome, reason, contentType, policy } = fetched
  const id = 'mta-sts_policy'
  const facts = { url, reason }
  if (outcome === 'unanswered') return [undecided(id, outcome, { facts })]
  if (outcome !== 'fetched' || policy === null) return [recordFinding('bad', id, outcome, { facts })]
  // Many hosts answer any address with a page of their own: nothing in it is a policy that is badly written.
  if (/^\s*</.test(fetched.text ?? '')) {
    const first = fetched.text!.trim().split('\n', 1)[0]!.slice(0, 200)
    const told = { facts: { ...facts, contentType }, evidence: [{ label: url, value: first }] }
    return [recordFinding('bad', id, 'web-page', told)]
  }
  const evidence = [{ label: url, value: fetched.text ?? '' }]
  return [
    recordFinding('good', id, 'fetched', { facts, evidence }),
    ...typeFinding(contentType),
    ...syntaxFindings(policy.issues),
    ...(policy.mode ? [modeFinding(policy.mode)] : []),
    ...(policy.maxAge !== null && policy.maxAge >= 86_400
      ? [recordFinding('good', 'mta-sts_max-age', 'long-enough', { facts: { seconds: policy.maxAge } })]
      : []),
    ...(policy.mode === 'none' ? [] : coverage(mail, policy.mx)),
  ]
}

function typeFinding(contentType: string | null): RecordFinding[] {
  // RFC 8461, 3.2: text/plain; parameters such as a charset may follow.
  if (/^text\/plain\s*(?:;|$)/i.test(contentType ?? '')) return []
  const facts = { contentType: contentType === null ? null : contentType.slice(0, 100) }
  return [recordFinding('warning', 'mta-sts_content-type', 'not-plain-text', { facts })]
}

type Issues = NonNullable<FetchedPolicy['policy']>['issues']

function syntaxFindings(issues: Issues): RecordFinding[] {
  const age = issues.filter((issue) => issue.code === 'short-max-age' || issue.code === 'bad-max-age')
  const rest = issues.filter((issue) => !age.includes(issue))
  return [...issueFindings('mta-sts_policy-syntax', rest), ...issueFindings('mta-sts_max-age', age)].map(
    (finding) => ({ ...finding, spans: [] }),
  )
}

function modeFinding(mode: 'enforce' | 'testing' | 'none'): RecordFinding {
  return recordFinding(mode === 'enforce' ? 'good' : 'warning', 'mta-sts_mode', mode)
}

function coverage({ outcome, hosts, questions }: MailHosts, patterns: string[]): RecordFinding[] {
  const id = 'mta-sts_mx'
  if (outcome === 'unanswered') return [undecided(id, 'unanswered', { facts: { questions } })]
  if (outcome === 'no-mail') return [recordFinding('good', id, 'no-mail')]
  if (patterns.length === 0) return []
  const uncovered = hosts.filter(({ coveredBy }) => coveredBy === null).map(({ host }) => host)
  const facts = { uncovered: uncovered.slice(0, 10), patterns: patterns.slice(0, 10), hosts: hosts.length }
  return uncovered.length > 0
    ? [recordFinding('bad', id, 'not-covered', { facts })]
    : [recordFinding('good', id, 'covered', { facts })]
}

/** DANE beside MTA-STS (RFC 8461, 2: it comes first where a sender knows both). Said only, never judged. */
export function daneFindings({ hosts }: MailHosts): RecordFinding[] {
  const secured = hosts.filter(({ tlsa }) => tlsa !== null && tlsa > 0).map(({ host }) => host)
  if (secured.length === 0) return []
  return [recordFinding('good', 'mta-sts_dane', 'tlsa', { facts: { hosts: secured.slice(0, 10) } })]
}
