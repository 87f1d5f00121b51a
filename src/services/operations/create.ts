import { forAdmins, requireAdmin } from '../accounts/require-admin.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Reader } from '../accounts/visitor.ts'
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
    returnedMail: forAdmins(() => parts.returnedMail()),
    deadLetters: forAdmins((_, reader: Reader) => deadLetters.list(reader)),
    retryDeadLetter: forAdmins((_, id: string) => deadLetters.retry(id)),
    discardDeadLetter: forAdmins((_, id: string) => deadLetters.discard(id)),
    findAddress: forAdmins((_, given: unknown) => erasures.find(given)),
    async eraseAddress(caller, given) {
      requireAdmin(caller)
      await proofs.requireProof(caller)
      return erasures.erase(caller.accountId, given)
    },
    use: forAdmins(() => abuse.use()),
    limits: forAdmins(() => abuse.limits()),
    limit: forAdmins(abuse.limit),
    liftLimit: forAdmins(abuse.lift),
    announcements: forAdmins(() => announcements.list()),
    announce: forAdmins(announcements.write),
    changeAnnouncement: forAdmins(announcements.change),
    withdrawAnnouncement: forAdmins(announcements.withdraw),
  }
}
