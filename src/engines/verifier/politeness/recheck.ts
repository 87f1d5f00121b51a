import type { MailboxReport } from '../mailbox.ts'
import type { ProbeIdentity } from '../smtp-types.ts'

/** Minutes from each refusal to the next try. Greylisting servers want five at least, most let in after one wait. */
const WAITS = [5, 15, 60]

/** When and as whom an address is asked again. Kept as plain data, so that it survives a restart. */
export type Recheck = {
  /** From 1: the first try after the first refusal. */
  attempt: number
  /** Unix milliseconds. */
  at: number
  /** A greylisting server knows us by this; another one would start its wait anew. */
  identity: ProbeIdentity
}

/**
 * The next try after a greylisted one; null when the report is no greylisting or all tries are used up. Never before
 * `notBefore` (Unix milliseconds), up to which the operator is left alone.
 */
export function planRecheck(
  report: Pick<MailboxReport, 'result' | 'identity' | 'startedAt' | 'ms'>,
  previous: Recheck | null,
  notBefore = 0,
): Recheck | null {
  if (report.result !== 'greylisted') return null
  const attempt = (previous?.attempt ?? 0) + 1
  const minutes = WAITS[attempt - 1]
  if (minutes === undefined) return null
  const at = Math.max(notBefore, report.startedAt + report.ms + minutes * 60_000)
  return { attempt, at, identity: previous?.identity ?? report.identity }
}
