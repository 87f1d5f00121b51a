import type { MailboxReport } from '../mailbox.ts'
import type { ProbeIdentity } from '../smtp-types.ts'

/** Minutes from each refusal to the next try. Greylisting servers want five at least, most let in after one wait. */
const GREYLISTED = [5, 15, 60]
/** A mailbox that gets more than it may is counted by the hour. */
const TOO_MUCH = [60, 180]

/** When and as whom an address is asked again. Kept as plain data, so that it survives a restart. */
export type Recheck = {
  /** From 1: the first try after the first refusal. */
  attempt: number
  /** Unix milliseconds. */
  at: number
  /** A greylisting server knows us by this; another one would start its wait again. */
  identity: ProbeIdentity
}

/**
 * The next try after a greylisted one, or one that its mailbox gets too much mail for; null for any other report, and
 * when all tries are used up. Never before `notBefore` (Unix milliseconds), up to which the operator is left alone.
 */
export function planRecheck(
  report: Pick<MailboxReport, 'result' | 'decision' | 'identity' | 'startedAt' | 'ms'>,
  previous: Recheck | null,
  notBefore = 0,
): Recheck | null {
  const waits = waitsAfter(report)
  const attempt = (previous?.attempt ?? 0) + 1
  const minutes = waits[attempt - 1]
  if (minutes === undefined) return null
  const at = Math.max(notBefore, report.startedAt + report.ms + minutes * 60_000)
  return { attempt, at, identity: previous?.identity ?? report.identity }
}

function waitsAfter({ result, decision }: Pick<MailboxReport, 'result' | 'decision'>): number[] {
  if (result === 'greylisted') return GREYLISTED
  return result === 'restricted' && decision?.what === 'rate' ? TOO_MUCH : []
}
