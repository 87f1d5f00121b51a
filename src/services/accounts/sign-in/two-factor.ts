import { Secret } from 'otpauth'
import encodeQR from 'qr'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, changeAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { replaceRecoveryCodes } from '#storage/recovery-codes.ts'
import { requireConfirmed } from '../confirmed.ts'
import { changeEpoch, holdEpoch } from '../epochs.ts'
import type { Accounts, Token } from '../types.ts'
import type { SignedIn } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import type { Proofs } from './proof.ts'
import type { TwoFactorCodes } from './two-factor-codes.ts'

/** The second factor: switched on with a first code, or off. */

export type TwoFactor = Pick<Accounts, 'beginTwoFactor' | 'enableTwoFactor' | 'disableTwoFactor'>

/** An account without a second factor. */
export const noSecondFactor = { totp_secret: null, totp_enabled_at: null, totp_last_step: null }

export function createTwoFactor(world: AccountsWorld, proofs: Proofs, codes: TwoFactorCodes): TwoFactor {
  const { db, secrets, clock, audit } = world

  /** Switches it on with these recovery codes, or off, and notifies the account: all or nothing. */
  const change = (
    account: AccountRow,
    factor: Pick<AccountRow, 'totp_secret' | 'totp_enabled_at'> | typeof noSecondFactor,
    hashes: string[],
    by: SignedIn,
  ): Promise<Token | null> =>
    db.transaction().execute(async (trx) => {
      const { token } = await changeEpoch(trx, account, factor, by)
      await replaceRecoveryCodes(trx, account.id, hashes)
      await tellFactor(trx, account)
      return token
    })
  const tellFactor = (trx: Db, account: AccountRow) => {
    const { email: to, locale } = account
    return world.notify(trx, account, { kind: 'two-factor-changed', to, locale })
  }

  return {
    async beginTwoFactor(caller) {
      requireConfirmed(caller)
      const account = await proofs.require(caller)
      if (account.totp_enabled_at) {
        throw new Refusal(409, 'already_on', 'account.two_factor_on')
      }
      const secret = new Secret({ size: 20 })
      await db.transaction().execute(async (trx) => {
        await holdEpoch(trx, account)
        await changeAccount(trx, account.id, { totp_secret: secrets.seal(secret.base32, account.id) })
      })
      const uri = codes.totpOf(secret, account.email).toString()
      return { secret: secret.base32, uri, qr_svg: encodeQR(uri, 'svg', { border: 2 }) }
    },
    async enableTwoFactor(caller, code) {
      requireConfirmed(caller)
      const account = await proofs.require(caller)
      const { totp_secret } = account
      if (account.totp_enabled_at || !totp_secret) {
        throw new Refusal(409, 'not_begun', 'account.scan_first')
      }
      if (!(await codes.acceptOfApp(account, code))) {
        throw refuseField('code', 'account.wrong_new_code')
      }
      const { codes: shown, hashes } = codes.newRecoveryCodes(account.id)
      const on = { totp_secret, totp_enabled_at: new Date(clock.now()) }
      const token = await change(account, on, hashes, caller)
      await audit.record({ actor: account.id, action: 'two-factor-on' })
      return { codes: shown, token }
    },
    async disableTwoFactor(caller, password) {
      const account = await proofs.require(caller, { password, field: 'password' })
      if (!account.totp_enabled_at) throw new Refusal(409, 'not_on', 'account.two_factor_off')
      const token = await change(account, noSecondFactor, [], caller)
      await audit.record({ actor: account.id, action: 'two-factor-off' })
      return token
    },
  }
}
