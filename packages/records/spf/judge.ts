import { characterFindings } from '../record/name.ts'
import type { RecordFinding } from '../record/report.ts'
import { isUndecided, undecided } from '../record/verdict.ts'
import { rangeFindings, reachFindings } from './findings/addresses.ts'
import { claimFindings } from './findings/claims.ts'
import { explanationFindings, nameFindings, verdictFinding } from './findings/name.ts'
import {
  adviceFindings,
  allFinding,
  parkedFinding,
  publishedFindings,
  sizeFindings,
  syntaxFindings,
} from './findings/record.ts'
import {
  answerFindings,
  costFindings,
  hostFindings,
  includeFindings,
  repetitionFindings,
} from './findings/tree.ts'
import type { SpfInput } from './input.ts'
import type { SpfSubject } from './subject.ts'

/** All findings about a record: the same for a published one, a draft, and one that is to be offered. */
export function judge(subject: SpfSubject, input: SpfInput): RecordFinding[] {
  const findings = judgeRecord(subject, input)
  const claims = claimFindings(subject, findings)
  return claims.some(isUndecided) ? [...findings, ...claims] : [...claims, ...findings]
}

function judgeRecord(subject: SpfSubject, { ip }: SpfInput): RecordFinding[] {
  return [
    ...publishedFindings(subject),
    ...answerFindings(subject),
    ...syntaxFindings(subject),
    ...(subject.record ? characterFindings('spf_characters', subject.record.text) : []),
    ...allFinding(subject),
    ...costFindings(subject),
    ...includeFindings(subject),
    ...repetitionFindings(subject),
    ...hostFindings(subject),
    ...adviceFindings(subject),
    ...rangeFindings(subject),
    ...reachFindings(subject),
    ...sizeFindings(subject),
    ...explanationFindings(subject),
    ...parkedFinding(subject),
    ...nameFindings(subject),
    ...verdictFinding(subject),
    ...(ip !== undefined && !subject.test
      ? [undecided('spf_verdict', 'not-an-address', { facts: { ip: ip.slice(0, 100) } })]
      : []),
  ]
}
