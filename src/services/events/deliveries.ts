import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { type EventType, TRIAL } from '#contract/event-types.ts'
import type { EventDelivery } from '#contract/events.ts'
import type { Language } from '#contract/language.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type DeliveryRow, deliveriesOf, replayDeliveries, storeEvent } from '#storage/events/events.ts'
import type { Trials } from '../accounts/trials.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { type EventsWorld, requireEndpoint } from './world.ts'

/** What became of an endpoint's events. */

const MOST = 200

export async function listDeliveries(
  world: EventsWorld,
  id: string,
  caller: SignedIn,
  language: Language,
): Promise<EventDelivery[]> {
  await requireEndpoint(world, id, caller)
  const rows = await deliveriesOf(world.db, id, MOST)
  return rows.map((row) => presentDelivery(row, language))
}

/** Sends one event again, or all that were given up. Refusal `wrong_state` (409) where none can be. */
export async function replay(
  world: EventsWorld,
  id: string,
  { event }: { event?: string | undefined },
  caller: SignedIn,
): Promise<number> {
  const { enabled } = await requireEndpoint(world, id, caller)
  if (!enabled) throw new Refusal(409, 'wrong_state', 'webhooks.turned_off')
  const count = await replayDeliveries(world.db, {
    endpointId: id,
    ...(event === undefined ? {} : { eventId: event }),
    now: new Date(world.clock.now()),
  })
  if (count === 0) throw new Refusal(409, 'wrong_state', 'webhooks.nothing_to_replay')
  return count
}

/** Sends a test event to this endpoint, on the same way as any other. Answers its id. */
export async function tryEndpoint(
  world: EventsWorld & { trials: Trials },
  id: string,
  caller: SignedIn,
): Promise<string> {
  await requireEndpoint(world, id, caller)
  await world.trials(caller)
  const event = await storeEvent(world.db, {
    ...{ accountId: caller.accountId, to: id, type: TRIAL, object: 'user-account/webhooks' },
    ...{ data: { endpoint: id }, at: new Date(world.clock.now()) },
  })
  if (event === null) throw new Refusal(409, 'wrong_state', 'webhooks.turned_off')
  return event
}

function presentDelivery(row: DeliveryRow, language: Language): EventDelivery {
  return {
    event: row.id,
    type: row.type as EventType | typeof TRIAL,
    object: row.object,
    happened_at: row.created_at.toISOString(),
    attempts: row.attempts,
    state: row.delivered_at ? 'delivered' : row.due_at ? 'waiting' : 'given_up',
    due_at: row.due_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    outcome: row.outcome ? say(language, row.outcome as Message) : null,
  }
}
