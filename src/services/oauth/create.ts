import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Application } from '#contract/oauth.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { insertClient, purgeClients } from '#storage/oauth/clients.ts'
import { deleteGrant, type GrantRow, listGrants, purgeGrants } from '#storage/oauth/grants.ts'
import { createAuthorize } from './authorize.ts'
import { createClientDocuments, nameOf, publicMethod, redirectsSchema } from './client-documents.ts'
import { createExchange } from './exchange.ts'
import type { OAuth } from './types.ts'
import { days, type GivenWorld, type OAuthWorld } from './world.ts'

/** Applications that use an account by OAuth 2.1 (decision 40). */

/** Of those that register themselves, over the whole instance. */
const MOST_CLIENTS = 10_000
const UNUSED_CLIENT_MS = days(1)
const IDLE_CLIENT_MS = days(90)

/** RFC 7591, 2. What else a client says of itself means nothing here. */
const registrationSchema = z.object({
  redirect_uris: redirectsSchema,
  client_name: z.string().optional(),
  token_endpoint_auth_method: publicMethod,
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
})

export function createOAuth(given: GivenWorld): OAuth {
  const world: OAuthWorld = { ...given, documents: createClientDocuments(given) }
  const { db, clock, audit } = world
  return {
    ...createAuthorize(world),
    ...createExchange(world),
    register: (metadata) => register(metadata, world),
    list: async (accountId) => (await listGrants(db, accountId, new Date(clock.now()))).map(present),
    async disconnect(caller, id) {
      const grant = (await listGrants(db, caller.accountId, new Date(clock.now()))).find(
        (one) => one.id === id,
      )
      if (!grant || !(await deleteGrant(db, id)))
        throw new Refusal(404, 'not_found', 'applications.not_found')
      await audit.record({
        ...{ actor: caller.accountId, action: 'application-disconnected', target: id },
        detail: { host: grant.host },
      })
    },
  }
}

async function register(metadata: unknown, { db, clock }: OAuthWorld): ReturnType<OAuth['register']> {
  const read = registrationSchema.safeParse(metadata)
  if (!read.success) {
    const about = String(read.error.issues[0]?.path[0] ?? 'metadata')
    const error = about === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata'
    return { ok: false, status: 400, error, why: about }
  }
  const { client_name, redirect_uris } = read.data
  const id = `client_${randomBytes(18).toString('base64url')}`
  const [name, created_at] = [nameOf(client_name), new Date(clock.now())]
  const kept = await db
    .transaction()
    .execute((trx) => insertClient(trx, { id, name, redirect_uris, created_at }, MOST_CLIENTS))
  if (!kept) return { ok: false, status: 503, error: 'temporarily_unavailable', why: 'too many clients' }
  return { ok: true, id, name, redirectUris: redirect_uris, host: null, createdAt: created_at }
}

/** Removes what is past its time. */
export async function purgeOAuth({ db, clock }: Pick<OAuthWorld, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const grants = await purgeGrants(db, new Date(now))
  const clients = await purgeClients(db, {
    unused: new Date(now - UNUSED_CLIENT_MS),
    idle: new Date(now - IDLE_CLIENT_MS),
  })
  return grants + clients
}

export const present = (grant: GrantRow): Application => ({
  ...{ id: grant.id, host: grant.host, name: grant.client_name, scopes: grant.scopes },
  created_at: grant.created_at.toISOString(),
  last_used_at: grant.last_used_at?.toISOString() ?? null,
  expires_at: grant.ends_at!.toISOString(),
})
