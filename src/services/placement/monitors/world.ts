import type { Clock } from '@postproof/engine/world'
import type { PlacementMonitor } from '#contract/placement.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { lastRun, listMonitors, type MonitorRow } from '#storage/placement/monitors.ts'
import type { OwnerOf } from '../../accounts/owner.ts'
import type { Trials } from '../../accounts/trials.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import type { Plans } from '../../plans/types.ts'
import type { Offer } from '../offer.ts'
import type { MonitorWork } from './monitor-work.ts'

/** What the use cases of monitors share. */
export type MonitorWorld = {
  db: Db
  sealing: Sealing
  plans: Pick<Plans, 'entitled'>
  offer: Offer
  work: Pick<MonitorWork, 'deliver'>
  trials: Trials
  ownerOf: OwnerOf
  /** Called when what is watched has changed. */
  wake(): void
  publicUrl: string
  clock: Clock
}

export const noMonitor = () => new Refusal(404, 'not_found', 'monitor.not_found')

/** Refusal `not_found` (404) for a monitor of another account too. */
export async function requireMonitor(
  { db }: Pick<MonitorWorld, 'db'>,
  id: string,
  caller: SignedIn,
): Promise<MonitorRow> {
  const found = (await listMonitors(db, caller.accountId)).find((row) => row.id === id)
  if (!found) throw noMonitor()
  return found
}

/** A monitor in the shape of the API. */
export async function presentMonitor(
  { db }: Pick<MonitorWorld, 'db'>,
  row: MonitorRow,
): Promise<PlacementMonitor> {
  return {
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
  }
}
