import type { SiteConfig } from '#contract/billing.ts'
import type { CaptchaChallenges } from '#platform/captcha/captcha.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Accounts } from '../accounts/types.ts'
import type { Admin } from '../admin/types.ts'
import type { ShownAnnouncements } from '../announcements/shown.ts'
import type { ApiKeys } from '../api-keys/types.ts'
import type { Orders } from '../billing/orders/types.ts'
import type { Billing } from '../billing/types.ts'
import type { Cards } from '../cards/types.ts'
import type { DomainPapers } from '../checkers/domain/paper/types.ts'
import type { Checkers, ListHistoryService } from '../checkers/types.ts'
import type { ClientReports } from '../client-reports/types.ts'
import type { OperatorMail } from '../contact/operator-mail.ts'
import type { Contact } from '../contact/types.ts'
import type { Docs } from '../docs/types.ts'
import type { DomainReports } from '../domain-reports/types.ts'
import type { Domains } from '../domains/types.ts'
import type { Webhooks } from '../events/types.ts'
import type { Lint } from '../lint/create.ts'
import type { MembersService } from '../members/types.ts'
import type { NewslettersService } from '../newsletters/types.ts'
import type { OAuth } from '../oauth/types.ts'
import type { Operations } from '../operations/types.ts'
import type { PlacementMonitors, Placements, Seeds } from '../placement/types.ts'
import type { Plans } from '../plans/types.ts'
import type { SiteSettingsService } from '../site-settings/types.ts'
import type { SpamTests } from '../spam-tests/types.ts'
import type { InstanceStatusService } from '../status/types.ts'
import type { BounceReports, EmailVerifier } from '../verifier/types.ts'
import type { VerifierLists } from '../verifier-lists/types.ts'
import type { ClientLinks, WatchedDomainsService } from '../watch/types.ts'

export interface Services {
  docs: Docs
  contact: Contact
  operatorMail: OperatorMail
  status: InstanceStatusService
  listHistory: ListHistoryService
  cards: Cards
  accounts: Accounts
  apiKeys: ApiKeys
  oauth: OAuth
  plans: Plans
  billing: Billing
  orders: Orders
  siteSettings: SiteSettingsService
  siteConfig: SiteConfig
  admin: Admin
  operations: Operations
  announcements: Pick<ShownAnnouncements, 'shown'>
  mailer: Mailer
  captcha: CaptchaChallenges
  spamTests: SpamTests
  lint: Lint
  domains: Domains
  domainReports: DomainReports
  webhooks: Webhooks
  watchedDomains: WatchedDomainsService
  clientLinks: ClientLinks
  clientReports: ClientReports
  newsletters: NewslettersService
  members: MembersService
  checkers: Checkers
  domainPapers: DomainPapers
  verifier: EmailVerifier
  verifierLists: VerifierLists
  bounces: BounceReports
  placements: Placements
  placementMonitors: PlacementMonitors
  seeds: Seeds
  /** What pages and the API may know of the configuration. */
  site: {
    brand: string
    publicUrl: string
    mailDomain: string
    smtpPort: number
    version: string
    rulesVersion: string
  }
}
