import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import type { AuditEntry } from '#contract/accounts.ts'
import { metaOf } from '#contract/common.ts'
import { requestContext } from '#platform/logs/request-context.ts'
import { insertAudit, listAudit } from '#storage/audit.ts'
import type { Db } from '#storage/db.ts'
import { addressesOfMembers } from '#storage/members/seats.ts'
import type { Secrets } from './secrets.ts'
import type { Accounts, Audit } from './types.ts'

/**
 * The audit log. `actor`: an account's id, `system`, `operator` for the command line on the
 * server, or `visitor` for a person who is not signed in. An entry of an account that a person worked in by a seat has the
 * account of that person as `member` in its detail.
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
        detail: byMember(detail),
      }),
  }
}

function byMember(detail: AuditDetail = {}): AuditDetail {
  const { member } = requestContext()
  return member === undefined || 'member' in detail ? detail : { ...detail, member }
}

type AuditDetail = Record<string, string | number | boolean | null>

/** What an account may read of it: what it did and what was done to it, by its members with their addresses. */
export const createAuditList =
  (db: Db): Accounts['audit'] =>
  async (accountId, query) => {
    const { data, total } = await listAudit(db, accountId, query)
    const members = await addressesOfMembers(db, accountId, [
      ...new Set(data.flatMap((row) => [memberOf(row), row.target]).filter((id) => typeof id === 'string')),
    ])
    return {
      data: data.map((row) => presentAudit(row, accountId, members)),
      meta: metaOf(query, total),
    }
  }

type Row = Awaited<ReturnType<typeof listAudit>>['data'][number]

const memberOf = ({ detail }: Row): string | null =>
  typeof detail.member === 'string' ? detail.member : null

const isAboutMember = ({ action }: Row): boolean => action.startsWith('member-')

/** An entry as the account reads it, which is not told which administrator it was. `members`: addresses by account. */
export function presentAudit(
  row: Row,
  accountId: string,
  members: ReadonlyMap<string, string> = new Map(),
): AuditEntry {
  const member = memberOf(row)
  const by = row.actor === 'system' ? null : member
  const whom = row.actor === 'system' ? member : row.target
  const about = whom !== null && isAboutMember(row) ? members.get(whom) : undefined
  return {
    at: row.at.toISOString(),
    action: row.action,
    actor: by === null ? actorName(row.actor, accountId) : 'member',
    member: by === null ? null : (members.get(by) ?? null),
    about: about ?? null,
    target: row.target === accountId ? null : row.target,
    detail: row.detail,
  }
}

/** Who is no account, as they stand in the log. */
const namedActors = new Set(['system', 'visitor', 'operator'])

function actorName(actor: string, accountId: string): string {
  if (actor === accountId) return 'account'
  return namedActors.has(actor) ? actor : 'admin'
}
