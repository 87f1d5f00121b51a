import { randomBytes } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { newMarker } from '@postproof/placement/marker'
import type { MonitorInput } from '#contract/placement.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { deleteMonitor, insertMonitor, type MonitorRow, updateMonitor } from '#storage/placement/monitors.ts'
import { requireConfirmed } from '../../accounts/confirmed.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { noSuchProvider } from '../report/words.ts'
import { sealWebhookSecret } from './alerts.ts'
import { type MonitorWorld, noMonitor, requireMonitor } from './world.ts'

/** Monitors of one account, where its plan names no limit. */
const MOST = 50

/** Answers the row and the secret that signs its webhooks, which is shown this once. */
export async function createMonitor(
  world: MonitorWorld,
  input: MonitorInput,
  caller: SignedIn,
): Promise<{ row: MonitorRow; secret: string }> {
  requireConfirmed(caller)
  await requireOffered(world, input)
  const { limits } = await world.plans.entitled({ account: caller })
  const most = Math.min(limits.monitors ?? MOST, MOST)
  const id = randomBytes(12).toString('base64url')
  // Made even without a webhook: one that is added later is signed with it.
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const made = await insertMonitor(
    world.db,
    {
      ...columnsOf(input),
      ...sealWebhookSecret(world.sealing, id, secret),
      id,
      account_id: caller.accountId,
      owner: world.ownerOf({ browser: null, account: caller })!,
      marker: newMarker(randomBytes(32)),
      created_at: new Date(world.clock.now()),
    },
    most,
  )
  if (!made) throw tooMany(most)
  world.wake()
  return { row: await requireMonitor(world, id, caller), secret }
}

export async function editMonitor(
  world: MonitorWorld,
  id: string,
  input: MonitorInput,
  caller: SignedIn,
): Promise<MonitorRow> {
  // A provider that it watches already stays allowed while its mailboxes cannot be read.
  await requireOffered(world, input, (await requireMonitor(world, id, caller)).providers)
  const row = await updateMonitor(world.db, { id, accountId: caller.accountId }, columnsOf(input))
  if (!row) throw noMonitor()
  world.wake()
  return row
}

export async function removeMonitor(world: MonitorWorld, id: string, caller: SignedIn): Promise<void> {
  if (!(await deleteMonitor(world.db, id, caller.accountId))) throw noMonitor()
  world.wake()
}

async function requireOffered(world: MonitorWorld, { providers }: MonitorInput, had: string[] = []) {
  const offered = new Set([...had, ...(await world.offer.providers()).map(({ id }) => id)])
  const unknown = providers.filter((id) => !offered.has(id))
  if (unknown.length) throw noSuchProvider(unknown)
}

const columnsOf = (input: MonitorInput) => ({
  name: input.name,
  providers: JSON.stringify([...new Set(input.providers)]),
  enabled: input.enabled,
  drop_points: input.drop_points,
  alert_spam: input.alert_spam,
  silent_hours: input.silent_hours,
  email: input.email,
  webhook_url: input.webhook_url,
})

const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0 ? 'monitor.none_in_plan' : message('monitor.too_many', { count: most }),
  )
