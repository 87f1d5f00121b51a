import type { Clock } from '@postproof/engine/world'
import type { ImapDialer, SeenMessage } from '@postproof/placement/mailbox-world'
import type { Logger } from 'pino'
import type { MailOAuth } from '#adapters/mail-oauth.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Database } from '#storage/db.ts'
import type { Waits } from '../settings.ts'
import type { SimulatedPool } from '../simulated/simulated.ts'
import type { SimulatedHold } from '../simulated/simulated-hold.ts'
import type { Arrivals } from './arrivals.ts'
import type { Reader } from './reader.ts'
import { createTurn, type Turn } from './turn.ts'

/** What else is watched beside tests. */
export type Watched = {
  /** Mailboxes, each with the time from which on its mail counts, and markers. */
  needs(): Promise<{ seeds: { id: number; since: Date }[]; markers: string[] }>
  /** The test that this mail of a watched marker belongs to; null: to none. */
  testFor(marker: string, message: SeenMessage): Promise<string | null>
}

export type CollectorWorld = {
  database: Database
  dialer: ImapDialer
  /** For mailboxes of this process, on loopback. */
  simulatedDialer: () => ImapDialer
  sealing: Sealing
  oauth: MailOAuth
  pool: SimulatedPool
  /** The name of this process in leases. */
  holder: string
  hold: SimulatedHold
  arrivals: Arrivals
  watched: Watched
  waits: Waits
  clock: Clock
  onExpired(testId: string): Promise<void>
  log: Logger
}

/** Until when a mailbox is this process's, unless it is renewed. */
export const LEASE = 60_000

/** What this process reads at the moment, and from whom. */
export type Collection = CollectorWorld & {
  readers: Map<number, Reader>
  storedBaselines: Map<number, string>
  /** Marker to test, or null for one of a monitor. */
  markers: Map<string, string | null>
  /** Tests whose first mail this process has seen. */
  arriving: Set<string>
  closed: boolean
  lastSeldom: number
  lastOrigins: number
  beganAt: number
  inTurn: Turn
}

export const createCollection = (world: CollectorWorld): Collection => ({
  ...world,
  readers: new Map(),
  storedBaselines: new Map(),
  markers: new Map(),
  arriving: new Set(),
  closed: false,
  lastSeldom: 0,
  lastOrigins: world.clock.now(),
  beganAt: world.clock.now(),
  inTurn: createTurn(world.log),
})
