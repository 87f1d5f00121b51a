import { requireAdmin } from '../accounts/require-admin.ts'
import type { Abuse } from './abuse.ts'
import type { DeadLetters } from './dead-letters.ts'
import type { Operations } from './types.ts'

export type OperationParts = { deadLetters: DeadLetters; abuse: Abuse }

/** Asks who calls, before each. */
export function createOperations({ deadLetters, abuse }: OperationParts): Operations {
  return {
    async deadLetters(caller, reader) {
      requireAdmin(caller)
      return deadLetters.list(reader)
    },
    async retryDeadLetter(caller, id) {
      requireAdmin(caller)
      return deadLetters.retry(id)
    },
    async discardDeadLetter(caller, id) {
      requireAdmin(caller)
      return deadLetters.discard(id)
    },
    async use(caller) {
      requireAdmin(caller)
      return abuse.use()
    },
    async limits(caller) {
      requireAdmin(caller)
      return abuse.limits()
    },
    async limit(caller, given) {
      requireAdmin(caller)
      return abuse.limit(caller.accountId, given)
    },
    async liftLimit(caller, given) {
      requireAdmin(caller)
      return abuse.lift(caller.accountId, given)
    },
  }
}
