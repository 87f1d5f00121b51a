import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import { withContext } from '#platform/logs/request-context.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Accounts } from '#services/accounts/types.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { isToolPath, neededScopes, takesTokens } from './key-scopes.ts'
import { isCallOfTool } from './mcp/calls.ts'
import { requireSeatRight } from './seat-gate.ts'
import { dropSession, sessionOf } from './session-cookie.ts'

/** Who asks: by the session cookie of a browser, or by a bearer token, which is a session's or an API key. */

export type Recognition = {
  accounts: Pick<Accounts, 'recognize'>
  /** Null for what is no API key or a revoked one. */
  recognizeKey: (token: string, from: string) => Promise<SignedIn | null>
  /** Null for what is no access token of OAuth or one that has ended. */
  recognizeApplication: (token: string) => Promise<SignedIn | null>
  secure: boolean
  /** Whether a request comes from a page of this site. */
  isOwnOrigin(request: Request): boolean
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Calls that are made with an expired token. */
const open =
  /^\/api\/(?:login|logout|register|profile\/(?:forgot|reset|confirm)|profile\/verify|login\/two-factor|wishes|passkeys)(?:\/|$)/

/** Sets `account` on the request. Refusal `unauthorized` (401), `foreign_origin` and `scope` (403). */
export function recognize(world: Recognition): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/assets/')) return next()
    const token = bearerOf(c)
    const account = token === undefined ? await byCookie(c, world) : await byBearer(c, token, world)
    c.set('account', account)
    if (!account?.seat && !account?.seatOver) return next()
    requireSeatRight(account, c.req.method, c.req.path)
    if (!account.seat) return next()
    c.set('isSeated', () => isStill(account, token ?? sessionOf(c), world))
    // Entries of the audit log name the person.
    return withContext({ member: account.seat.own.accountId }, next)
  }
}

/** Whether the caller of a stream may go on reading: their seat may be over by now. */
async function isStill(account: SignedIn, token: string | undefined, world: Recognition): Promise<boolean> {
  if (token === undefined || account.via.kind !== 'session') return false
  const now = await world.accounts.recognize(token, account.via.carrier)
  return now?.accountId === account.accountId
}

async function byCookie(c: Context, world: Recognition): Promise<SignedIn | null> {
  const token = sessionOf(c)
  if (!token) return null
  const account = await world.accounts.recognize(token, 'cookie')
  if (!account) {
    // A page alone: what it fetches may still be on its way when a change gives this browser a new session, and would
    // take the new cookie away.
    if (c.req.header('sec-fetch-mode') === 'navigate') dropSession(c, world.secure)
    return null
  }
  if (!safeMethods.has(c.req.method) && !world.isOwnOrigin(c.req.raw)) {
    throw new Refusal(403, 'foreign_origin', 'request.from_no_page')
  }
  return account
}

async function byBearer(c: Context, token: string, world: Recognition): Promise<SignedIn | null> {
  const path = c.req.path
  if (!takesTokens(path)) return null
  const account =
    (await world.recognizeKey(token, c.get('network'))) ??
    (isOfTools(c) ? await world.recognizeApplication(token) : null) ??
    (await world.accounts.recognize(token, 'bearer')) ??
    null
  if (!account && !open.test(path)) {
    throw new Refusal(401, 'unauthorized', 'account.token_unknown')
  }
  if (account?.via.kind === 'key') requireScope(account.via.scopes, c.req.method, path)
  return account
}

/** Tokens of OAuth are for the tools (RFC 8707), and for the calls that these make. */
const isOfTools = (c: Context): boolean => isToolPath(c.req.path) || isCallOfTool(c)

function requireScope(scopes: string[], method: string, path: string): void {
  const needed = neededScopes(method, path)
  if (needed === 'any') return
  if (needed === 'none') throw new Refusal(403, 'scope', 'account.not_by_key')
  if (needed.some((scope) => scopes.includes(scope))) return
  throw new Refusal(403, 'scope', message('account.scope_needed', { scope: needed[0]! }))
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
