import type { Config } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { scopeOf } from './present.ts'
import type { SignedIn } from './visitor.ts'

/** What an account may do: an administrator who must have a second factor and has none is like everyone else. */
export function rightsOf(
  row: { is_admin: boolean; totp_enabled_at: Date | null },
  config: Pick<Config, 'ADMIN_SECOND_FACTOR'>,
): Pick<SignedIn, 'scope' | 'needsFactor'> {
  const lacksFactor = row.is_admin && config.ADMIN_SECOND_FACTOR && row.totp_enabled_at === null
  return lacksFactor ? { scope: scopeOf(false), needsFactor: true } : { scope: scopeOf(row.is_admin) }
}

/**
 * Refusal `unauthorized` (401) without a session, `forbidden` (403) for other accounts than administrators,
 * `second_factor_needed` (403) for administrators who have to turn it on first.
 */
export function requireAdmin(caller: SignedIn | null | undefined): asserts caller is SignedIn {
  if (!caller) throw new Refusal(401, 'unauthorized', 'account.sign_in_first')
  if (caller.needsFactor) throw new Refusal(403, 'second_factor_needed', 'account.admin_needs_factor')
  const byKey = caller.via.kind === 'key' && !caller.via.scopes.includes('admin')
  if (!caller.scope.includes('admin') || byKey) {
    throw new Refusal(403, 'forbidden', 'account.admins_only')
  }
}

/** `work` hears which administrator it is, and is not done for anyone else: refusals as of requireAdmin. */
export const forAdmins =
  <A extends unknown[], R>(work: (by: string, ...given: A) => Promise<R>) =>
  async (caller: SignedIn | null, ...given: A): Promise<R> => {
    requireAdmin(caller)
    return work(caller.accountId, ...given)
  }
