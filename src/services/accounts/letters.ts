import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { checkSyntax } from '@postproof/address/syntax/check'
import type { Clock } from '@postproof/engine/world'
import type { MailToUser } from '#platform/mailer/to-operator.ts'
import type { AccountRow } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { countTry, type Slowing } from '#storage/login-failures.ts'
import type { Secrets } from './secrets.ts'
import { emailKeyOf } from './sign-in/throttle.ts'

/** Mail to the owner of an account. The contact form writes to the operator, alerts to confirmed accounts. */
export type Letter = Pick<Exclude<MailToUser, { kind: 'placement-alert' }>, 'kind' | 'to'>

/**
 * Whether this letter of `account` may be sent, counted within `trx`. Asked before a link is made: a new link voids the one
 * before it, so a letter that is not sent must leave the earlier link alone.
 */
export type MayWrite = (
  trx: Db,
  account: Pick<AccountRow, 'confirmed_at'>,
  letter: Letter,
) => Promise<boolean>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Three in a day to an address that never proved that it belongs to an account: whatever the letters are, and however many
 * accounts and networks ask. The third one starts the day of waiting.
 */
const toUnproven: Slowing = { free: 2, base: day, longest: day, forget: day }
/** To a proven address, for each key. */
const toProven: Slowing = { free: 3, base: 20 * minute, longest: hour, forget: hour }

type Rule = { key: string; slowing: Slowing } | 'always'

/** The limit that a letter counts against. */
function ruleOf({ confirmed_at }: Pick<AccountRow, 'confirmed_at'>, { kind, to }: Letter): Rule {
  if (!confirmed_at || kind === 'new-address')
    return { key: `unproven ${mailboxOf(to)}`, slowing: toUnproven }
  const email = emailKeyOf(to)
  // With the link that stops the change. Requests are limited by account: see beforeNewAddress.
  if (kind === 'address-change-asked') return 'always'
  // Each answers something the owner did, and orders are limited themselves.
  if (kind === 'order-news') return 'always'
  // One a month for each client, which the owner asked for.
  if (kind === 'client-report') return 'always'
  // Anyone who types the address causes these, so they count together.
  const isAsked = kind === 'reset' || kind === 'factor-lost'
  return { key: isAsked ? `to ${email}` : `${kind} to ${email}`, slowing: toProven }
}

/**
 * The mailbox that an address most likely reaches, for counting only. Tags are cut at every domain: where a `+` is part of
 * the name, two people share a limit, which at worst delays a letter.
 */
function mailboxOf(to: string): string {
  const email = emailKeyOf(to)
  const known = normalizeAddress(checkSyntax(email))?.address ?? email
  return known.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

export const createMayWrite =
  ({ secrets, clock }: { secrets: Secrets; clock: Clock }): MayWrite =>
  async (trx, account, letter) => {
    const rule = ruleOf(account, letter)
    if (rule === 'always') return true
    const now = new Date(clock.now())
    return (await countTry(trx, secrets.tag('mail', rule.key), rule.slowing, now)) === undefined
  }
