import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { type AccountRow, takeStep } from '#storage/accounts.ts'
import { takeRecoveryCode } from '#storage/recovery-codes.ts'
import type { AccountsWorld } from '../world.ts'

/** Time-based codes of an authenticator app (RFC 6238), and recovery codes in their place. */

export type TwoFactorCodes = {
  /** Uses the code up; false when it is wrong, old, or was used before. */
  accept(account: AccountRow, code: string): Promise<boolean>
  /** Uses up a code of the app alone. */
  acceptOfApp(account: AccountRow, code: string): Promise<boolean>
  /** What an app is set up with. */
  totpOf(secret: Secret, email: string): TOTP
  /** Codes to be shown once, with what is kept of them. */
  newRecoveryCodes(account: string): { codes: string[]; hashes: string[] }
}

/** Seconds of one code, RFC 6238 section 5.2; codes of the neighbouring steps are taken for clocks that differ. */
const period = 30
const window = 1
const recoveryCodes = 10

export function createTwoFactorCodes(
  world: Pick<AccountsWorld, 'config' | 'db' | 'secrets' | 'clock' | 'audit'>,
): TwoFactorCodes {
  const { config, db, secrets, clock, audit } = world
  const totpOf = (secret: Secret, email: string) =>
    new TOTP({ issuer: config.BRAND_NAME, label: email, secret, period, digits: 6, algorithm: 'SHA1' })
  const recoveryHash = (account: string, code: string) => secrets.tag('recovery', `${account}/${code}`)

  /** The time step a code belongs to; undefined when it fits none. */
  function stepOf(account: AccountRow, code: string): number | undefined {
    if (!account.totp_secret || !/^\d{6}$/.test(code)) return undefined
    const opened = secrets.open(account.totp_secret, account.id)
    if (opened === null) return undefined
    const totp = totpOf(Secret.fromBase32(opened), account.email)
    // The device counts by the time of the world.
    const timestamp = clock.wall?.() ?? clock.now()
    const delta = totp.validate({ token: code, timestamp, window })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }
  const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

  return {
    totpOf,
    async accept(account, given) {
      const code = plain(given)
      const step = stepOf(account, code)
      if (step !== undefined) return takeStep(db, account.id, step)
      if (!/^[a-z2-7]{10}$/.test(code)) return false
      const taken = await takeRecoveryCode(db, account.id, recoveryHash(account.id, code))
      if (taken) await audit.record({ actor: account.id, action: 'recovery-code-used' })
      return taken
    },
    async acceptOfApp(account, given) {
      const step = stepOf(account, plain(given))
      return step !== undefined && takeStep(db, account.id, step)
    },
    newRecoveryCodes(account) {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
      return { codes, hashes: codes.map((code) => recoveryHash(account, code.replace('-', ''))) }
    },
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 50 random bits as `abcde-fgh23`. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
