import type { Clock } from '@postproof/engine/world'
import type { Config } from '#config.ts'
import type { Verification } from '#contract/verifier.ts'

/** When nothing else is said. */
const OUTAGE_MINUTES = [5, 30, 120]
/** Times an address is asked again while its server says "later"; the verdict then stays as it is. */
const MOST_RETRIES = 8
const MINUTE = 60_000

/**
 * When an address of a list is verified again (Unix milliseconds), by the server's word or after an outage; null: the verdict
 * stands. `attempts` counts the one that is over.
 */
export function retryTime(
  verification: Verification,
  { attempts, ask }: { attempts: number; ask: boolean },
  world: { clock: Clock; config: Pick<Config, 'VERIFIER_SMTP'>; outageMinutes?: number[] },
): number | null {
  if (verification.status !== 'unknown' && verification.reason !== 'restricted') return null
  const now = world.clock.now()
  const next = verification.smtp?.next_retry_at
  // A time that has passed by now would have it asked again and again without a pause.
  if (next) return attempts <= MOST_RETRIES ? Math.max(Date.parse(next), now + MINUTE) : null
  const minutes = (world.outageMinutes ?? OUTAGE_MINUTES)[attempts - 1]
  if (minutes === undefined) return null
  return lacksData(verification, ask && world.config.VERIFIER_SMTP) ? now + minutes * MINUTE : null
}

/** Whether what was asked was not answered for reasons that pass. `wanted`: its mail server was to be asked. */
function lacksData({ reason, smtp }: Verification, wanted: boolean): boolean {
  switch (reason) {
    case 'dns_unavailable':
    case 'temporary_error':
    case 'timeout':
    case 'disconnected':
    case 'no_connection':
      return true
    // Left alone for a while, or this host may not ask for the moment; not: asked, and blocked.
    case 'blocked_by_receiver':
    case 'mailbox_not_asked':
      return wanted && smtp?.attempted === false
    default:
      return false
  }
}
