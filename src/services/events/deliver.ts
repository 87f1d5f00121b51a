import { TRIAL } from '#contract/event-types.ts'
import { languageOfAccount } from '#contract/language.ts'
import { findAccount } from '#storage/accounts.ts'
import { noteSuccess, stopEndpoint } from '#storage/events/endpoints.ts'
import { type Delivery, settleDelivery } from '#storage/events/events.ts'
import { type Sent, sendEvent } from './send.ts'
import { type EventsWorld, usualTimes } from './world.ts'

/** One attempt at one delivery, and what follows from it. */

/** Pauses are longer by up to this share, so that what failed together is not tried together. */
const JITTER = 0.1

export async function deliver(world: EventsWorld, delivery: Delivery): Promise<void> {
  const { db, http, sealing, clock, config } = world
  const { event_id: id, type, object, data, created_at: at } = delivery
  // A chat gets sentences, so the language of the account as it is now.
  const account = delivery.format === 'events' ? undefined : await findAccount(db, delivery.account_id)
  const language = languageOfAccount(account)
  const sent = await sendEvent(
    { http, sealing, now: clock.now(), publicUrl: config.PUBLIC_URL, language },
    { ...delivery, id: delivery.endpoint_id },
    { id, type, object, data, at, sequence: Number(delivery.sequence) },
  )
  await settle(world, delivery, sent)
}

async function settle(world: EventsWorld, delivery: Delivery, { ok, gone, said }: Sent): Promise<void> {
  const now = world.clock.now()
  // A person waits for a test: it is tried once, and its failure stops nothing.
  const isTrial = delivery.type === TRIAL
  const pause = isTrial ? undefined : (world.times ?? usualTimes).pauses[delivery.attempts - 1]
  const dueAt =
    ok || gone || pause === undefined ? null : new Date(now + pause * (1 + JITTER * Math.random()))
  const deliveredAt = ok ? new Date(now) : null
  await settleDelivery(world.db, delivery, { dueAt, deliveredAt, outcome: JSON.stringify(said) })
  if (ok) await noteSuccess(world.db, delivery.endpoint_id, new Date(now))
  else if (gone) await stop(world, delivery, 'gone')
  else if (!dueAt && !isTrial && isFailing(delivery)) await stop(world, delivery, 'failing')
}

/** Whether nothing at all arrived since the event happened. */
const isFailing = ({ created_at, last_success_at }: Delivery) =>
  last_success_at === null || last_success_at < created_at

/** The owner learns of it by mail, in the transaction that stops the endpoint. */
async function stop({ db, notify, config }: EventsWorld, delivery: Delivery, why: 'gone' | 'failing') {
  await db.transaction().execute(async (trx) => {
    if (!(await stopEndpoint(trx, delivery.endpoint_id, why))) return
    const account = await findAccount(trx, delivery.account_id)
    if (!account) return
    const { email: to, locale } = account
    const url = `${config.PUBLIC_URL}/user-account/webhooks`
    await notify(trx, account, { kind: 'webhook-stopped', to, url, locale })
  })
}
