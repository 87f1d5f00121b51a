import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#platform/refusals/refusal.ts'
import { requireAdmin } from '#services/accounts/require-admin.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'

/** Who must be there for a call. */

/**
 * `account`: who has one, by session or API key; which keys, says key-scopes.ts. `person`: by session, never by a key.
 * `bearer`: not by a cookie. `admin`: an administrator.
 */
export type Caller = 'anyone' | 'account' | 'person' | 'bearer' | 'admin'

/** Runs before anything of the request is read: who may not call learns nothing of what the call would take. */
export const guard =
  (caller: Caller): MiddlewareHandler =>
  async (c, next) => {
    requires[caller](c)
    await next()
  }

const requires: Record<Caller, (c: Context) => unknown> = {
  anyone: () => undefined,
  account: signedIn,
  person: inPerson,
  bearer: byHeader,
  admin,
}

/** Refusal `unauthorized` (401) for a caller who is not signed in. */
export function signedIn(c: Context): SignedIn {
  const account = c.get('account') as SignedIn | null
  if (account) return account
  throw new Refusal(401, 'unauthorized', 'account.sign_in_first')
}

/** Refusal 401 for a caller whose token came as a cookie. */
function byHeader(c: Context): SignedIn {
  const caller = signedIn(c)
  if (caller.via.kind === 'session' && caller.via.carrier === 'cookie') {
    throw new Refusal(401, 'unauthorized', 'account.token_in_header')
  }
  return caller
}

/** By session: what an API key must never do. Refusal 401, or `scope` (403). */
export function inPerson(c: Context): SignedIn {
  const caller = signedIn(c)
  if (caller.via.kind === 'session') return caller
  throw new Refusal(403, 'scope', 'account.not_by_key')
}

/** Refusals as of requireAdmin. */
export function admin(c: Context): SignedIn {
  const caller = c.get('account') as SignedIn | null
  requireAdmin(caller)
  return caller
}
