import { sealingOf } from '#platform/keys/keys.ts'
import { listEndpoints } from '#storage/events/endpoints.ts'
import { createTrials } from '../accounts/trials.ts'
import { listDeliveries, replay, tryEndpoint } from './deliveries.ts'
import { changeEndpoint, createEndpoint, presentEndpoint, removeEndpoint, rotateSecret } from './endpoints.ts'
import { resealEndpoints } from './secrets.ts'
import { createSender, listenForEvents, type Sender } from './sender.ts'
import type { Webhooks } from './types.ts'
import type { EventsWorld } from './world.ts'

/** Events of accounts on their way to endpoints; they are stored where they happen (storage/events). */
export type EventsPart = {
  webhooks: Webhooks
  /** Null in a process without jobs. */
  sender: Sender | null
  close(): Promise<void>
}

export async function createEvents(given: Omit<EventsWorld, 'sealing'>): Promise<EventsPart> {
  const world = { ...given, sealing: sealingOf(given.keys.signing, 'webhooks'), trials: createTrials(given) }
  const resealed = await resealEndpoints(world.db, world.sealing)
  if (resealed) world.log.info({ count: resealed }, 'secrets of webhooks were sealed with the present key')
  const sender = world.config.PARTS.includes('jobs') ? createSender(world) : null
  const stopListening = sender && (await listenForEvents(world, sender))
  return {
    webhooks: webhooksOf(world),
    sender,
    async close() {
      await stopListening?.()
      await sender?.close()
    },
  }
}

const webhooksOf = (world: Parameters<typeof tryEndpoint>[0]): Webhooks => ({
  list: async ({ accountId }) => (await listEndpoints(world.db, accountId)).map(presentEndpoint),
  create: (input, caller) => createEndpoint(world, input, caller),
  change: (id, input, caller) => changeEndpoint(world, id, input, caller),
  remove: (id, caller) => removeEndpoint(world, id, caller),
  rotate: (id, caller) => rotateSecret(world, id, caller),
  try: (id, caller) => tryEndpoint(world, id, caller),
  deliveries: (id, caller, language = 'en') => listDeliveries(world, id, caller, language),
  replay: (id, which, caller) => replay(world, id, which, caller),
})
