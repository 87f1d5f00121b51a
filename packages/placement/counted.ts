import type { Summary } from './report-types.ts'

/** Mailboxes with a verdict. */
export const countedOf = ({ inbox, tabs, ...rest }: Summary): number => inbox + tabs + lostOf(rest)

/** Mailboxes in which readers will not see it as mail that is wanted: spam folder, marked as spam, or nowhere. */
export const lostOf = ({ spam, tagged, missing }: Pick<Summary, 'spam' | 'tagged' | 'missing'>): number =>
  spam + tagged + missing
