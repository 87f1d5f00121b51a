import { loginSchema, twoFactorLoginSchema } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import { requirePerson } from '#platform/captcha/require-person.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount, findAccountByEmail } from '#storage/accounts.ts'
import { deleteTokens, findToken, insertToken, takeToken } from '#storage/mail-tokens.ts'
import { listPasskeys } from '#storage/passkeys.ts'
import { checked } from '../checked.ts'
import { mailStoppedOf } from '../mail-stopped.ts'
import { presentProfile } from '../present.ts'
import { hashOf, newToken } from '../secrets.ts'
import { refuseSuspended } from '../suspended.ts'
import type { Accounts } from '../types.ts'
import type { Visitor } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import type { FirstAdmin } from './first-admin.ts'
import type { PasskeySigns } from './passkey-signs.ts'
import { wrongPasskey } from './proof.ts'
import type { Sessions } from './sessions.ts'
import { emailKeyOf } from './throttle.ts'
import type { TwoFactorCodes } from './two-factor-codes.ts'

/** Signing in: password, then the second factor where there is one. */

export type SignIn = Pick<Accounts, 'login' | 'finishLogin' | 'loginByPasskey'>

const challengeMs = 5 * 60_000

export function createSignIn(
  world: AccountsWorld,
  parts: { sessions: Sessions; codes: TwoFactorCodes; signs: PasskeySigns; firstAdmin: FirstAdmin },
): SignIn {
  const { sessions, codes, signs, firstAdmin } = parts
  const { db, passwords, throttle, clock, audit, background } = world

  async function enter(account: AccountRow, visitor: Visitor, right: () => Promise<void>) {
    await right()
    // Not before everything else was right: a stranger does not learn of it.
    refuseSuspended(account)
    const token = await sessions.begin(account, visitor)
    await audit.record({ actor: account.id, action: 'login', network: visitor.network })
    const { adminToken } = visitor
    const becameAdmin = adminToken ? await firstAdmin.claim(account.id, adminToken) : false
    const row = { ...account, is_admin: account.is_admin || becameAdmin }
    return {
      ...token,
      user: presentProfile(row, {
        planId: await world.planOf(account.id),
        mailStopped: await mailStoppedOf(db, world.keys, row.email),
      }),
    }
  }

  /** Who has the second factor has not lost it. */
  async function enterWithFactor(account: AccountRow, visitor: Visitor, right: () => Promise<void>) {
    await deleteTokens(db, account.id, ['lost-factor'])
    return enter(account, visitor, right)
  }

  async function challenge(account: AccountRow) {
    const token = newToken()
    const now = clock.now()
    await insertToken(db, {
      tokenHash: hashOf(token),
      kind: 'two-factor',
      accountId: account.id,
      epoch: account.epoch,
      email: null,
      createdAt: new Date(now),
      expiresAt: new Date(now + challengeMs),
    })
    const passkey = (await listPasskeys(db, account.id)).length > 0
    return { two_factor_required: true as const, challenge: token, passkey }
  }

  // Not waited for: who has no account has no entry to write.
  const recordFailure = (action: AuditAction, account: AccountRow | undefined, visitor: Visitor) =>
    background.run('audit', async () => {
      if (!account) return
      await audit.record({ actor: 'visitor', action, target: account.id, network: visitor.network })
    })

  return {
    async login(input, visitor) {
      const { email, password, totp, recaptcha_token } = checked(loginSchema, input)
      if (world.captcha && (await throttle.isSuspect(email, visitor.network))) {
        await requirePerson(world.captcha, recaptcha_token)
      }
      const right = await throttle.beforeSecret(email, visitor.network)
      const account = await findAccountByEmail(db, emailKeyOf(email))
      if (!(await passwords.matches(account?.password_hash, password)) || !account) {
        recordFailure('login-failed', account, visitor)
        throw wrongCredentials()
      }
      if (!account.totp_enabled_at) return enter(account, visitor, right)
      if (!totp) return challenge(account)
      if (await codes.accept(account, totp)) return enterWithFactor(account, visitor, right)
      recordFailure('two-factor-failed', account, visitor)
      throw wrongCode()
    },
    async loginByPasskey(answer, visitor) {
      const account = await signs.accept(answer)
      if (!account) throw wrongPasskey()
      return enterWithFactor(account, visitor, () => throttle.forgive(account.email))
    },
    async finishLogin(given, factor, visitor) {
      const input = checked(twoFactorLoginSchema, { challenge: given, ...factor })
      const now = new Date(clock.now())
      const hash = hashOf(input.challenge)
      const token = await findToken(db, hash, ['two-factor'], now)
      const account = token?.account_id ? await findAccount(db, token.account_id) : undefined
      if (!account) throw challengeOver()
      const right = await throttle.beforeSecret(account.email, visitor.network)
      const accepted = input.passkey
        ? (await signs.accept(input.passkey, account.id)) !== null
        : account.totp_enabled_at !== null && (await codes.accept(account, input.totp ?? ''))
      if (!accepted) {
        recordFailure('two-factor-failed', account, visitor)
        throw input.passkey ? wrongPasskey() : wrongCode()
      }
      if (!(await takeToken(db, hash, ['two-factor'], now))) throw challengeOver()
      return enterWithFactor(account, visitor, right)
    },
  }
}

/** One sentence for an unknown address and a wrong password. */
const wrongCredentials = () => refuseField('email', 'account.wrong_credentials', 'credentials')

const wrongCode = () => refuseField('totp', 'account.wrong_code', 'wrong_code')

const challengeOver = () => refuseField('totp', 'account.challenge_over', 'challenge_over')
