import { randomBytes } from 'node:crypto'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { newMarker } from '@postproof/placement/marker'
import type { MonitorInput, PlacementMonitor } from '#contract/placement.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/database.ts'
import {
  deleteMonitor,
  insertMonitor,
  lastRun,
  listMonitors,
  type MonitorRow,
  updateMonitor,
} from '#storage/placement/monitors.ts'
import { requireConfirmed } from '../../accounts/confirmed.ts'
import type { OwnerOf } from '../../accounts/owner.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import type { Plans } from '../../plans/types.ts'
import type { Offer } from '../offer.ts'
import { languageOfLocale, noSuchProvider } from '../report/words.ts'
import type { PlacementMonitors } from '../types.ts'
import { sealWebhookSecret } from './alerts.ts'
import type { MonitorWork } from './monitor-work.ts'
import type { Trials } from './trials.ts'

/** What people do with monitors. */

type World = {
  db: Db
  sealing: Sealing
  plans: Pick<Plans, 'entitled'>
  offer: Offer
  work: Pick<MonitorWork, 'deliver'>
  trials: Trials
  ownerOf: OwnerOf
  wake(): void
  publicUrl: string
  clock: Clock
}

/** Where the plan names no limit. */
const MOST = 50

const noMonitor = () => new Refusal(404, 'not_found', 'monitor.not_found')
const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0 ? 'monitor.none_in_plan' : message('monitor.too_many', { count: most }),
  )

export function createPlacementMonitors(world: World): PlacementMonitors {
  const { db, sealing, clock } = world

  const present = async (row: MonitorRow): Promise<PlacementMonitor> => ({
    id: row.id,
    name: row.name,
    marker: row.marker,
    providers: row.providers,
    enabled: row.enabled,
    drop_points: row.drop_points,
    alert_spam: row.alert_spam,
    silent_hours: row.silent_hours,
    email: row.email,
    webhook_url: row.webhook_url,
    last_test_id: (await lastRun(db, row.id))?.id ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  })
  const own = async (id: string, caller: SignedIn): Promise<MonitorRow> => {
    const found = (await listMonitors(db, caller.accountId)).find((row) => row.id === id)
    if (!found) throw noMonitor()
    return found
  }
  /** `had`: what it watches already stays possible, so that it can be changed while a mailbox cannot be read. */
  const known = async ({ providers }: MonitorInput, had: string[] = []) => {
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

  return {
    list: async ({ accountId }) => Promise.all((await listMonitors(db, accountId)).map(present)),
    async create(input, caller) {
      requireConfirmed(caller)
      await known(input)
      const { limits } = await world.plans.entitled({ account: caller })
      const most = Math.min(limits.monitors ?? MOST, MOST)
      const id = randomBytes(12).toString('base64url')
      // Made always: a webhook that is set later is signed with it as well. Told where there is one now.
      const secret = `whsec_${randomBytes(24).toString('base64url')}`
      const made = await insertMonitor(
        db,
        {
          ...columnsOf(input),
          ...sealWebhookSecret(sealing, id, secret),
          id,
          account_id: caller.accountId,
          owner: world.ownerOf({ browser: null, account: caller })!,
          marker: newMarker(randomBytes(32)),
          created_at: new Date(clock.now()),
        },
        most,
      )
      if (!made) throw tooMany(most)
      world.wake()
      return { ...(await present(await own(id, caller))), webhook_secret: secret }
    },
    async edit(id, input, caller) {
      await known(input, (await own(id, caller)).providers)
      const row = await updateMonitor(db, { id, accountId: caller.accountId }, columnsOf(input))
      if (!row) throw noMonitor()
      world.wake()
      return present(row)
    },
    async remove(id, caller) {
      if (!(await deleteMonitor(db, id, caller.accountId))) throw noMonitor()
      world.wake()
    },
    async tryAlert(id, caller, reader) {
      const row = await own(id, caller)
      await world.trials(caller)
      const language = languageOfLocale(caller.locale)
      const alert = {
        id: randomBytes(16).toString('hex'),
        kind: 'try',
        title: say(language, message('trial.title', { monitor: row.name })),
        text: say(language, message('trial.text')),
        provider: null,
        monitor: { id: row.id, name: row.name },
        test_id: null,
        url: world.publicUrl,
        at: new Date(clock.now()).toISOString(),
      }
      const ways = [
        ...(row.email ? ['email' as const] : []),
        ...(row.webhook_url ? ['webhook' as const] : []),
      ]
      const send = async (way: (typeof ways)[number]) => {
        const { ok, said } = await world.work.deliver(row, way, alert)
        return { way, ok, text: say(reader?.language ?? 'en', said) }
      }
      return Promise.all(ways.map(send))
    },
  }
}
