import type { Profile } from '#contract/accounts.ts'
import type { AccountRow } from '#storage/accounts.ts'
import { countsAt } from './links/new-address.ts'
import { lostFactorCountsAt } from './links/wishes.ts'

/** An account as its owner sees it; `factorLostAt`: when the second factor was said to be lost, where it was. */
export function presentProfile(row: AccountRow, planId: string, factorLostAt: Date | null = null): Profile {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    pending_email: row.pending_email,
    pending_counts_at: countsAt(row)?.toISOString() ?? null,
    factor_lost_counts_at: factorLostAt ? lostFactorCountsAt(factorLostAt).toISOString() : null,
    locale: row.locale,
    timezone: row.timezone,
    plan_id: planId,
    email_verified_at: row.confirmed_at?.toISOString() ?? null,
    scope: scopeOf(row.is_admin),
    two_factor_enabled: row.totp_enabled_at !== null,
    created_at: row.created_at.toISOString(),
    deletion_at: row.deletion_at?.toISOString() ?? null,
  }
}

export const scopeOf = (isAdmin: boolean): Profile['scope'] => (isAdmin ? ['user', 'admin'] : ['user'])
