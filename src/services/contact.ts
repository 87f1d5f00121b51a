import type { Config } from '#config.ts'
import { type ContactMessage, contactSchema } from '#contract/site.ts'
import type { Clock } from '#engines/world.ts'
import type { Captcha } from '#outside/captcha.ts'
import { addressOf } from '#outside/mailer.ts'
import type { Db } from '#storage/database.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import type { Mailer, SiteSettingsService } from './account-types.ts'
import { requirePerson } from './accounts/person.ts'
import { createSecrets } from './accounts/secrets.ts'
import type { InstanceKeys } from './keys/keys.ts'
import { isLocal } from './mailer/create.ts'
import { Busy, Refusal, TooMany } from './refusal.ts'
import type { Contact } from './types.ts'
import { networkName } from './verifier/limits.ts'

/** The contact form: a message goes to the operator by mail, and is kept until that is sent. */

type World = {
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_DOMAIN' | 'PUBLIC_URL'>
  db: Db
  keys: InstanceKeys
  mailer: Mailer
  settings: SiteSettingsService
  captcha: Captcha | null
  clock: Clock
}

const minute = 60_000
/** A person writes once or twice; an office behind one address a few times. */
const byNetwork: Slowing = { free: 5, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }
/** The operator's mailbox is not to be flooded from many networks either. */
const inAll: Slowing = { free: 60, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }

export function createContact(world: World): Contact {
  const { config, db, mailer, clock } = world
  const secrets = createSecrets(world.keys)
  const available = () => mailer.kept() === null || isLocal(config.PUBLIC_URL)

  const count = async (who: string, slowing: Slowing) => {
    const now = new Date(clock.now())
    const until = await countTry(db, secrets.tag('mail', `contact ${who}`), slowing, now)
    if (!until) return
    const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute))
    throw new TooMany(
      `Several messages came from your network already. Try again in ${minutes} minutes.`,
      minutes * 60,
    )
  }
  const operator = async () => {
    const { contactEmail } = await world.settings.read()
    return contactEmail || addressOf(config.MAIL_FROM) || `contact@${config.MAIL_DOMAIN}`
  }
  return {
    available,
    async send(input, visitor) {
      const { name, email, domain, message, recaptcha_token } = checked(input)
      if (!available()) {
        throw new Refusal(503, 'unavailable', 'This server has no way to send mail yet. Nothing was sent.')
      }
      await count(`from ${networkName(visitor.network)}`, byNetwork)
      await requirePerson(world.captcha, recaptcha_token)
      await count('in all', inAll)
      const to = await operator()
      if (!(await mailer.send({ kind: 'contact', to, name, replyTo: email, domain, message }))) {
        throw new Busy('Too many messages wait to be sent. Try again later.', 600)
      }
    },
  }
}

function checked(input: ContactMessage): ContactMessage {
  const parsed = contactSchema.safeParse(input)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal(422, 'invalid', 'Some values are not as they should be.', errors)
}
