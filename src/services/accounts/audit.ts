import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import type { AuditEntry } from '#contract/accounts.ts'
import { metaOf } from '#contract/common.ts'
import { insertAudit, listAudit } from '#storage/audit.ts'
import type { Db } from '#storage/db.ts'
import type { Secrets } from './secrets.ts'
import type { Accounts, Audit } from './types.ts'

/**
 * The audit log. `actor`: an account's id, `system`, `operator` for the command line on the
 * server, or `visitor` for a person who is not signed in.
 */
export function createAudit(world: { db: Db; secrets: Secrets; clock: Clock }): Audit {
  const { db, secrets, clock } = world
  return {
    record: ({ actor, action, target, network, detail }, trx = db) =>
      insertAudit(trx, {
        at: new Date(clock.now()),
        actor,
        action,
        target: target ?? null,
        network: network ? secrets.tag('network', networkOf(network)) : null,
        detail: detail ?? {},
      }),
  }
}

/** What an account may read of it: what it did and what was done to it. */
export const createAuditList =
  (db: Db): Accounts['audit'] =>
  async (accountId, query) => {
    const { data, total } = await listAudit(db, accountId, query)
    return {
      data: data.map((row) => presentAudit(row, accountId)),
      meta: metaOf(query, total),
    }
  }

/** An entry as the account reads it, which is not told which administrator it was. */
export const presentAudit = (
  row: Awaited<ReturnType<typeof listAudit>>['data'][number],
  accountId: string,
): AuditEntry => ({
  at: row.at.toISOString(),
  action: row.action,
  actor: actorName(row.actor, accountId),
  target: row.target === accountId ? null : row.target,
  detail: row.detail,
})

/** Who is no account, as they stand in the log. */
const namedActors = new Set(['system', 'visitor', 'operator'])

function actorName(actor: string, accountId: string): string {
  if (actor === accountId) return 'account'
  return namedActors.has(actor) ? actor : 'admin'
}
