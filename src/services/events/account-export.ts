import type { Db } from '#storage/db.ts'
import { listEndpoints } from '#storage/events/endpoints.ts'
import { deliveriesOf } from '#storage/events/events.ts'
import type { Exporter } from '../accounts/types.ts'
import { presentEndpoint } from './endpoints.ts'

const MOST = 10_000

/** `webhooks.json`: each endpoint with its events, without what they are signed with. */
export const exportWebhooks = (db: Db): Exporter =>
  async function* (accountId) {
    const endpoints = []
    for (const row of await listEndpoints(db, accountId))
      endpoints.push({ ...presentEndpoint(row), events: await deliveriesOf(db, row.id, MOST) })
    yield { name: 'webhooks.json', pieces: [`${JSON.stringify(endpoints, null, 2)}\n`] }
  }
