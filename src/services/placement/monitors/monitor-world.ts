import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import type { Plans } from '../../plans/types.ts'
import type { Offer } from '../offer.ts'
import type { Waits } from '../settings.ts'

/** What the work of monitors shares. */
export type MonitorWorld = {
  db: Db
  offer: Offer
  waits: Waits
  sealing: Sealing
  http: HttpFetch
  mailer: Mailer
  plans: Pick<Plans, 'charge'>
  retentionDays(owner: string): Promise<number>
  publicUrl: string
  wake(): void
  clock: Clock
  log: Logger
}
