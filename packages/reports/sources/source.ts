import type { Failures } from './failures.ts'
import type { SourceName } from './name.ts'
import type { FailingPath } from './traces.ts'
import type { Belongs, Broken, Counts, Verdict, Why } from './verdict.ts'

/** One sender of a domain's mail: all rows of one name that belong to the same side. */
export type Source = Counts & {
  name: SourceName
  /** What its rows belong to, before they were judged together and the owner was asked. */
  side: Belongs['to']
  verdict: Verdict
  broken: Broken | null
  why: Why
  /** The last UTC day on which its mail failed, if it was repaired since; else null. */
  mended: string | null
  /** UTC days of the first and last mail, `2026-11-28`; null if no report has a period. */
  first: string | null
  last: string | null
  reporters: number
  /** How many addresses it sent from, and the busiest ones. */
  addresses: number
  busiest: string[]
  /** The busiest addresses with mail that shows what is broken. */
  affected: string[]
  /** The last day of the one of them that was seen last the longest ago; null if there is none, or no day. */
  affectedUntil: string | null
  failures: Failures
  /** The own return path that most often fails SPF, with the messages that pass by DKIM alone there. */
  returnPath: (FailingPath & { messages: number }) | null
  /** Signatures of the domain that passed there: `s1._domainkey.example.org`. */
  signatures: string[]
  /** In the order of the days; rows without a day are left out. */
  byDay: SourceDay[]
}

/** `faulty`: messages that show what is broken. */
export type SourceDay = { day: string; messages: number; passed: number; faulty: number }
