import type { MailboxReport } from '../mailbox.ts'
import type { Entered, Outcome, Politeness } from '../politeness.ts'

type Told = Pick<MailboxReport, 'backOff' | 'steps'>

/** What a finished dialogue says about how often an operator wants to be asked. */
export function outcomeOf({ backOff, steps }: Told, operator: string): Outcome {
  const said = backOff.filter((one) => one.operator === operator)
  const stops = said.filter(({ how }) => how === 'stop')
  if (stops.some(({ said }) => said === 'client reputation')) return 'bad-name'
  if (stops.length > 0) return 'back-off'
  if (said.length > 0) return 'slow'
  return steps.some(({ code }) => code !== null) ? 'fine' : 'unheard'
}

/** Returns the permit of a finished dialogue, and opens the breaker of an operator that refused to talk to us. */
export function settleDialogue(politeness: Politeness, entered: Entered, operator: string, told: Told): void {
  const stopped = new Set(told.backOff.flatMap(({ operator, how }) => (how === 'stop' ? [operator] : [])))
  for (const other of stopped) if (other !== operator) politeness.rest(other)
  entered.leave(outcomeOf(told, operator))
}
