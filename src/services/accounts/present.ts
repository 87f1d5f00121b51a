import type { MailStopped, Profile } from '#contract/accounts.ts'
import type { AccountRow } from '#storage/accounts.ts'
import { countsAt } from './links/new-address.ts'
import { lostFactorCountsAt } from './links/wishes.ts'

/** What of an account stands elsewhere. `factorLostAt`: when the second factor was said to be lost, where it was. */
export type Beside = { planId: string; mailStopped: MailStopped | null; factorLostAt?: Date | null }

/** An account as its owner sees it. */
export function presentProfile(row: AccountRow, { planId, mailStopped, factorLostAt }: Beside): Profile {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    pending_email: row.pending_email,
    pending_counts_at: countsAt(row)?.toISOString() ?? null,
    factor_lost_counts_at: factorLostAt ? lostFactorCountsAt(factorLostAt).toISOString() : null,
    mail_stopped: mailStopped,
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
