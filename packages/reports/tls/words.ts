import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { isTlsResult } from './results.ts'
import { LEAST_TLS_DAYS, LEAST_TLS_REPORTERS, type TlsFault, type TlsSeen } from './summary.ts'

/** Puts failed TLS sessions into words: what happened, what to do about it, and whether MTA-STS can be enforced. */

/** Why sessions failed, in one sentence (RFC 8460, 4.3). */
export const tlsFaultMessage = ({ result }: Pick<TlsFault, 'result'>): Message =>
  plain(isTlsResult(result) ? `reports.tls.${result}` : 'reports.tls.other')

/** What ends these failures. */
export const tlsRepairMessage = ({ result }: Pick<TlsFault, 'result'>): Message =>
  plain(isTlsResult(result) ? `reports.tls.fix.${result}` : 'reports.tls.fix.other')

/** What the reports mean for the policy. Failures come first, then the step to `enforce` (RFC 8461, 5). */
export function tlsOutlookMessage(seen: readonly TlsSeen[]): Message {
  const failed = seen.reduce((sum, each) => sum + each.failed, 0)
  if (failed > 0) {
    const told = seen.some(({ failures }) => failures.length > 0)
    return plain(told ? 'reports.tls.mend' : 'reports.tls.untold')
  }
  const used = seen.filter(({ successful }) => successful > 0)
  const underSts = used.filter(({ type }) => type === 'sts')
  if (underSts.length === 0)
    return plain(used.some(({ type }) => type === 'tlsa') ? 'reports.tls.clear' : 'reports.tls.no_policy')
  const days = distinct(underSts.map(({ day }) => day ?? ''))
  const reporters = distinct(underSts.map(({ reporter }) => reporter))
  if (days >= LEAST_TLS_DAYS && reporters >= LEAST_TLS_REPORTERS)
    return { code: 'reports.tls.ready', facts: { days, reporters } }
  const needed = { leastDays: LEAST_TLS_DAYS, leastReporters: LEAST_TLS_REPORTERS }
  return { code: 'reports.tls.wait', facts: { days, reporters, ...needed } }
}

const distinct = (values: readonly string[]) => new Set(values.filter((value) => value !== '')).size
