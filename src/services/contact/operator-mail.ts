import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { type OperatorWorld, operatorAddress, reachesOperator } from './operator.ts'

/**
 * Mail to `postmaster@` and `abuse@` of the domain of the test addresses (RFC 5321, 4.5.1; RFC 2142, 4): forwarded to the
 * operator as an attachment, stored before it is answered with 250. Nothing is ever sent to its author.
 */
export type OperatorMail = {
  /** `postmaster` or `abuse` where this address is one that the operator reads; else null. */
  recognize(address: string): Promise<string | null>
  /** `to`: the names from `recognize`. A refusal is for the sender, and nothing is kept then. */
  take(to: readonly string[], mail: Incoming): Promise<OperatorMailRefusal | null>
}
/** `sender`: of the envelope, empty for `<>`. `network`: the client's address; null when unknown. */
export type Incoming = { raw: Uint8Array; sender: string | null; network: string | null }
export type OperatorMailRefusal = { code: 450 | 552; enhanced: string; text: string }

const minute = 60_000
/** Mailbox providers report abuse from a few networks. */
const byNetwork: Slowing = { free: 20, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }
const inAll: Slowing = { free: 60, base: 10 * minute, longest: 60 * minute, forget: 60 * minute }
const MOST_OCTETS = 1024 * 1024
/** Headers beyond are not read. */
const MOST_HEADERS = 64 * 1024

const tooLarge: OperatorMailRefusal = {
  code: 552,
  enhanced: '5.3.4',
  text: 'Mail to the operator of this server may have 1 MiB; please send a shorter one',
}
const tooMany: OperatorMailRefusal = {
  code: 450,
  enhanced: '4.7.1',
  text: 'The operator of this server got many mails just now, please try again in an hour',
}

export function createOperatorMail(
  world: OperatorWorld & {
    db: Db
    keys: InstanceKeys
    mailer: Pick<Mailer, 'kept' | 'send'>
    clock: Clock
    log: Logger
  },
): OperatorMail {
  const { config, db, mailer, clock, log } = world
  const secrets = createSecrets(world.keys)
  const domain = config.MAIL_DOMAIN.toLowerCase()
  /** RFC 5321, 4.1.1.3: `postmaster` stands without a domain too. */
  const nameOf = (address: string): string | null => {
    const lower = address.toLowerCase()
    if (lower === 'postmaster') return lower
    return ['postmaster', 'abuse'].find((name) => lower === `${name}@${domain}`) ?? null
  }
  const mayCome = async (who: string, slowing: Slowing) =>
    !(await countTry(db, secrets.tag('mail', `operator mail ${who}`), slowing, new Date(clock.now())))

  return {
    async recognize(address) {
      const name = nameOf(address)
      if (name === null || !reachesOperator(world)) return null
      // Sent to itself it would go in circles.
      return nameOf(await operatorAddress(world)) === null ? name : null
    },
    async take(to, { raw, sender, network }) {
      const addresses = to.map((name) => `${name}@${domain}`)
      if (!sender || goesInCircles(raw, domain)) {
        log.info({ to }, 'mail to the operator not forwarded: it was returned or answered by a program')
        return null
      }
      if (raw.length > MOST_OCTETS) return tooLarge
      if (network !== null && !(await mayCome(`from ${networkOf(network)}`, byNetwork))) return tooMany
      if (!(await mayCome('in all', inAll))) return tooMany
      const forwarded = { kind: 'forwarded' as const, writtenTo: addresses, loop: domain, sender, raw }
      return (await mailer.send({ ...forwarded, to: await operatorAddress(world) })) ? null : tooMany
    },
  }
}

/**
 * Whether a program answered (RFC 3834, 5), or this is what was forwarded before. Reports that programs write
 * (`auto-generated`), such as those of feedback loops, are for the operator.
 */
function goesInCircles(raw: Uint8Array, domain: string): boolean {
  const text = Buffer.from(raw.subarray(0, MOST_HEADERS)).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length
  return text
    .slice(0, end)
    .toLowerCase()
    .split('\n')
    .some((line) => {
      const colon = line.indexOf(':')
      const value = line.slice(colon + 1).trim()
      const name = line.slice(0, Math.max(0, colon)).trim()
      if (name === 'auto-submitted') return value.startsWith('auto-replied')
      return name === 'x-loop' && value === domain
    })
}
