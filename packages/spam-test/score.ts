import type { Finding, Status } from '@postproof/engine/finding'
import { type Standing, standing } from './cap.ts'
import { isScored, isWrong, left, scoreOf } from './exact-score.ts'
import { gainsOf, rank } from './ranking.ts'
import { repaired } from './repairs.ts'
import type { CategoryScore, CheckPoints, Score } from './report.ts'
import type { CheckGroup } from './types.ts'
import { checkPoints, groupOf, groupPoints, groups, mostOf } from './weights.ts'

/**
 * Findings -> score. A mail begins with 100; each fault takes its points as percent of what is left (weights.ts), and
 * what remains is counted as percent of the lowest ceiling that stands (cap.ts). So one fault costs what the table
 * says, every repair brings something, and no mail has more than its ceiling. What could not be asked takes
 * nothing and is missing from `coverage`, unless it does not apply to this mail. Same findings, same score.
 */
export function scoreFindings(findings: Finding[]): Score {
  const held = standing(findings)
  const exact = findings.some(isScored) ? scoreOf(findings) : null
  const coverage = coverageOf(findings)
  const value = exact === null ? null : Math.round(exact)
  const ranking = rank(findings)
  const points = pointsOf(findings, exact === null ? new Map() : gainsOf(findings, ranking))
  const lowest = lowestOf(held)
  return {
    value,
    coverage,
    grade: coverage < 0.5 ? null : gradeOf(value),
    cap: lowest.length ? { score: lowest[0]!.score, reasons: lowest.map(({ reason }) => reason) } : null,
    categories: groups.map((group) => categoryOf(group, findings)),
    points,
    ranking,
  }
}

/**
 * The score, 0-100 and whole, once the findings of these ids are repaired together, with what their repairs bring along:
 * never a sum of gains. Ids that are not wrong change nothing; null when nothing could be checked.
 */
export function scoreWith(findings: Finding[], ids: string[]): number | null {
  if (!findings.some(isScored)) return null
  const wrong = findings.filter((finding) => isWrong(finding) && ids.includes(finding.id))
  return Math.round(scoreOf(repaired(wrong, findings)))
}

/** Of each choice of these ids the score with it repaired: 2^n numbers, the bits of the index saying which. */
export function scoresWith(findings: Finding[], ids: string[]): number[] {
  const choices = Array.from({ length: 2 ** ids.length }, (_, mask) =>
    ids.filter((_, bit) => mask & (1 << bit)),
  )
  return choices.flatMap((chosen) => scoreWith(findings, chosen) ?? [])
}

const lowestOf = (held: Standing[]) => held.filter(({ score }) => score === held[0]!.score)

/** The check has nothing to judge in this mail: it neither counts nor is missed. */
export function doesNotApply(finding: Finding): boolean {
  return finding.status === 'no-data' && finding.facts.applies === false
}

/** By group, so that one answer cannot stand for thirty points; a group that does not apply is not missed. */
function coverageOf(findings: Finding[]): number {
  let checked = 0
  let whole = 0
  for (const group of groups) {
    const own = findings.filter((finding) => groupOf(finding.id) === group && !doesNotApply(finding))
    const sum = (some: Finding[]) => some.reduce((all, { id }) => all + (checkPoints[id] ?? 0), 0)
    if (!sum(own)) continue
    checked += (groupPoints[group] * sum(own.filter(isScored))) / sum(own)
    whole += groupPoints[group]
  }
  return whole ? checked / whole : 0
}

function categoryOf(group: CheckGroup, findings: Finding[]): CategoryScore {
  const own = findings.filter((finding) => groupOf(finding.id) === group && checkPoints[finding.id])
  const max = groupPoints[group]
  const score = own.some(isScored) ? round(left(max, own)) : 0
  return { group, status: worst(own.map(({ status }) => status)), score, max }
}

/** bad before warning before good; no-data only when nothing else is there. */
export function worst(statuses: Status[]): Status {
  for (const status of ['bad', 'warning', 'good'] as const) if (statuses.includes(status)) return status
  return 'no-data'
}

/**
 * `lost`: what this finding alone takes from a mail in order, with the ceiling that it causes. `gain`: what its repair adds to
 * those ranked above it, with what it brings along; gains add up.
 */
function pointsOf(findings: Finding[], gains: ReadonlyMap<string, number>): Record<string, CheckPoints> {
  const points: Record<string, CheckPoints> = {}
  for (const finding of findings) {
    const lost = finding.status === 'no-data' ? 0 : 100 - scoreOf([finding])
    points[finding.id] = {
      max: Math.max(round(mostOf(finding.id)), round(lost)),
      lost: round(lost),
      gain: round(gains.get(finding.id) ?? 0),
    }
  }
  return points
}

/** Limits as in school: A from 95, B 85, C 75, D 65, E 50, else F. */
export function gradeOf(score: number | null): Score['grade'] {
  if (score === null) return null
  if (score >= 95) return 'A'
  if (score >= 85) return 'B'
  if (score >= 75) return 'C'
  if (score >= 65) return 'D'
  return score >= 50 ? 'E' : 'F'
}

const round = (value: number) => Math.round(value * 10) / 10
