import type { Summary } from './report-types.ts'

/** Mailboxes with a verdict. */
export const countedOf = ({ inbox, tabs, spam, missing }: Summary): number => inbox + tabs + spam + missing
