import type { Clock } from '@postproof/engine/world'
import type { ImapDialer } from '@postproof/placement/mailbox-world'
import type { MailOAuth } from '#adapters/mail-oauth.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { findSeed, type SeedRow } from '#storage/placement/seeds.ts'
import type { Audit } from '../../accounts/types.ts'
import type { SignedIn } from '../../accounts/visitor.ts'

/** What the use cases of this folder share. */
export type SeedWorld = {
  db: Db
  dialer: ImapDialer
  sealing: Sealing
  oauth: MailOAuth
  /** Whether a host leads to an address that may not be asked; false where it cannot be resolved now. */
  isPrivateHost(host: string, port: number): Promise<boolean>
  audit: Audit
  /** Called when a mailbox must be opened again, or is gone. */
  changed(seedId: number): void
  clock: Clock
}

export const noSeed = () => new Refusal(404, 'not_found', 'seed.not_found')

/** Refusal `not_found` (404). */
export async function requireSeed({ db }: Pick<SeedWorld, 'db'>, id: number): Promise<SeedRow> {
  const row = await findSeed(db, id)
  if (!row) throw noSeed()
  return row
}

export function recordSeed(world: SeedWorld, caller: SignedIn, action: AuditAction, row: SeedRow) {
  return world.audit.record({
    actor: caller.accountId,
    action,
    target: `seed/${row.id}`,
    detail: { address: row.address, provider: row.provider },
  })
}
