import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from './visitor.ts'

/** Refusal `unauthorized` (401) without a session, `forbidden` (403) for other accounts than administrators. */
export function requireAdmin(caller: SignedIn | null | undefined): asserts caller is SignedIn {
  if (!caller) throw new Refusal(401, 'unauthorized', 'account.sign_in_first')
  const byKey = caller.via.kind === 'key' && !caller.via.scopes.includes('admin')
  if (!caller.scope.includes('admin') || byKey) {
    throw new Refusal(403, 'forbidden', 'account.admins_only')
  }
}

/** `work` hears which administrator it is, and is not done for anybody else: refusals as of requireAdmin. */
export const forAdmins =
  <A extends unknown[], R>(work: (by: string, ...given: A) => Promise<R>) =>
  async (caller: SignedIn | null, ...given: A): Promise<R> => {
    requireAdmin(caller)
    return work(caller.accountId, ...given)
  }
