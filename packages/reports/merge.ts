import { problem } from './problem.ts'
import type { AggregateReport, AggregateRow, Report, TlsPolicy, TlsReport } from './types.ts'

/** A report that is there already: the same key as `of`. `added`: rows that `of` did not have, or had with smaller counts. */
export type Copy = { report: Report; of: Report; added: number }

export type Merged = {
  /** Each report once, in the order of its first copy; with the rows of all copies where they differ. */
  reports: Report[]
  copies: Copy[]
}

/**
 * Copies and parts of one report become one. Two reports are the same if reporter, domain, id and period are: the id alone is
 * not enough, because Google repeats it over days, and two reporters may choose the same. If rows differ, all are kept; of rows
 * that differ only in count the larger one is, since rspamd writes overlapping halves under one key. Changes no report given.
 */
export function mergeReports(given: readonly Report[]): Merged {
  const merged = new Map<string, Report>()
  const firsts = new Map<string, Report>()
  const copies: Copy[] = []
  for (const report of given) {
    const key = keyOf(report)
    const known = merged.get(key)
    if (!known) {
      merged.set(key, report)
      firsts.set(key, report)
      continue
    }
    const { union, added } = unionOf(known, report)
    if (added > 0) merged.set(key, union)
    copies.push({ report, of: firsts.get(key)!, added })
  }
  return { reports: [...merged.values()], copies }
}

/** What makes a report that report. Two spellings of a reporter that differ in case or white space are one. */
export const keyOf = ({ kind, reporter, domain, id, begin, end }: Report): string =>
  JSON.stringify([kind, reporter.toLowerCase().replace(/\s+/g, ' '), domain, id, begin, end])

function unionOf(known: Report, other: Report): { union: Report; added: number } {
  if (known.kind === 'aggregate' && other.kind === 'aggregate') return aggregateUnion(known, other)
  if (known.kind === 'tls' && other.kind === 'tls') return tlsUnion(known, other)
  return { union: known, added: 0 }
}

function aggregateUnion(known: AggregateReport, other: AggregateReport): { union: Report; added: number } {
  const unread = unreadIn([...known.rows, ...other.rows])
  const { all, added } = larger(
    known.rows,
    other.rows,
    (row) => rowKey(row, unread),
    ({ count }) => count,
  )
  return { union: { ...known, rows: all, problems: withUnion(known, other, added) }, added }
}

function tlsUnion(known: TlsReport, other: TlsReport): { union: Report; added: number } {
  const { all, added } = larger(
    known.policies,
    other.policies,
    policyKey,
    (each) => each.successful + each.failed,
  )
  return { union: { ...known, policies: all, problems: withUnion(known, other, added) }, added }
}

const withUnion = (known: Report, other: Report, count: number) =>
  count === 0
    ? known.problems
    : [...known.problems, problem({ code: 'reports.union', facts: { file: other.file, count } })]

/** All of a row but the count, texts for people, and `unread` fields: rows with the same key say the same. */
export const rowKey = (
  { count: _, sourceIpWritten, sourceIp, ...row }: AggregateRow,
  unread: Partial<AggregateRow> = {},
): string =>
  JSON.stringify([
    sourceIp ?? sourceIpWritten,
    {
      ...row,
      ...unread,
      reasons: row.reasons.map(({ type }) => type),
      dkimResults: row.dkimResults.map(({ humanResult: _, ...result }) => result),
      spfResults: row.spfResults.map(({ humanResult: _, ...result }) => result),
    },
  ])

/** A name with octets that could not be decoded in one copy does not make its row another one. */
function unreadIn(rows: AggregateRow[]): Partial<AggregateRow> {
  const names = ['headerFrom', 'envelopeFrom', 'envelopeTo'] as const
  const unread = names.filter((name) => rows.some((row) => row[name]?.includes('\ufffd')))
  return Object.fromEntries(unread.map((name) => [name, '']))
}

/** What makes a policy of a TLS report that policy. */
export const policyKey = ({ type, domain, mxHosts }: TlsPolicy): string =>
  JSON.stringify([type, domain, mxHosts])

/**
 * The items of both. A report may have several with one key: they are compared in order of their counts, so that a copy adds
 * nothing.
 */
function larger<T>(ours: T[], theirs: T[], keyOf: (item: T) => string, countOf: (item: T) => number) {
  const groups = grouped(ours, keyOf)
  let added = 0
  for (const [key, items] of grouped(theirs, keyOf)) {
    const known = groups.get(key) ?? []
    const sorted = [known, items].map((each) => [...each].sort((a, b) => countOf(b) - countOf(a)))
    const taken = items.map((_, at) => {
      const [mine, other] = [sorted[0]![at], sorted[1]![at]!]
      if (mine !== undefined && countOf(mine) >= countOf(other)) return mine
      added++
      return other
    })
    groups.set(key, [...taken, ...sorted[0]!.slice(taken.length)])
  }
  return { all: [...groups.values()].flat(), added }
}

function grouped<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
