import { registerSchema } from '#contract/accounts.ts'
import { requirePerson } from '#platform/captcha/require-person.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { findAccount, findAccountByEmail, insertAccount } from '#storage/accounts.ts'
import { checked, requireStrength } from '../checked.ts'
import type { Links } from '../links/links.ts'
import { mailStoppedOf } from '../mail-stopped.ts'
import { presentProfile } from '../present.ts'
import { newId } from '../secrets.ts'
import { isTimeZone } from '../time-zone.ts'
import type { Accounts } from '../types.ts'
import type { AccountsWorld } from '../world.ts'
import type { FirstAdmin } from './first-admin.ts'
import type { Sessions } from './sessions.ts'
import { emailKeyOf } from './throttle.ts'

/** A new account, signed in at once; its address is to be confirmed. */
export function createRegister(
  world: AccountsWorld,
  parts: { sessions: Sessions; links: Links; firstAdmin: FirstAdmin },
): Accounts['register'] {
  const { config, db, clock, passwords, throttle, audit } = world
  const { sessions, links, firstAdmin } = parts

  return async (input, visitor) => {
    const { adminToken } = visitor
    if (!config.REGISTRATION && !(adminToken && (await firstAdmin.isGood(adminToken)))) throw closed()
    const { name, email, password, recaptcha_token, timezone } = checked(registerSchema, input)
    const emailKey = emailKeyOf(email)
    if (password.toLowerCase() === emailKey) {
      throw refuseField('password', 'account.password_is_address')
    }
    await requireStrength(world.strength, password, { name, email })
    await requirePerson(world.captcha, recaptcha_token)
    await throttle.beforeRegister(visitor.network)
    if (await findAccountByEmail(db, emailKey)) throw taken()
    const id = newId()
    const account = {
      id,
      name,
      email,
      emailKey,
      passwordHash: await passwords.hash(password),
      locale: visitor.language ?? 'en',
      timezone: timezone && isTimeZone(timezone) ? timezone : 'UTC',
      isAdmin: false,
      createdAt: new Date(clock.now()),
    }
    await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, account))) throw taken()
      await links.askConfirmation(trx, email)
    })
    links.wake()
    await audit.record({ actor: id, action: 'register', network: visitor.network })
    if (adminToken) await firstAdmin.claim(id, adminToken)
    const made = (await findAccount(db, id))!
    const token = await sessions.begin(made, visitor)
    return {
      ...token,
      user: presentProfile(made, {
        planId: await world.planOf(id),
        mailStopped: await mailStoppedOf(db, world.keys, made.email),
      }),
    }
  }
}

/** Registration cannot hide that an account exists, because it signs in at once. Its rate is limited instead. */
const taken = () => refuseField('email', 'account.address_taken', 'taken')

const closed = () => new Refusal(403, 'registration_off', 'account.registration_off')
