import { createHash, timingSafeEqual } from 'node:crypto'
import type { OAuthScope } from '#contract/oauth.ts'
import type { Db } from '#storage/db.ts'
import {
  deleteGrant,
  findAccessToken,
  type GrantRow,
  holdGrant,
  insertTokens,
  noteGrantUse,
} from '#storage/oauth/grants.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { scopesOf } from './authorize.ts'
import { familyOf, hashOf, isAccessToken, newAccessToken, newFamily, newRefreshToken } from './tokens.ts'
import type { OAuth, OAuthFailure, Tokens } from './types.ts'
import { days, isOurResource, minutes, type OAuthWorld } from './world.ts'

/** Codes and refresh tokens for tokens, and what tokens are good for. */

const ACCESS_MS = minutes(60)
const REFRESH_MS = days(30)
/** After a refresh the access token before it is good this long, for calls that are running. */
const OVERLAP_MS = minutes(2)

type Answer = ({ ok: true } & Tokens) | OAuthFailure

const failure = (error: string, why: string): OAuthFailure => ({ ok: false, status: 400, error, why })
const noGrant = (why: string) => failure('invalid_grant', why)

export function createExchange(
  world: OAuthWorld,
): Pick<OAuth, 'exchange' | 'revokeToken' | 'recognizeToken'> {
  return {
    async exchange(form) {
      const twice = [...new Set(form.keys())].find(
        (name) => form.getAll(name).length > 1 && name !== 'resource',
      )
      if (twice !== undefined) return failure('invalid_request', 'a parameter is named twice')
      if (!isOurResource(form, world.publicUrl)) return failure('invalid_target', 'resource')
      const type = form.get('grant_type')
      if (type === 'authorization_code') return byCode(form, world)
      if (type === 'refresh_token') return byRefreshToken(form, world)
      return failure('unsupported_grant_type', 'grant_type')
    },
    revokeToken: (form) => revoke(form.get('token') ?? '', form.get('client_id'), world),
    recognizeToken: (token) => recognize(token, world),
  }
}

/** A code that comes twice was stolen, by the first or the second who has it: its tokens end. */
async function byCode(form: URLSearchParams, world: OAuthWorld): Promise<Answer> {
  const code = form.get('code') ?? ''
  return world.db.transaction().execute(async (trx) => {
    const grant = await holdGrant(trx, { code_hash: hashOf(code) })
    if (!grant) return noGrant('code')
    if (grant.family_hash !== null) {
      await end(trx, grant.id, 'application-ended', world)
      return noGrant('code was used before')
    }
    if (grant.code_ends_at.getTime() <= world.clock.now()) return noGrant('code has expired')
    if (form.get('client_id') !== grant.client_id) return noGrant('client_id')
    if (form.get('redirect_uri') !== grant.redirect_uri) return noGrant('redirect_uri')
    if (!isVerifier(form.get('code_verifier') ?? '', grant.challenge)) return noGrant('code_verifier')
    return give(trx, grant, newFamily(), grant.scopes, world)
  })
}

/** A refresh token that comes after its successor was given out was stolen, by one of the two: the grant ends. */
async function byRefreshToken(form: URLSearchParams, world: OAuthWorld): Promise<Answer> {
  const token = form.get('refresh_token') ?? ''
  const family = familyOf(token)
  if (family === undefined) return noGrant('refresh_token')
  return world.db.transaction().execute(async (trx) => {
    const grant = await holdGrant(trx, { family_hash: hashOf(family) })
    if (!grant || grant.ends_at!.getTime() <= world.clock.now()) return noGrant('refresh_token')
    if (form.get('client_id') !== grant.client_id) return noGrant('client_id')
    if (grant.refresh_hash !== hashOf(token)) {
      await end(trx, grant.id, 'application-ended', world)
      return noGrant('refresh_token was used before')
    }
    const scopes = scopesOf(form.get('scope'), grant.scopes)
    if (!scopes) return failure('invalid_scope', 'scope')
    return give(trx, grant, family, scopes, world)
  })
}

async function give(
  trx: Db,
  grant: GrantRow,
  family: string,
  scopes: OAuthScope[],
  { clock }: OAuthWorld,
): Promise<Answer> {
  const now = clock.now()
  const [accessToken, refreshToken] = [newAccessToken(), newRefreshToken(family)]
  await insertTokens(
    trx,
    grant.id,
    {
      access: { hash: hashOf(accessToken), scopes, ends_at: new Date(now + ACCESS_MS) },
      ...{ family_hash: hashOf(family), refresh_hash: hashOf(refreshToken) },
      ends_at: new Date(now + REFRESH_MS),
    },
    new Date(now + OVERLAP_MS),
  )
  return { ok: true, accessToken, refreshToken, scopes, seconds: ACCESS_MS / 1000 }
}

/** RFC 7636, 4.6. */
function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const [given, expected] = [
    createHash('sha256').update(verifier).digest(),
    Buffer.from(challenge, 'base64url'),
  ]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

async function end(
  trx: Db,
  grantId: string,
  action: 'application-ended' | 'application-disconnected',
  { audit }: OAuthWorld,
): Promise<void> {
  const gone = await deleteGrant(trx, grantId)
  if (!gone) return
  const { id, account_id, host } = gone
  const who =
    action === 'application-ended'
      ? { actor: 'system', target: account_id }
      : { actor: account_id, target: id }
  await audit.record({ ...who, action, detail: { host } }, trx)
}

/** A client that names itself must be the one that the token was given to. */
async function revoke(token: string, clientId: string | null, world: OAuthWorld): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    const grant = await grantOf(token, trx)
    if (!grant || (clientId !== null && clientId !== grant.client_id)) return
    await end(trx, grant.id, 'application-disconnected', world)
  })
}

async function grantOf(token: string, trx: Db): Promise<{ id: string; client_id: string } | undefined> {
  if (isAccessToken(token)) {
    const held = await findAccessToken(trx, hashOf(token))
    return held && { id: held.grant_id, client_id: held.client_id }
  }
  const family = familyOf(token)
  return family === undefined ? undefined : holdGrant(trx, { family_hash: hashOf(family) })
}

async function recognize(token: string, { db, clock, log }: OAuthWorld): Promise<SignedIn | null> {
  if (!isAccessToken(token)) return null
  const row = await findAccessToken(db, hashOf(token))
  const now = clock.now()
  if (!row || row.ends_at.getTime() <= now) return null
  if (!row.last_used_at || now - row.last_used_at.getTime() >= minutes(1)) {
    noteGrantUse(db, row.grant_id, { now: new Date(now), before: new Date(now - minutes(1)) }).catch(
      (error: unknown) => log.warn({ error }, 'the use of an application was not noted'),
    )
  }
  return {
    ...{ accountId: row.account_id, email: row.email, name: row.name },
    confirmed: row.confirmed_at !== null,
    ...{ locale: row.locale, timezone: row.timezone, scope: ['user'] },
    via: { kind: 'key', keyId: row.grant_id, scopes: row.scopes, application: true },
  }
}
