import { requireAdmin } from '../accounts/require-admin.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Announcements } from '../announcements/write.ts'
import type { Abuse } from './abuse.ts'
import type { DeadLetters } from './dead-letters.ts'
import type { Erasures } from './erasures.ts'
import type { ReturnedMailFigures } from './returned-mail.ts'
import type { Operations } from './types.ts'

export type OperationParts = {
  deadLetters: DeadLetters
  abuse: Abuse
  erasures: Erasures
  announcements: Announcements
  returnedMail: ReturnedMailFigures
  proofs: Pick<Proofs, 'requireProof'>
}

/** Asks who calls, before each. */
export function createOperations(parts: OperationParts): Operations {
  const { deadLetters, abuse, erasures, announcements, proofs } = parts
  return {
    async returnedMail(caller) {
      requireAdmin(caller)
      return parts.returnedMail()
    },
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
    async findAddress(caller, given) {
      requireAdmin(caller)
      return erasures.find(given)
    },
    async eraseAddress(caller, given) {
      requireAdmin(caller)
      await proofs.requireProof(caller)
      return erasures.erase(caller.accountId, given)
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
    async announcements(caller) {
      requireAdmin(caller)
      return announcements.list()
    },
    async announce(caller, given) {
      requireAdmin(caller)
      return announcements.write(caller.accountId, given)
    },
    async changeAnnouncement(caller, id, given) {
      requireAdmin(caller)
      return announcements.change(caller.accountId, id, given)
    },
    async withdrawAnnouncement(caller, id) {
      requireAdmin(caller)
      return announcements.withdraw(caller.accountId, id)
    },
  }
}
