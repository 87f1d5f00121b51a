import type { Summary } from './report-types.ts'

/** Mailboxes with a verdict. */
export const countedOf = ({ inbox, tabs, ...rest }: Summary): number => inbox + tabs + lostOf(rest)

/** Mailboxes where the mail is in the spam folder, is marked as spam, or did not arrive. */
export const lostOf = ({ spam, tagged, missing }: Pick<Summary, 'spam' | 'tagged' | 'missing'>): number =>
  spam + tagged + missing
