import { requireAdmin } from '../accounts/require-admin.ts'
import type { DeadLetters } from './dead-letters.ts'
import type { Operations } from './types.ts'

/** Asks who calls, before each. */
export function createOperations({ deadLetters }: { deadLetters: DeadLetters }): Operations {
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
  }
}
