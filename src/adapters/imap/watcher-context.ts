import type { Clock } from '@postproof/engine/world'
import type { ImapLimits } from './limits.ts'
import type { Session } from './session.ts'

export type WatcherContext = {
  limits: ImapLimits
  clock: Clock
  /** Connects and signs in. Throws SeedFailure. */
  dial(signal: AbortSignal): Promise<Session>
}
