import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Database, Db } from '#storage/db.ts'
import { type EndpointRow, findEndpoint } from '#storage/events/endpoints.ts'
import type { Notify } from '../accounts/notify.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'

/** What the files of this folder share. */
export type EventsWorld = {
  db: Db
  database: Pick<Database, 'listen'>
  http: HttpFetch
  keys: InstanceKeys
  sealing: Sealing
  config: Pick<Config, 'PUBLIC_URL' | 'PARTS'>
  plans: Pick<Plans, 'entitled'>
  ownerOf: OwnerOf
  notify: Notify
  audit: Audit
  clock: Clock
  log: Logger
  /** Shorter ones, for tests. */
  times?: EventTimes
}

/** `pauses`: milliseconds before each further attempt. `leaseMs`: how long a delivery is claimed. */
export type EventTimes = { pauses: readonly number[]; leaseMs: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Three days in all. An attempt is over long before its lease; a process that died leaves its claims until then. */
export const usualTimes: EventTimes = {
  pauses: [5_000, MINUTE, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 18, 24].map((hours) => hours * HOUR)],
  leaseMs: MINUTE,
}

export const noEndpoint = () => new Refusal(404, 'not_found', 'webhooks.not_found')

/** Refusal `not_found` (404) for an endpoint of another account too. */
export async function requireEndpoint(
  { db }: Pick<EventsWorld, 'db'>,
  id: string,
  { accountId }: SignedIn,
): Promise<EndpointRow> {
  const row = await findEndpoint(db, { id, accountId })
  if (!row) throw noEndpoint()
  return row
}
