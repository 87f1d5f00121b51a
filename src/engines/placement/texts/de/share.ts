import type { Summary } from '../../report-types.ts'
import { inMailboxes, percent } from './words.ts'

/** What was counted, and what so few mailboxes can and cannot prove. */
export function shareText(
  { inbox, tabs }: Summary,
  counted: number,
  share: { inbox: number; low: number; high: number } | null,
): string {
  if (counted === 0) return 'Kein Postfach hat ein Ergebnis geliefert.'
  const beside = tabs > 0 ? ` In ${tabs} liegt sie unter einem Tab oder in einem anderen Ordner.` : ''
  const count = `In ${inbox} von ${inMailboxes(counted)} liegt sie im Posteingang.${beside}`
  if (share === null)
    return `${count} Für einen Prozentwert ist das zu wenig: Es zeigt, was hier geschah, nicht wie oft es geschähe.`
  return `${count} Das sind ${percent(share.inbox)}; bei ${inMailboxes(counted)} kann der wahre Anteil zwischen ${percent(share.low)} und ${percent(share.high)} liegen. Diese Postfächer liest niemand, also fehlt darin, was Ihre Empfänger mit der Mail tun.`
}
