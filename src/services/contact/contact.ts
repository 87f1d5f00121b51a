import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import type { Captcha } from '#adapters/captcha.ts'
import { contactSchema } from '#contract/site.ts'
import { requirePerson } from '#platform/captcha/require-person.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { Busy, Refusal, TooMany } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import { checked } from '../accounts/checked.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { type OperatorWorld, operatorAddress, reachesOperator } from './operator.ts'
import type { Contact } from './types.ts'

/** The contact form: a message goes to the operator by mail, and is kept until that is sent. */

type World = OperatorWorld & {
  db: Db
  keys: InstanceKeys
  mailer: Mailer
  captcha: Captcha | null
  clock: Clock
}

const minute = 60_000
/** A person writes once or twice; an office behind one address a few times. */
const byNetwork: Slowing = { free: 5, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }
/** The operator's mailbox is not to be flooded from many networks either. */
const inAll: Slowing = { free: 60, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }

export function createContact(world: World): Contact {
  const { db, mailer, clock } = world
  const secrets = createSecrets(world.keys)
  const available = () => reachesOperator(world)

  const count = async (who: string, slowing: Slowing) => {
    const now = new Date(clock.now())
    const until = await countTry(db, secrets.tag('mail', `contact ${who}`), slowing, now)
    if (!until) return
    const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute))
    throw new TooMany(message('account.messages_too_often', { minutes }), minutes * 60)
  }
  return {
    available,
    async send(input, visitor) {
      const { name, email, domain, message: text, recaptcha_token } = checked(contactSchema, input)
      if (!available()) {
        throw new Refusal(503, 'unavailable', 'server.no_mailer')
      }
      await count(`from ${networkOf(visitor.network)}`, byNetwork)
      await requirePerson(world.captcha, recaptcha_token)
      await count('in all', inAll)
      const to = await operatorAddress(world)
      if (!(await mailer.send({ kind: 'contact', to, name, replyTo: email, domain, message: text }))) {
        throw new Busy('server.too_many_messages', 600)
      }
    },
  }
}
