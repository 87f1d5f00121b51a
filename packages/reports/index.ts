/**
 * Reports about a domain's mail: DMARC aggregate reports (RFC 9990, RFC 7489), failure reports (RFC 9991, RFC 6591), complaints
 * (RFC 5965) and TLS reports (RFC 8460), in whatever they come packed. Open first: `read.ts`, then `aggregate/read.ts`; `types.ts`
 * is what they say, `bounds.ts` how much of a file is read.
 */

export { type Daily, dailyOf } from './daily.ts'
export { type Copy, keyOf, type Merged, mergeReports, policyKey, rowKey } from './merge.ts'
export { type Problem, problem, problemMessage, refusalMessage } from './problem.ts'
export { type ReadOptions, readReports } from './read.ts'
export { confirmedNames, reverseNamesOf } from './sources/reverse-names.ts'
export type { Source, SourceDay } from './sources/source.ts'
export { addressesOf, type DomainSummary, type SummaryOptions, summarize } from './sources/summary.ts'
export { adviceOf, advicesOf, lostMessages, nextMessage, verdictMessage } from './sources/words.ts'
export { type TlsFault, type TlsSeen, tlsByDomain, tlsFaultsOf } from './tls/summary.ts'
export { tlsFaultMessage, tlsOutlookMessage, tlsRepairMessage } from './tls/words.ts'
export { type Totals, totalsOf } from './totals.ts'
export type {
  AggregateReport,
  AggregateRow,
  FeedbackReport,
  PublishedPolicy,
  Reading,
  Refusal,
  Report,
  TlsFailure,
  TlsPolicy,
  TlsReport,
} from './types.ts'
