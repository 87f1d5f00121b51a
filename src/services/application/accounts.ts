import { createPasskeyChecks } from '#adapters/passkeys.ts'
import { createPasswordStrength } from '#adapters/password-strength.ts'
import { leaveErased } from '#storage/members/seats.ts'
import { createAccounts } from '../accounts/create.ts'
import { accountTag } from '../accounts/owner.ts'
import { createBilling } from '../billing/create.ts'
import { exportOrders } from '../billing/orders/account-export.ts'
import { eraseBilling, exportBilling } from '../billing/personal-data.ts'
import { exportClientReports } from '../client-reports/account-export.ts'
import { exportDomainReports } from '../domain-reports/account-export.ts'
import { exportWebhooks } from '../events/account-export.ts'
import { exportMembers } from '../members/account-export.ts'
import { exportNewsletters } from '../newsletters/account-export.ts'
import { exportApplications } from '../oauth/account-export.ts'
import { exportPlacements } from '../placement/report/export.ts'
import { exportWatched } from '../watch/account-export.ts'
import type { Core } from './core.ts'

/** What they are built on: all of the core has it, and so does the command line. */
type AccountsCore = Pick<
  Core,
  | 'config'
  | 'database'
  | 'db'
  | 'keys'
  | 'passwords'
  | 'addresses'
  | 'plans'
  | 'mailer'
  | 'captcha'
  | 'shownBlobs'
  | 'clock'
  | 'log'
>

/** Accounts, and what they pay: each needs the other. */
export type AccountParts = Awaited<ReturnType<typeof createAccountParts>>

export async function createAccountParts(core: AccountsCore) {
  const { config, database, db, addresses, plans, clock, log } = core
  const accountsPart = createAccounts({
    ...core,
    passkeyChecks: createPasskeyChecks({ publicUrl: config.PUBLIC_URL, brand: config.BRAND_NAME }),
    blobs: core.shownBlobs,
    strength: createPasswordStrength(),
    planOf: plans.planOf,
    leave: (accountId) => billing.leave(accountId),
    erasers: [(trx, { accountId }) => plans.erase(trx, accountId), eraseBilling, leaveErased],
    exporters: [
      exportBilling(db, plans.service, config.PUBLIC_URL),
      exportOrders(db),
      exportDomainReports(db, config.MAIL_DOMAIN),
      exportWebhooks(db),
      exportApplications(db, clock),
      exportWatched(db),
      exportClientReports(db),
      exportNewsletters(db, config.MAIL_DOMAIN),
      exportMembers(db),
      exportPlacements(db, (accountId) => accountTag(addresses, accountId), config.PUBLIC_URL),
    ],
  })
  const { resealed, lost } = await accountsPart.reseal()
  if (resealed) log.info({ count: resealed }, 'second factors were sealed with the present secret')
  if (lost) log.warn({ count: lost }, 'second factors were sealed with a secret that is not here')
  const billing = await createBilling(config, {
    ...{ database, clock, log },
    plans: plans.service,
    audit: accountsPart.audit,
    publicUrl: config.PUBLIC_URL,
    graceDays: config.BILLING_GRACE_DAYS,
  })
  return { accountsPart, billing }
}
