import type { Finding, Status } from '#engines/finding.ts'
import { capReasons, causesOf } from './cap.ts'
import type { CapReason, CategoryScore, CheckPoints, Score } from './report.ts'
import type { CheckGroup } from './types.ts'
import { checkWeights, groupOf, groups, groupWeights, lostAt } from './weights.ts'

/**
 * Findings -> score. A bad finding loses its weight, a warning half of it;
 * what is left of a group's weight decides its points (`lostAt`). No-data leaves the sum, and its weight is
 * missing from `coverage` unless the check does not apply to this mail. Same findings, same score.
 */
export function scoreFindings(findings: Finding[]): Score {
  const value = scoreOf(findings)
  const coverage = coverageOf(findings)
  const reasons = capReasons(findings)
  const capped = cap(value, reasons)
  const causes = reasons.flatMap((reason) => causesOf(reason, findings))
  const points = pointsOf(findings, capped, causes)
  return {
    value: capped,
    coverage,
    grade: coverage < 0.5 ? null : gradeOf(capped),
    cap: reasons.length ? { score: capScore, reasons } : null,
    categories: groups.map((group) => categoryOf(group, findings)),
    points,
    ranking: rank(findings, points, causes),
  }
}

const capScore = 49
const shareOf: Record<Status, number> = { good: 1, warning: 0.5, bad: 0, 'no-data': 0 }

type Sum = { got: number; of: number }

function sumOf(group: CheckGroup, findings: Finding[]): Sum {
  const sum = { got: 0, of: 0 }
  for (const finding of findings) {
    const weight = checkWeights[group][finding.id]
    if (!weight || finding.status === 'no-data') continue
    sum.of += weight
    sum.got += weight * shareOf[finding.status]
  }
  return sum
}

/** A group's weight counts by how much of it could be checked, so that one answer cannot stand for thirty points. */
function weigh(group: CheckGroup, findings: Finding[]): { sum: Sum; effective: number } {
  const sum = sumOf(group, findings)
  const whole = applicableWeight(group, findings)
  return { sum, effective: whole ? (groupWeights[group] * sum.of) / whole : 0 }
}

/** What is left of a group's points, 0-1: all when nothing is lost, nothing when all is, and never flat between. */
function shareLeft(group: CheckGroup, { got, of }: Sum): number {
  if (!of) return 0
  const lost = (of - got) / of
  return (1 - lost) * Math.exp(-lost * (1 / lostAt[group] - 1))
}

function scoreOf(findings: Finding[]): number | null {
  let got = 0
  let of = 0
  for (const group of groups) {
    const { sum, effective } = weigh(group, findings)
    got += effective * shareLeft(group, sum)
    of += effective
  }
  return of ? (100 * got) / of : null
}

function applicableWeight(group: CheckGroup, findings: Finding[]): number {
  return findings.reduce(
    (all, finding) => all + (doesNotApply(finding) ? 0 : (checkWeights[group][finding.id] ?? 0)),
    0,
  )
}

/** The check has nothing to judge in this mail: it neither counts nor is missed. */
export function doesNotApply(finding: Finding): boolean {
  return finding.status === 'no-data' && finding.facts.applies === false
}

function coverageOf(findings: Finding[]): number {
  let checked = 0
  let whole = 0
  for (const group of groups) {
    if (!applicableWeight(group, findings)) continue
    checked += weigh(group, findings).effective
    whole += groupWeights[group]
  }
  return whole ? checked / whole : 0
}

function categoryOf(group: CheckGroup, findings: Finding[]): CategoryScore {
  const sum = sumOf(group, findings)
  const max = groupWeights[group]
  const statuses = findings
    .filter((finding) => checkWeights[group][finding.id])
    .map((finding) => finding.status)
  return { group, status: worst(statuses), score: round(max * shareLeft(group, sum)), max }
}

/** bad before warning before good; no-data only when nothing else is there. */
export function worst(statuses: Status[]): Status {
  for (const status of ['bad', 'warning', 'good'] as const) if (statuses.includes(status)) return status
  return 'no-data'
}

function cap(value: number | null, reasons: CapReason[]): number | null {
  if (value === null) return null
  return Math.round(reasons.length ? Math.min(value, capScore) : value)
}

function pointsOf(findings: Finding[], score: number | null, causes: Finding[]): Record<string, CheckPoints> {
  const points: Record<string, CheckPoints> = {}
  const whole = wholeWeight(findings)
  for (const finding of findings) {
    const cost = (share: number) => (whole ? (100 * costAlone(finding, share, findings)) / whole : 0)
    const max = cost(1)
    const lost = finding.status === 'no-data' ? 0 : cost(1 - shareOf[finding.status])
    points[finding.id] = { max: round(max), lost: round(lost), ...gainOf(finding, findings, score, causes) }
  }
  return points
}

/** What this check costs its group when it loses this share of its weight and nothing else is wrong, in group points. */
function costAlone(finding: Finding, share: number, findings: Finding[]): number {
  const group = groupOf(finding.id)
  const weight = group ? (checkWeights[group][finding.id] ?? 0) : 0
  if (!group || !weight) return 0
  const whole = applicableWeight(group, findings)
  if (!whole) return 0
  return groupWeights[group] * (1 - shareLeft(group, { got: whole - weight * share, of: whole }))
}

/** Group points that had something to check: what the 100 is made of. */
function wholeWeight(findings: Finding[]): number {
  return groups.reduce((all, group) => all + weigh(group, findings).effective, 0)
}

/**
 * Scores again with this one check good. What causes a cap and cannot lift it alone is scored with all causes
 * repaired, `together`. Gains do not add up: caps and shares move together.
 */
function gainOf(
  finding: Finding,
  findings: Finding[],
  score: number | null,
  causes: Finding[],
): Pick<CheckPoints, 'gain' | 'together'> {
  if (score === null || (finding.status !== 'bad' && finding.status !== 'warning')) return { gain: 0 }
  const before = causes.length ? score : (scoreOf(findings) ?? 0)
  const after = (repaired: Finding[]) => Math.max(0, round(scoreWith(repaired, findings) - before))
  const alone = { gain: after([finding]) }
  if (!causes.includes(finding) || !capReasons(repair([finding], findings)).length) return alone
  return { gain: after(causes), together: true }
}

function repair(wrong: Finding[], findings: Finding[]): Finding[] {
  return findings.map((item) =>
    wrong.includes(item)
      ? { ...item, status: 'good' as const, facts: { ...item.facts, fatal: false, passes: true } }
      : item,
  )
}

function scoreWith(wrong: Finding[], findings: Finding[]): number {
  const repaired = repair(wrong, findings)
  const after = scoreOf(repaired) ?? 0
  return capReasons(repaired).length ? Math.min(after, capScore) : after
}

/** What causes the cap first, in the order of its reasons; then what raises the score, the most first. */
function rank(findings: Finding[], points: Record<string, CheckPoints>, causes: Finding[]): string[] {
  const { length } = causes
  const place = (finding: Finding) => (causes.includes(finding) ? causes.indexOf(finding) : length)
  return findings
    .filter((finding) => finding.status === 'bad' || finding.status === 'warning')
    .map((finding, index) => ({ finding, index, place: place(finding), points: points[finding.id]! }))
    .filter((row) => row.points.gain > 0 || row.place < length)
    .sort(
      (a, b) =>
        a.place - b.place ||
        b.points.gain - a.points.gain ||
        b.points.lost - a.points.lost ||
        a.index - b.index,
    )
    .map((row) => row.finding.id)
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
