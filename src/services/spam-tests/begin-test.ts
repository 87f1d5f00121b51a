import { message } from '@postproof/messages/message'
import type { Session } from '@postproof/spam-test/types'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { mailIsWaiting, Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { mailKindOf } from './choose-kind.ts'
import { emailOf, gone, notFound, urlOf } from './find-test.ts'
import type { TestAddress } from './intake/test-addresses.ts'
import { isMail, uploadSession } from './intake/uploads.ts'
import type { SpamTestsWorld } from './world.ts'

/** How a test begins: by an address to send to, a file, or the sample. */

type Begun = { id: string; report_url: string }

export function issueAddress(world: SpamTestsWorld, visitor: Visitor): IssuedAddress {
  const address = issue(world, visitor)
  introduce(world, visitor)
  return {
    id: address.id,
    email: emailOf(world, address.id),
    status: 'waiting',
    expires_at: new Date(address.expiresAt).toISOString(),
    report_url: urlOf(world, address.id),
    events_url: `${world.config.PUBLIC_URL}/api/emails/${address.id}/events`,
  }
}

export async function upload(
  world: SpamTestsWorld,
  raw: Uint8Array,
  visitor: Visitor,
  { kind }: { kind?: string | undefined } = {},
): Promise<Begun> {
  const chosen = kind === undefined ? {} : { kind: mailKindOf(kind) }
  const { config, plans, clock } = world
  if (raw.byteLength > config.SMTP_MAX_SIZE) {
    const megabytes = Math.floor(config.SMTP_MAX_SIZE / 1024 / 1024)
    throw new Refusal(413, 'too_large', message('test.mail_too_large', { megabytes }))
  }
  if (!isMail(raw)) throw refuseField('file', 'test.not_a_mail', 'not_a_mail')
  await plans.require(visitor, 'spam_check')
  await introduce(world, visitor)
  return start(world, raw, { ...uploadSession(config, clock), ...chosen }, issue(world, visitor))
}

export async function sendSample(world: SpamTestsWorld, visitor: Visitor, id?: string): Promise<Begun> {
  const known = id ? world.addresses.recognize(id, world.clock.now()) : undefined
  if (known && known.state !== 'live') throw known.state === 'expired' ? gone() : notFound()
  const { raw, session } = world.sample.mail()
  return start(world, raw, session, known?.state === 'live' ? known.address : issue(world, visitor))
}

async function start(world: SpamTestsWorld, raw: Uint8Array, session: Session, { id }: TestAddress) {
  if (!world.mayTake()) throw mailIsWaiting()
  await world.intake.accept({ ids: [id], raw, session })
  return { id, report_url: urlOf(world, id) }
}

/**
 * A fresh test address of this visitor. Pages show one to readers of the account of another too: what is sent to it is a test of
 * their own account.
 */
export const issue = ({ addresses, ownerOf, clock }: SpamTestsWorld, visitor: Visitor) =>
  addresses.issue(ownerOf(ownTester(visitor)) ?? '', clock.now())

const ownTester = (visitor: Visitor): Visitor =>
  visitor.account?.seat?.role === 'reader' ? { ...visitor, account: visitor.account.seat.own } : visitor

/** Mail comes without a visitor: whom it counts for is known from here on. */
const introduce = ({ plans, ownerOf, log }: SpamTestsWorld, visitor: Visitor) =>
  plans
    .introduce(ownerOf(visitor), visitor)
    .catch((error: unknown) => log.warn({ error }, 'an owner was not noted'))
