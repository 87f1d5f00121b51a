import { challengeOf, type PasskeyAnswer } from '#adapters/passkeys.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import { takeToken } from '#storage/mail-tokens.ts'
import { findPasskey, notePasskeyUse } from '#storage/passkeys.ts'
import { hashOf, isToken } from '../secrets.ts'
import type { AccountsWorld } from '../world.ts'

/** The account whose passkey signed one of our challenges. */
export type PasskeySigns = {
  /** Uses the challenge up; the account whose passkey signed it, or null. `of`: the one account that it may be. */
  accept(answer: PasskeyAnswer, of?: string): Promise<AccountRow | null>
}

export function createPasskeySigns({ db, clock, passkeyChecks }: AccountsWorld): PasskeySigns {
  return {
    async accept(answer, of) {
      const now = new Date(clock.now())
      const challenge = challengeOf(answer)
      if (!challenge || !isToken(challenge)) return null
      const token = await takeToken(db, hashOf(challenge), ['passkey'], now)
      const passkey = token && (await findPasskey(db, answer.id))
      if (!passkey) return null
      const { account_id: id } = passkey
      if ((of !== undefined && of !== id) || (token.account_id !== null && token.account_id !== id))
        return null
      const { public_key, counter, transports } = passkey
      const stored = { id: passkey.id, publicKey: public_key, counter: Number(counter), transports }
      const asserted = await passkeyChecks.asserted(answer, challenge, stored)
      if (!asserted) return null
      await notePasskeyUse(db, passkey.id, asserted.counter, now)
      return (await findAccount(db, id)) ?? null
    },
  }
}
