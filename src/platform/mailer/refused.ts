import { bounceSays } from '@postproof/address/verdict/own'
import type { Db } from '#storage/db.ts'
import type { ClaimedMail } from '#storage/outgoing-mail.ts'
import type { InstanceKeys } from '../keys/keys.ts'
import { recipientKeyOf } from './return-path.ts'
import { isFinal, keepReturned } from './returned.ts'
import { isToOperator } from './to-operator.ts'

/**
 * The server itself may say that there is no such mailbox: then nothing comes back, and it is known at once. Only that counts:
 * whoever is refused as a sender is refused for every recipient.
 */
export const createNoteRefused =
  (db: Db, keys: Pick<InstanceKeys, 'pseudonyms'>) =>
  async ({ id, kind }: Pick<ClaimedMail, 'id' | 'kind'>, to: string, reply: string): Promise<void> => {
    if (isToOperator(kind)) return
    const [, code, status = null] = /^([45]\d\d)[ -]([245]\.\d{1,3}\.\d{1,3})?/.exec(reply) ?? []
    const what = bounceSays({ code: code ? Number(code) : null, enhanced: status, text: reply.slice(4) })
    const returned = {
      mailKey: id,
      recipientKey: recipientKeyOf(keys, to),
      kind: 'bounce' as const,
      what,
      status,
    }
    if (isFinal(returned)) await db.transaction().execute((trx) => keepReturned(trx, returned))
  }
