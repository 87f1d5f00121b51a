import { randomBytes } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { type OAuthScope, oauthScopeSchema } from '#contract/oauth.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findClient, noteAllowed } from '#storage/oauth/clients.ts'
import { insertGrant } from '#storage/oauth/grants.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { type Found, isDocumentAddress } from './client-documents.ts'
import { hostOfRedirect, isRegistered, withAnswer } from './redirect-address.ts'
import { hashOf, newCode } from './tokens.ts'
import type { Client, NotAsked, OAuth, Unproved, WrongRequest } from './types.ts'
import { isOurResource, minutes, type OAuthWorld } from './world.ts'

/** The request for authorization (RFC 6749, 4.1.1; RFC 7636; RFC 8707; RFC 9207), and the owner's answer to it. */

const CODE_MS = minutes(1)
const MOST_GRANTS = 50
/** The base64url of a SHA-256. */
const challengePattern = /^[\w-]{43}$/

type Sender = { client: Client; redirectUri: string; state: string | undefined }
type Wish = { challenge: string; scopes: OAuthScope[] }
type Proved = { sender: Sender; wish: Wish }

export function createAuthorize(world: OAuthWorld): Pick<OAuth, 'ask' | 'answer'> {
  const answerTo = ({ redirectUri, state }: Sender, answer: { code: string } | { error: string }) =>
    withAnswer(redirectUri, { ...answer, state, iss: world.publicUrl })

  const read = async (query: URLSearchParams): Promise<Proved | NotAsked> => {
    const sender = await senderOf(query, world)
    if (typeof sender === 'string') return { kind: 'unproved', why: sender }
    const wish = wishOf(query, world)
    if (typeof wish !== 'string') return { sender, wish }
    const redirectHost = hostOfRedirect(sender.redirectUri)
    return { kind: 'wrong', error: wish, to: answerTo(sender, { error: wish }), redirectHost }
  }
  return {
    async ask(query) {
      const proved = await read(query)
      if ('kind' in proved) return proved
      const { client, redirectUri } = proved.sender
      const redirectHost = hostOfRedirect(redirectUri)
      const host = client.host ?? redirectHost
      const { scopes } = proved.wish
      return { kind: 'consent', consent: { name: client.name, host, redirectHost, scopes } }
    },
    async answer(query, allowed, caller) {
      const proved = await read(query)
      if ('kind' in proved) return proved
      const { sender, wish } = proved
      const answer = allowed ? { code: await allow(sender, wish, caller, world) } : { error: 'access_denied' }
      return { kind: 'redirect', to: answerTo(sender, answer) }
    },
  }
}

/** Who asks and where the answer goes, both proved; else why not. */
async function senderOf(query: URLSearchParams, world: OAuthWorld): Promise<Sender | Unproved> {
  const [id, redirectUri, state] = ['client_id', 'redirect_uri', 'state'].map((name) => query.getAll(name))
  if (id?.length !== 1 || redirectUri?.length !== 1 || (state?.length ?? 0) > 1) return 'request'
  const client = await clientOf(id[0]!, world)
  if (typeof client === 'string') return client
  if (!isRegistered(client.redirectUris, redirectUri[0]!)) return 'redirect_mismatch'
  return { client, redirectUri: redirectUri[0]!, state: state?.[0] }
}

async function clientOf(id: string, { db, documents }: OAuthWorld): Promise<Found> {
  if (isDocumentAddress(id)) return documents.find(id)
  const row = await findClient(db, id)
  if (!row) return 'unknown_client'
  return { id, name: row.name, redirectUris: row.redirect_uris, host: null }
}

function wishOf(query: URLSearchParams, { publicUrl }: OAuthWorld): Wish | WrongRequest {
  const single = ['response_type', 'code_challenge', 'code_challenge_method', 'scope']
  if (single.some((name) => query.getAll(name).length > 1)) return 'invalid_request'
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  const challenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !challengePattern.test(challenge))
    return 'invalid_request'
  if (!isOurResource(query, publicUrl)) return 'invalid_target'
  const scopes = scopesOf(query.get('scope'))
  return scopes ? { challenge, scopes } : 'invalid_scope'
}

/** In our order, each once. All where none is named; undefined where one is not ours. */
export function scopesOf(
  text: string | null,
  all: readonly OAuthScope[] = oauthScopeSchema.options,
): OAuthScope[] | undefined {
  const named = (text ?? '').split(' ').filter(Boolean)
  if (named.length === 0) return [...all]
  if (named.some((name) => !all.some((scope) => scope === name))) return undefined
  return all.filter((scope) => named.includes(scope))
}

/** Keeps the grant; the code that is exchanged for its tokens. */
async function allow(
  { client, redirectUri }: Sender,
  { challenge, scopes }: Wish,
  caller: SignedIn,
  world: OAuthWorld,
): Promise<string> {
  const { db, clock, audit, notify, proofs, plans } = world
  requireConfirmed(caller)
  const { can } = await plans.entitled({ account: caller })
  if (!can.api) throw new Refusal(403, 'plan', 'account.plan_without_api')
  const account = await proofs.require(caller)
  const now = new Date(clock.now())
  const code = newCode()
  const host = client.host ?? hostOfRedirect(redirectUri) ?? 'localhost'
  const grant = {
    ...{ id: randomBytes(12).toString('base64url'), account_id: caller.accountId, epoch: account.epoch },
    ...{ client_id: client.id, client_name: client.name, host, scopes, created_at: now },
    ...{ code_hash: hashOf(code), code_ends_at: new Date(now.getTime() + CODE_MS) },
    ...{ challenge, redirect_uri: redirectUri },
  }
  const kept = await db.transaction().execute(async (trx) => {
    if (!(await insertGrant(trx, grant, MOST_GRANTS))) return false
    await noteAllowed(trx, client.id, now)
    await notify(trx, account, { kind: 'application-connected', to: account.email, locale: account.locale })
    return true
  })
  if (!kept)
    throw new Refusal(403, 'quota_exceeded', message('applications.too_many', { count: MOST_GRANTS }))
  await audit.record({
    ...{ actor: caller.accountId, action: 'application-connected', target: grant.id },
    detail: { host, scopes: scopes.join(' ') },
  })
  return code
}
