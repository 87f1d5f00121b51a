import type { Context } from 'hono'
import { Refusal } from '#platform/refusals/refusal.ts'
import { requireAdmin } from '#services/accounts/require-admin.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'

/** Who must be there for a call. */

/** Refusal `unauthorized` (401) for a caller who is not signed in. */
export function signedIn(c: Context): SignedIn {
  const account = c.get('account') as SignedIn | null
  if (account) return account
  throw new Refusal(401, 'unauthorized', 'account.sign_in_first')
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
