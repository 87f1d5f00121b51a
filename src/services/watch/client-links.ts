import { message } from '@postproof/messages/message'
import type { AuditAction } from '#contract/audit.ts'
import type { ClientLink } from '#contract/client-links.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { deleteLink, insertLink, type LinkRow, listLinks } from '#storage/watch/client-links.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import { hashOf, newId, newToken } from '../accounts/secrets.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { openLink } from './client-view.ts'
import type { ClientLinks } from './types.ts'
import type { ClientLinksWorld } from './world.ts'

/** Links that show a client its domains: made and revoked by the owner, opened by everyone who has one. */

/** Of an account, that have not ended. */
const MOST = 200
const DAY = 86_400_000

export function createClientLinks(world: ClientLinksWorld): ClientLinks {
  const { db, clock, audit, publicUrl } = world
  const record = (
    { accountId }: SignedIn,
    action: AuditAction,
    { id, client }: Pick<LinkRow, 'id' | 'client'>,
    trx: Db,
  ) => audit.record({ actor: accountId, action, target: id, detail: { client } }, trx)
  return {
    list: async ({ accountId }) => (await listLinks(db, accountId)).map(presentLink),
    async make({ client, days }, caller) {
      requireConfirmed(caller)
      requireReading(caller)
      const token = newToken()
      const now = clock.now()
      const link = {
        ...{ id: newId(), account_id: caller.accountId, client },
        ...{ created_at: new Date(now), ends_at: new Date(now + days * DAY) },
      }
      await db.transaction().execute(async (trx) => {
        const made = await insertLink(trx, { ...link, token_hash: hashOf(token) }, MOST)
        if (made === 'no_client') throw refuseField('client', 'clients.no_domain')
        if (made === 'full')
          throw new Refusal(403, 'quota_exceeded', message('clients.too_many', { count: MOST }))
        await record(caller, 'client-link-created', link, trx)
      })
      return { link: presentLink({ ...link, opened_at: null }), url: `${publicUrl}/clients/${token}` }
    },
    async revoke(id, caller) {
      await db.transaction().execute(async (trx) => {
        const link = await deleteLink(trx, { accountId: caller.accountId, id })
        if (!link) throw new Refusal(404, 'not_found', 'clients.no_such_link')
        await record(caller, 'client-link-revoked', link, trx)
      })
    },
    open: (token, language = 'en') => openLink(world, token, language),
  }
}

/** A link lets everyone read who has it: a key that may not read makes none. */
function requireReading({ via }: SignedIn): void {
  if (via.kind === 'key' && !via.scopes.includes('read'))
    throw new Refusal(403, 'scope', message('account.scope_needed', { scope: 'read' }))
}

const presentLink = (row: LinkRow): ClientLink => ({
  id: row.id,
  client: row.client,
  created_at: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
})
