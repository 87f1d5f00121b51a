import type { MailboxReport } from '../mailbox.ts'
import type { Entered, Politeness } from '../politeness.ts'

const UNHEARD: MailboxReport['result'][] = ['timeout', 'dropped', 'no_connection', 'no_host', 'not_askable']

/** Gives the place of a finished dialogue back, and leaves alone whoever wanted less of us in it. */
export function settleDialogue(
  politeness: Politeness,
  entered: Entered,
  operator: string,
  { result, backOff }: Pick<MailboxReport, 'result' | 'backOff'>,
): void {
  const wanted = new Set(backOff.map((one) => one.operator))
  for (const other of wanted) if (other !== operator) politeness.rest(other)
  if (wanted.has(operator)) entered.leave('back-off')
  else entered.leave(UNHEARD.includes(result) ? 'unheard' : 'fine')
}
