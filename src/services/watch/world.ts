import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { findWatched, type WatchedRow } from '#storage/watch/domains.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Section } from '../checkers/domain/section.ts'
import type { Plans } from '../plans/types.ts'
import type { Channel } from './channel.ts'

/** What the files of this folder share. */
export type WatchWorld = {
  db: Db
  plans: Pick<Plans, 'entitled'>
  /**
   * Asks everything about a domain now, past what was answered before. Mail servers are spared: what they said within the last
   * hour counts, but for a look that is to confirm it, `isFresh`.
   */
  examine(domain: string, selectors: string[], options: { isFresh: boolean }): Promise<Section[]>
  /** DKIM selectors of the domain in the tests of an account. */
  selectorsOf(accountId: string, domain: string): Promise<string[]>
  channels: readonly Channel[]
  clock: Clock
  log: Logger
}

/** What links for clients need. */
export type ClientLinksWorld = Pick<WatchWorld, 'db' | 'clock' | 'log'> & { audit: Audit; publicUrl: string }

export async function requireWatched(
  { db }: Pick<WatchWorld, 'db'>,
  domain: string,
  { accountId }: SignedIn,
): Promise<WatchedRow> {
  const row = await findWatched(db, { accountId, domain: domain.toLowerCase() })
  if (!row) throw new Refusal(404, 'not_found', 'watch.not_found')
  return row
}
