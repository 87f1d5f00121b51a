import { randomBytes } from 'node:crypto'
import { message } from '@postproof/messages/message'
import type { AuditAction } from '#contract/audit.ts'
import type { EventType } from '#contract/event-types.ts'
import type { CreatedEndpoint, Endpoint, EndpointInput } from '#contract/events.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import {
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  updateEndpoint,
} from '#storage/events/endpoints.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { newSecret, sealSecret } from './secrets.ts'
import { type EventsWorld, noEndpoint, requireEndpoint } from './world.ts'

/** Endpoints of an account, changed by a person who is signed in. */

const MOST = 20
/** How long the secret before signs as well. */
const ROTATION_MS = 24 * 3_600_000

export async function createEndpoint(
  world: EventsWorld,
  input: EndpointInput,
  caller: SignedIn,
): Promise<CreatedEndpoint> {
  requireConfirmed(caller)
  const { can } = await world.plans.entitled({ account: caller })
  if (!can.api) throw new Refusal(403, 'quota_exceeded', 'webhooks.none_in_plan')
  const id = randomBytes(12).toString('base64url')
  const secret = newSecret()
  const row = {
    ...{ id, ...columnsOf(input), ...sealSecret(world.sealing, id, secret) },
    account_id: caller.accountId,
    owner: world.ownerOf({ browser: null, account: caller })!,
    created_at: new Date(world.clock.now()),
  }
  if (!(await insertEndpoint(world.db, row, MOST)))
    throw new Refusal(403, 'quota_exceeded', message('webhooks.too_many', { count: MOST }))
  await record(world, caller, 'webhook-created', row)
  return { endpoint: presentEndpoint(await requireEndpoint(world, id, caller)), secret }
}

/** Turned on again, it is stopped no more. */
export async function changeEndpoint(
  world: EventsWorld,
  id: string,
  input: EndpointInput,
  caller: SignedIn,
): Promise<Endpoint> {
  const change = { ...columnsOf(input), ...(input.enabled && { stopped: null }) }
  const row = await updateEndpoint(world.db, { id, accountId: caller.accountId }, change)
  if (!row) throw noEndpoint()
  await record(world, caller, 'webhook-changed', row)
  return presentEndpoint(row)
}

/** A new secret; the old one signs as well for a day. */
export async function rotateSecret(
  world: EventsWorld,
  id: string,
  caller: SignedIn,
): Promise<CreatedEndpoint> {
  const { secret: old, key_id: oldKey } = await requireEndpoint(world, id, caller)
  const secret = newSecret()
  const sealed = sealSecret(world.sealing, id, secret)
  const row = await updateEndpoint(
    world.db,
    { id, accountId: caller.accountId },
    {
      ...sealed,
      // What another key sealed could not be opened with this one.
      old_secret: oldKey === sealed.key_id ? old : null,
      old_until: new Date(world.clock.now() + ROTATION_MS),
    },
  )
  if (!row) throw noEndpoint()
  await record(world, caller, 'webhook-secret-renewed', row)
  return { endpoint: presentEndpoint(row), secret }
}

export async function removeEndpoint(world: EventsWorld, id: string, caller: SignedIn): Promise<void> {
  const row = await requireEndpoint(world, id, caller)
  if (!(await deleteEndpoint(world.db, { id, accountId: caller.accountId }))) throw noEndpoint()
  await record(world, caller, 'webhook-deleted', row)
}

export const presentEndpoint = (row: EndpointRow): Endpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  format: row.format,
  types: row.types as EventType[],
  enabled: row.enabled,
  stopped: row.stopped,
  last_success_at: row.last_success_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

const columnsOf = ({ name, url, format, types, enabled }: EndpointInput) => ({
  ...{ name, url, format, enabled },
  types: [...new Set(types)],
})

const record = (
  { audit }: EventsWorld,
  { accountId }: SignedIn,
  action: AuditAction,
  { id, name, url }: Pick<EndpointRow, 'id' | 'name' | 'url'>,
) => audit.record({ actor: accountId, action, target: id, detail: { name, url } })
