/**
 * The report of a placement test from its rows: pure functions over facts. Where a mail lies is only what these
 * mailboxes show; a mailbox that could not be read is no-data and in no share.
 */

export { type AlertSettings, alertsOf } from './alerts.ts'
export { changeOf, compare, type FinishedTest, trend } from './compare.ts'
export { countedOf, lostOf } from './counted.ts'
export { type RowInput, rowsOf } from './row.ts'
export { bucketOf, byProvider, ENOUGH, shareOf, summaryOf, wilson } from './share.ts'
export { verdictOf } from './verdict.ts'
