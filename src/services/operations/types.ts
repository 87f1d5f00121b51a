import type { DeadLetter } from '#contract/operations.ts'
import type { Reader, SignedIn } from '../accounts/visitor.ts'

/** What an operator looks after. Every call: Refusal `unauthorized` (401), `forbidden` (403) for others than administrators. */
export interface Operations {
  deadLetters(caller: SignedIn | null, reader: Reader): Promise<DeadLetter[]>
  /** Refusal `not_found` (404), as `discardDeadLetter`. */
  retryDeadLetter(caller: SignedIn | null, id: string): Promise<void>
  discardDeadLetter(caller: SignedIn | null, id: string): Promise<void>
}
