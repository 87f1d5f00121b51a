import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import {
  type AccountChange,
  type AccountRow,
  changeAccount,
  findAccount,
  takeStep,
} from '#storage/accounts.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from '#storage/recovery-codes.ts'
import type { Accounts } from '../account-types.ts'
import { Refusal } from '../refusal.ts'
import { invalidField, noSuchAccount } from './checked.ts'
import type { ProvePassword } from './profile.ts'
import type { AccountsWorld } from './world.ts'

/** The second factor: time-based codes of an authenticator app (RFC 6238), and recovery codes in their place. */

export type TwoFactor = Pick<Accounts, 'beginTwoFactor' | 'enableTwoFactor' | 'disableTwoFactor'> & {
  /** Uses the code up; false when it is wrong, old, or was used before. */
  accept(account: AccountRow, code: string): Promise<boolean>
}

/** Seconds of one code, RFC 6238 section 5.2; codes of the neighbouring steps are taken for clocks that differ. */
const period = 30
const window = 1
const recoveryCodes = 10

export function createTwoFactor(world: AccountsWorld, prove: ProvePassword): TwoFactor {
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
    const timestamp = clock.now()
    const delta = totp.validate({ token: code, timestamp, window })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }

  async function accept(account: AccountRow, given: string): Promise<boolean> {
    const code = given.replace(/[\s-]/g, '').toLowerCase()
    const step = stepOf(account, code)
    if (step !== undefined) return takeStep(db, account.id, step)
    if (!/^[a-z2-7]{10}$/.test(code)) return false
    const taken = await takeRecoveryCode(db, account.id, recoveryHash(account.id, code))
    if (taken) await audit.record({ actor: account.id, action: 'recovery-code-used' })
    return taken
  }

  /** Switched on with these codes, or off, and told: all of it or nothing. */
  const change = ({ id, email: to, name, locale }: AccountRow, factor: AccountChange, codes: string[]) =>
    db.transaction().execute(async (trx) => {
      await changeAccount(trx, id, factor)
      await replaceRecoveryCodes(trx, id, codes)
      await world.tell(trx, id, { kind: 'two-factor-changed', to, name, locale })
    })

  return {
    accept,
    async beginTwoFactor(accountId) {
      const account = (await findAccount(db, accountId)) ?? fail(noSuchAccount())
      if (account.totp_enabled_at) {
        throw new Refusal(409, 'already_on', 'Two-factor sign-in is on already. Switch it off first.')
      }
      const secret = new Secret({ size: 20 })
      await changeAccount(db, accountId, { totp_secret: secrets.seal(secret.base32, accountId) })
      const uri = totpOf(secret, account.email).toString()
      return { secret: secret.base32, uri, qr_svg: encodeQR(uri, 'svg', { border: 2 }) }
    },
    async enableTwoFactor(accountId, code) {
      const account = (await findAccount(db, accountId)) ?? fail(noSuchAccount())
      if (account.totp_enabled_at || !account.totp_secret) {
        throw new Refusal(409, 'not_begun', 'Scan the code with your authenticator app first.')
      }
      const step = stepOf(account, code.replace(/\s/g, ''))
      if (step === undefined || !(await takeStep(db, accountId, step))) {
        throw invalidField('code', 'This code is not right. Check that the time of your device is right.')
      }
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
      const hashes = codes.map((one) => recoveryHash(accountId, one.replace('-', '')))
      await change(account, { totp_enabled_at: new Date(clock.now()) }, hashes)
      await audit.record({ actor: accountId, action: 'two-factor-on' })
      return codes
    },
    async disableTwoFactor(accountId, password) {
      const account = await prove(accountId, password, 'password')
      await change(account, { totp_secret: null, totp_enabled_at: null, totp_last_step: null }, [])
      await audit.record({ actor: accountId, action: 'two-factor-off' })
    },
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 50 random bits as `abcde-fgh23`. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

function fail(refusal: Refusal): never {
  throw refusal
}
