import type { Clock } from '@postproof/engine/world'
import type { Placement } from '#contract/placement.ts'
import type { Changes } from '#platform/live/changes.ts'
import type { Db } from '#storage/db.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Printer } from '../pictures/printer.ts'
import type { Plans } from '../plans/types.ts'
import type { Offer } from './offer.ts'
import type { PrintTickets } from './report/print-ticket.ts'
import type { Waits } from './settings.ts'

/** What the use cases of placement tests share. */
export type PlacementsWorld = {
  db: Db
  publicUrl: string
  ownerOf: OwnerOf
  plans: Pick<Plans, 'reserve' | 'release' | 'introduce'>
  retentionDays(owner: string): Promise<number>
  changes: Changes
  offer: Offer
  waits: Waits
  /** The bundled report. */
  sample(language: Visitor['language']): Promise<Placement>
  sendSample(marker: string, addresses: string[]): Promise<void>
  /** Whether simulated mailboxes are of this process. */
  simulatedHere(): boolean
  /** Looks again at what is to be read, here and in other processes. */
  wake(): void
  tickets: PrintTickets
  printer: Printer | null
  clock: Clock
}
