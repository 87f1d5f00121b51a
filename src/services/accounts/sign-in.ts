import { loginSchema, twoFactorLoginSchema } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import { type AccountRow, findAccount, findAccountByEmail } from '#storage/accounts.ts'
import { findToken, insertToken, takeToken } from '#storage/mail-tokens.ts'
import type { Accounts } from '../account-types.ts'
import { Refusal } from '../refusal.ts'
import type { Visitor } from '../types.ts'
import { checked, invalidField } from './checked.ts'
import type { FirstAdmin } from './first-admin.ts'
import { requirePerson } from './person.ts'
import { presentProfile } from './present.ts'
import { hashOf, newToken } from './secrets.ts'
import type { Sessions } from './sessions.ts'
import { emailKeyOf } from './slow-down.ts'
import type { TwoFactor } from './two-factor.ts'
import type { AccountsWorld } from './world.ts'

/** Signing in: password, then the second factor where there is one. */

export type SignIn = Pick<Accounts, 'login' | 'finishLogin'>

const challengeMs = 5 * 60_000

export function createSignIn(
  world: AccountsWorld,
  parts: { sessions: Sessions; twoFactor: TwoFactor; firstAdmin: FirstAdmin },
): SignIn {
  const { sessions, twoFactor, firstAdmin } = parts
  const { db, passwords, slowDown, clock, audit, background } = world

  async function enter(account: AccountRow, visitor: Visitor, right: () => Promise<void>) {
    await right()
    const token = await sessions.begin(account, visitor)
    await audit.record({ actor: account.id, action: 'login', network: visitor.network })
    const { adminToken } = visitor
    const becameAdmin = adminToken ? await firstAdmin.claim(account.id, adminToken) : false
    const row = { ...account, is_admin: account.is_admin || becameAdmin }
    return { ...token, user: presentProfile(row, await world.planOf(account.id)) }
  }

  async function challenge(account: AccountRow) {
    const token = newToken()
    const now = clock.now()
    await insertToken(db, {
      tokenHash: hashOf(token),
      kind: 'two-factor',
      accountId: account.id,
      email: null,
      createdAt: new Date(now),
      expiresAt: new Date(now + challengeMs),
    })
    return { two_factor_required: true as const, challenge: token }
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
      if (world.captcha && (await slowDown.isSuspect(email, visitor.network))) {
        await requirePerson(world.captcha, recaptcha_token)
      }
      const right = await slowDown.beforeSecret(email, visitor.network)
      const account = await findAccountByEmail(db, emailKeyOf(email))
      if (!(await passwords.matches(account?.password_hash, password)) || !account) {
        recordFailure('login-failed', account, visitor)
        throw wrongCredentials()
      }
      if (!account.totp_enabled_at) return enter(account, visitor, right)
      if (!totp) return challenge(account)
      if (await twoFactor.accept(account, totp)) return enter(account, visitor, right)
      recordFailure('two-factor-failed', account, visitor)
      throw wrongCode()
    },
    async finishLogin(given, code, visitor) {
      const input = checked(twoFactorLoginSchema, { challenge: given, totp: code })
      const now = new Date(clock.now())
      const hash = hashOf(input.challenge)
      const token = await findToken(db, hash, ['two-factor'], now)
      const account = token?.account_id ? await findAccount(db, token.account_id) : undefined
      if (!account) throw challengeOver()
      const right = await slowDown.beforeSecret(account.email, visitor.network)
      if (!account.totp_enabled_at || !(await twoFactor.accept(account, input.totp))) {
        recordFailure('two-factor-failed', account, visitor)
        throw wrongCode()
      }
      if (!(await takeToken(db, hash, ['two-factor'], now))) throw challengeOver()
      return enter(account, visitor, right)
    },
  }
}

/** One sentence for an unknown address and a wrong password. */
function wrongCredentials(): Refusal {
  const message = 'The address or the password is not right.'
  return new Refusal(422, 'credentials', message, { email: [message] })
}

const wrongCode = () =>
  invalidField('totp', 'This code is not right, or was used already. Wait for the next one.', 'wrong_code')

const challengeOver = () =>
  invalidField('totp', 'This took longer than five minutes. Please sign in again.', 'challenge_over')
