import type { Summary } from '../report-types.ts'
import { mailboxes, percent, verb } from './words.ts'

/** What was counted, and what so few mailboxes can and cannot prove. */
export function shareText(
  { inbox, tabs }: Summary,
  counted: number,
  share: { inbox: number; low: number; high: number } | null,
): string {
  if (counted === 0) return 'No mailbox has given a verdict.'
  const beside =
    tabs > 0 ? ` ${tabs} more ${verb(tabs, 'has', 'have')} it under a tab or in another folder.` : ''
  const count = `${inbox} of ${mailboxes(counted)} ${verb(inbox, 'has', 'have')} it in the inbox.${beside}`
  if (share === null)
    return `${count} This is too few for a percentage: it shows what happened here, not how often it would happen.`
  return `${count} That is ${percent(share.inbox)}; with ${mailboxes(counted)} the true share may lie anywhere from ${percent(share.low)} to ${percent(share.high)}. Nobody reads these mailboxes, so what your recipients do with your mail is not in it.`
}
