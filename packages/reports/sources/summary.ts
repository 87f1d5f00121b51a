import { groupBy } from '@postproof/engine/group-by'
import { dailyOf } from '../daily.ts'
import { mergeReports } from '../merge.ts'
import type { AggregateReport, PublishedPolicy, Report } from '../types.ts'
import { contextOf } from './context.ts'
import type { ReverseNames, SeenRow } from './domain-context.ts'
import { type Lost, lostOf, type NextStep, nextStepOf } from './outlook.ts'
import type { Source } from './source.ts'
import { type Confirmed, sourcesOf } from './sources.ts'

/** What all aggregate reports together say of one domain. */
export type DomainSummary = {
  domain: string
  /** UTC days, `2026-11-28`. */
  first: string | null
  last: string | null
  /** Days of which there is a report, with or without mail that fails. */
  days: number
  reporters: string[]
  reports: number
  messages: number
  passed: number
  /** As the newest report has it. */
  policy: PublishedPolicy
  /** The busiest first. */
  sources: Source[]
  lost: Lost
  next: NextStep
}

/** `confirmed`, `denied`: ids or names of sources that the owner says are theirs or not theirs, in lower case. */
export type SummaryOptions = {
  confirmed?: Confirmed
  denied?: Confirmed
  reverseNames?: ReverseNames
  /** That of the newest report, if it is known better than by these reports. */
  policy?: PublishedPolicy
}

/** Aggregate reports by domain, the busiest first; each report counts once. Reports of other kinds are left out. */
export function summarize(
  reports: readonly Report[],
  { confirmed = new Set(), denied = new Set(), reverseNames = new Map(), policy }: SummaryOptions = {},
): DomainSummary[] {
  const aggregate = mergeReports(reports).reports.filter((report) => report.kind === 'aggregate')
  return [...groupBy(aggregate, ({ domain }) => domain)]
    .map(([domain, own]) => summaryOf(domain, own, { confirmed, denied, reverseNames, policy }))
    .sort((one, other) => other.messages - one.messages || (one.domain < other.domain ? -1 : 1))
}

type Judging = Required<Omit<SummaryOptions, 'policy'>> & Pick<SummaryOptions, 'policy'>

function summaryOf(
  domain: string,
  reports: AggregateReport[],
  { confirmed, denied, reverseNames, policy: known }: Judging,
): DomainSummary {
  const seenBy = reports.map((report) => ({ p: report.policy.p, rows: seenRows(report) }))
  const rows = seenBy.flatMap((each) => each.rows)
  const days = daysOf(rows)
  const reporters = [...new Set(reports.map(({ reporter }) => reporter))].sort()
  // What was said of an address is said of it alone, not of the network that its name belongs to.
  const named = [...reverseNames].filter(([address]) => !confirmed.has(address) && !denied.has(address))
  const sources = sourcesOf(rows, contextOf(rows, new Map(named)), confirmed, denied)
  const newest = reports.reduce((one, other) => ((other.end ?? 0) > (one.end ?? 0) ? other : one))
  const policy = known ?? newest.policy
  const underPolicy = seenBy.filter(({ p }) => p === policy.p).flatMap((each) => each.rows)
  const seen = { days: days.length, policyDays: daysOf(underPolicy).length, reporters: reporters.length }
  const lost = lostOf(sources)
  return {
    ...{ domain, first: days[0] ?? null, last: days.at(-1) ?? null, days: days.length, reporters },
    ...{ reports: reports.length, messages: lost.of },
    passed: sources.reduce((total, { passed }) => total + passed, 0),
    ...{ policy, sources, lost },
    next: nextStepOf(policy, seen, lost),
  }
}

const daysOf = (rows: readonly SeenRow[]) => [...new Set(rows.flatMap(({ day }) => day ?? []))].sort()

/** The rows of a report by UTC day. */
const seenRows = (report: AggregateReport): SeenRow[] =>
  dailyOf(report).flatMap(({ day, report: { rows, reporter } }) =>
    rows.map((row) => ({ row, reporter: reporter.toLowerCase(), day })),
  )

/** The addresses whose reverse names may name a source, the busiest first. */
export function addressesOf(reports: readonly Report[]): string[] {
  const counts = new Map<string, number>()
  for (const report of mergeReports(reports).reports)
    if (report.kind === 'aggregate')
      for (const { sourceIp, count } of report.rows)
        if (sourceIp !== null) counts.set(sourceIp, (counts.get(sourceIp) ?? 0) + count)
  return [...counts].sort(([, one], [, other]) => other - one).map(([address]) => address)
}
