import type { Finding } from '@postproof/engine/finding'
import { standing } from './cap.ts'
import { checkPoints, shareLost } from './weights.ts'

/** The score of findings before it is rounded, and what it is made of. */

/** How much of its points a check keeps from the mail, 0-1. */
const costOf = (finding: Finding) => (checkPoints[finding.id] ?? 0) * shareLost(finding)

/** Whether it counts in the score: it has an answer, and points. */
export const isScored = (finding: Finding): boolean =>
  finding.status !== 'no-data' && (checkPoints[finding.id] ?? 0) > 0

/** Whether something is to be done about it. */
export const isWrong = ({ status }: Finding): boolean => status === 'bad' || status === 'warning'

/** What is left of a whole when each finding takes its points out of what the others left. */
export const left = (whole: number, findings: Finding[]): number =>
  findings.reduce((rest, finding) => rest * (1 - Math.min(1, costOf(finding) / whole)), whole)

/** 0-100. */
export const scoreOf = (findings: Finding[]): number =>
  (left(100, findings) * (standing(findings)[0]?.score ?? 100)) / 100
