import { decidingSections } from '#contract/checker-names.ts'
import type { DomainReport, RecordResult } from '#contract/checkers.ts'
import type { AdminSeed, Placement } from '#contract/placement.ts'
import type { TestResult } from '#contract/spam-test.ts'

export type Thresholds = { failUnder?: number; failOn?: string; minCoverage?: number }

/** 0 as wanted; 1 below a threshold; 3 too little could be checked to say. A pipeline never passes on no-data. */
export function exitCodeOf(result: TestResult, thresholds: Thresholds): number {
  const { failUnder, failOn, minCoverage } = thresholds
  const statuses = result.results.map((check) => check.status)
  const tooLow = failUnder !== undefined && result.score !== null && result.score < failUnder
  const hit =
    failOn === 'bad'
      ? statuses.includes('bad')
      : failOn === 'warning' && (statuses.includes('bad') || statuses.includes('warning'))
  if (tooLow || hit) return 1
  const covered = Math.round((result.coverage ?? 0) * 100)
  if (failUnder !== undefined && result.score === null) return 3
  return minCoverage !== undefined && covered < minCoverage ? 3 : 0
}

/**
 * 0 in order or to be improved; 1 a problem; 3 nothing could be asked; 4 in order as far as it could be asked, and what
 * decides was not answered.
 */
export function recordExitCode({ status, record }: Pick<RecordResult, 'status' | 'record'>): number {
  if (status === 'bad') return 1
  if (status !== 'no-data') return 0
  return record === null ? 3 : 4
}

/** 0 in order or to be improved; 1 a problem; 3 nothing that decides was answered; 4 in order as far as it was answered. */
export function domainExitCode({ status, sections }: Pick<DomainReport, 'status' | 'sections'>): number {
  if (status === 'bad') return 1
  if (status !== 'no-data') return 0
  const deciding = sections.filter(({ id }) => decidingSections.includes(id))
  return deciding.every((one) => one.status === 'no-data') ? 3 : 4
}

/** 0 all can be read; 1 one cannot. */
export function seedsExitCode(seeds: Pick<AdminSeed, 'health'>[]): number {
  return seeds.some(({ health }) => health.state === 'failing') ? 1 : 0
}

/** 0 as wanted; 1 less is in the inbox than wanted; 3 it is not over, or no mailbox gave a verdict. */
export function placementExitCode(
  { status, summary }: Pick<Placement, 'status' | 'summary'>,
  { failUnder }: { failUnder?: number | undefined },
): number {
  if (failUnder === undefined) return 0
  const counted = summary.inbox + summary.tabs + summary.tagged + summary.spam + summary.missing
  if (status !== 'completed' || counted === 0) return 3
  return (100 * summary.inbox) / counted < failUnder ? 1 : 0
}

/** 0 all read; 1 some files hold no report; 3 no file holds one. */
export function reportsExitCode({ reports, refused }: { reports: unknown[]; refused: unknown[] }): number {
  if (refused.length === 0) return 0
  return reports.length > 0 ? 1 : 3
}

type Linted<Finding> = { files: { findings: Finding[] }[]; failed: unknown[] }

/** 0 as wanted; 1 a finding fails; 2 a file could not be judged. */
export function lintExitCode<Finding>(
  { files, failed }: Linted<Finding>,
  fails: (finding: Finding) => boolean,
): number {
  if (failed.length > 0) return 2
  return files.some(({ findings }) => findings.some(fails)) ? 1 : 0
}
