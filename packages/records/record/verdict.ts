import type { Finding } from '@postproof/engine/finding'
import { recordFinding } from './findings.ts'
import { isAnswered } from './published.ts'
import type { RecordFinding, RecordReport } from './report.ts'

/**
 * The one rule by which findings become a verdict: for every kind of record, and for report, page, terminal and API
 * alike.
 *
 * 1. What is wrong stays wrong, whatever else was not answered: `bad`.
 * 2. A receiver without an answer to a question that decides has a temporary error and no result. So has our verdict:
 *    `no-data`, in order as far as it could be asked.
 * 3. Then warnings, then `good`. Side questions without an answer change nothing, and are named beside the verdict.
 */
export function verdictOf(findings: RecordFinding[]): Finding['status'] {
  const has = (status: Finding['status']) => findings.some((finding) => finding.status === status)
  if (has('bad')) return 'bad'
  if (findings.some(isUndecided)) return 'no-data'
  return has('warning') ? 'warning' : 'good'
}

/** Whether receivers would have no result for want of this answer. */
export function isUndecided({ status, concerns }: RecordFinding): boolean {
  return status === 'no-data' && concerns === 'receivers'
}

/** A finding about a question that decides and got no answer. */
export function undecided(
  id: string,
  code: string,
  more: Pick<NonNullable<Parameters<typeof recordFinding>[3]>, 'facts' | 'evidence' | 'spans'> = {},
): RecordFinding {
  return recordFinding('no-data', id, code, { ...more, concerns: 'receivers' })
}

export type NotAsked = {
  /** Each makes the verdict no-data. */
  decides: RecordFinding[]
  /** Side questions, such as `TXT why.example.org`: the verdict holds without them. At most MAX_BESIDE. */
  beside: string[]
}

const MAX_BESIDE = 20

/** What went unanswered while a record was checked. */
export function notAskedIn({ findings, dns }: Pick<RecordReport, 'findings' | 'dns'>): NotAsked {
  const decides = findings.filter(isUndecided)
  const named = JSON.stringify(decides.map(({ facts }) => facts)).toLowerCase()
  const silent = dns.filter(({ outcome }) => !isAnswered(outcome))
  const beside = silent
    .filter(({ name }) => !named.includes(`"${name.toLowerCase()}"`))
    .map(({ type, name }) => `${type} ${name}`)
  const files = findings.flatMap((finding) =>
    finding.status === 'no-data' && !isUndecided(finding) && typeof finding.facts.url === 'string'
      ? [finding.facts.url]
      : [],
  )
  return { decides, beside: [...new Set([...beside, ...files])].slice(0, MAX_BESIDE) }
}
