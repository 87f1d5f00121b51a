import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import type { Issue, Span } from './issue.ts'
import type { RecordFinding } from './report.ts'

type More = {
  facts?: Record<string, Json>
  evidence?: Evidence[]
  spans?: Span[]
  concerns?: RecordFinding['concerns']
}

const MAKERS = { good, warning, bad, 'no-data': noData }
const CONCERNS: Record<Finding['status'], RecordFinding['concerns']> = {
  bad: 'receivers',
  warning: 'advice',
  good: 'information',
  'no-data': 'information',
}

/**
 * Makes a finding about a record. Without `concerns`: bad is for receivers, a warning is advice, the rest is said.
 * What decides and was not answered is made by `undecided` (verdict.ts).
 */
export function recordFinding(
  status: Finding['status'],
  id: string,
  code: string,
  { facts, evidence, spans = [], concerns = CONCERNS[status] }: More = {},
): RecordFinding {
  return { ...MAKERS[status](id, code, facts, evidence), spans, concerns }
}

/** One finding per issue code, with all of its places: its code is the issue's, its facts are the texts found. */
export function issueFindings(id: string, issues: Issue[]): RecordFinding[] {
  const byCode = new Map<string, Issue[]>()
  for (const issue of issues) byCode.set(issue.code, [...(byCode.get(issue.code) ?? []), issue])
  return [...byCode].map(([code, all]) => {
    const status = all.some((issue) => issue.status === 'bad') ? 'bad' : 'warning'
    const texts = [...new Set(all.map((issue) => issue.text).filter(Boolean))].slice(0, 10)
    return recordFinding(status, id, code, { facts: { texts }, spans: all.map((issue) => issue.span) })
  })
}
