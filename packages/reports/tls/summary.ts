import { dailyOf } from '../daily.ts'
import { mergeReports } from '../merge.ts'
import type { Report, TlsFailure, TlsReport } from '../types.ts'

/** Failed TLS sessions, put together over many reports. Pure. */

/** One policy of a TLS report. `type`: as RFC 8460 names it, such as `sts`; `day`: YYYY-MM-DD, null where the report gives none. */
export type TlsSeen = {
  reporter: string
  type: string
  day: string | null
  successful: number
  failed: number
  failures: readonly TlsFailure[]
}

/** Sessions that failed in one way at one server. */
export type TlsFault = {
  /** As written; not all are words of RFC 8460. */
  result: string
  host: string | null
  sessions: number
  reporters: string[]
  /** What reporters add in their own words, at most MOST_DETAILS. */
  details: string[]
}

/** Before a policy is enforced: days and reporters that saw no failure under MTA-STS. */
export const LEAST_TLS_DAYS = 14
export const LEAST_TLS_REPORTERS = 2

const MOST_DETAILS = 3
const MOST_LETTERS = 200

/** The most sessions first. */
export function tlsFaultsOf(seen: readonly TlsSeen[]): TlsFault[] {
  const faults = new Map<string, TlsFault>()
  for (const { reporter, failures } of seen)
    for (const failure of failures) {
      const key = JSON.stringify([failure.resultType, failure.receivingHost])
      const fault = faults.get(key) ?? emptyFault(failure)
      faults.set(key, fault)
      fault.sessions += failure.count
      addOnce(fault.reporters, reporter, Number.POSITIVE_INFINITY)
      for (const detail of detailsOf(failure)) addOnce(fault.details, detail, MOST_DETAILS)
    }
  return [...faults.values()].sort((one, other) => other.sessions - one.sessions)
}

const emptyFault = ({ resultType, receivingHost }: TlsFailure): TlsFault => ({
  ...{ result: resultType, host: receivingHost, sessions: 0, reporters: [], details: [] },
})

/** The additional information is often an address of a document: it is shown, never opened. */
const detailsOf = ({ reasonCode, additionalInformation }: TlsFailure): string[] =>
  [reasonCode, additionalInformation].flatMap((text) => (text ? [text.slice(0, MOST_LETTERS)] : []))

function addOnce(list: string[], value: string, most: number): void {
  if (value !== '' && list.length < most && !list.includes(value)) list.push(value)
}

/** TLS reports by domain, by name: copies count once, reports over several days are spread over them. */
export function tlsByDomain(given: readonly Report[]): Map<string, { reports: number; seen: TlsSeen[] }> {
  const { reports } = mergeReports(given.filter(({ kind }) => kind === 'tls'))
  const domains = new Map<string, { reports: number; seen: TlsSeen[] }>()
  for (const report of reports as TlsReport[]) {
    const known = domains.get(report.domain) ?? { reports: 0, seen: [] }
    domains.set(report.domain, known)
    known.reports++
    known.seen.push(...seenIn(report))
  }
  return new Map([...domains].sort(([one], [other]) => (one < other ? -1 : 1)))
}

const seenIn = (whole: TlsReport): TlsSeen[] =>
  dailyOf(whole).flatMap(({ day, report: { reporter, policies } }) =>
    policies.map(({ type, successful, failed, failures }) => ({
      ...{ reporter, type, day, successful, failed, failures },
    })),
  )
