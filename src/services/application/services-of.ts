import { rules } from '@postproof/spam-test/weights'
import type { Config } from '#config.ts'
import type { SiteConfig } from '#contract/billing.ts'
import { createChallenges } from '#platform/captcha/captcha.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { version } from '#platform/version.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { createAdmin } from '../admin/create.ts'
import { createAnnouncements } from '../announcements/write.ts'
import { createApiKeys } from '../api-keys/create.ts'
import { createOrders } from '../billing/orders/create.ts'
import { createCards } from '../cards/create.ts'
import { createDomainPapers } from '../checkers/domain/paper/create.ts'
import { createContact } from '../contact/contact.ts'
import { createOperatorMail } from '../contact/operator-mail.ts'
import { createDocs } from '../docs/create.ts'
import { readDocs } from '../docs/read.ts'
import { createDomainReports } from '../domain-reports/create.ts'
import { createDomains } from '../domains/domains.ts'
import type { EventsPart } from '../events/create.ts'
import { createLint } from '../lint/create.ts'
import { createOAuth } from '../oauth/create.ts'
import { createAbuse } from '../operations/abuse.ts'
import { createOperations } from '../operations/create.ts'
import { createDeadLetters } from '../operations/dead-letters.ts'
import { createErasures } from '../operations/erasures.ts'
import { createReturnedMailFigures } from '../operations/returned-mail.ts'
import { createSiteSettings } from '../site-settings/create.ts'
import { createInstanceStatus } from '../status/instance-status.ts'
import { createAddressKeys } from '../verifier/address-keys.ts'
import type { AccountParts } from './accounts.ts'
import type { CheckParts } from './checks.ts'
import type { Core } from './core.ts'
import type { Services } from './services.ts'
import type { SpamTestParts } from './spam-tests.ts'

/** What pages, API, jobs and the command line may ask for. */
export async function servicesOf(
  core: Core,
  people: AccountParts,
  { spamTests, overload, pool }: SpamTestParts,
  checks: CheckParts,
  { webhooks }: EventsPart,
  {
    watchedDomains,
    clientLinks,
    clientReports,
    newsletters,
    members,
  }: Pick<Services, 'watchedDomains' | 'clientLinks' | 'clientReports' | 'newsletters' | 'members'>,
): Promise<Services> {
  const { config, mailer, captcha, worlds, clock } = core
  const plans = core.plans.service
  const { accounts, administration, audit, proofs, notify, mayWrite } = people.accountsPart
  const { checkers, verifier, placement } = checks
  const siteSettings = createSiteSettings({ ...core, brand: config.BRAND_NAME, audit })
  const health = { ...core, ...worlds.checkers, pressure: overload.mail }
  const cards = createCards({
    ...{ checkers, clock },
    brand: config.BRAND_NAME,
    publicUrl: config.PUBLIC_URL,
    reports: spamTests,
    paint: checks.paint,
  })
  return {
    ...{
      accounts,
      plans,
      siteSettings,
      cards,
      mailer,
      spamTests,
      checkers,
      watchedDomains,
      clientLinks,
      clientReports,
      newsletters,
      members,
    },
    domainPapers: createDomainPapers({
      ...{ checkers, brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL },
      printer: worlds.studios?.printer ?? null,
    }),
    lint: createLint({ ...core, pool }),
    domains: createDomains({ ...core, plans }),
    domainReports: createDomainReports({ ...core, pool, resolver: worlds.checkers.resolver }),
    webhooks,
    docs: createDocs(await readDocs()),
    apiKeys: createApiKeys({ ...core, plans, audit, proofs, notify }),
    oauth: createOAuth({
      ...{ ...core, plans, audit, proofs, notify },
      http: core.fakes.clientDocuments ?? worlds.checkers.http,
      publicUrl: config.PUBLIC_URL,
    }),
    billing: people.billing.service,
    orders: createOrders({
      ...{ ...core, plans, audit, settings: siteSettings, mayWrite },
      ...{ mode: config.BILLING, ordered: people.billing.ordered },
      ...{ publicUrl: config.PUBLIC_URL, printer: worlds.studios?.printer ?? null },
    }),
    contact: createContact({ ...core, settings: siteSettings }),
    operatorMail: createOperatorMail({ ...core, settings: siteSettings }),
    status: createInstanceStatus(health),
    listHistory: checks.listHistory.service,
    siteConfig: siteConfigOf(config, mailer),
    admin: createAdmin({
      ...{ ...health, plans, audit, administration, proofs, version },
      refuseGrant: people.billing.refuseGrant,
    }),
    announcements: core.shownAnnouncements,
    operations: createOperations({
      announcements: createAnnouncements({ ...core, audit }),
      deadLetters: createDeadLetters(core),
      returnedMail: createReturnedMailFigures({ db: core.db, domain: config.MAIL_BOUNCE_DOMAIN }),
      proofs,
      erasures: createErasures({
        ...{ db: core.db, audit, keysOf: createAddressKeys(core.keys.pseudonyms) },
        secrets: createSecrets(core.keys),
        storesElsewhere: core.blobs.keeper === 's3',
      }),
      abuse: createAbuse({ ...core, names: core.useNames, audit, now: clock.now }),
    }),
    captcha: createChallenges(captcha),
    verifier: countVerifications(verifier.service, core),
    verifierLists: checks.lists.service,
    bounces: verifier.bounces,
    placements: placement.placements,
    placementMonitors: placement.monitors,
    seeds: placement.seeds,
    site: siteOf(config),
  }
}

/** Counts verifications for the operator, and refuses those at a domain that is limited. */
const countVerifications = (
  verifier: Services['verifier'],
  { useBook, useLimits }: Pick<Core, 'useBook' | 'useLimits'>,
): Services['verifier'] => ({
  ...verifier,
  async start(email, captcha, visitor) {
    const domain = email.split('@')[1]?.trim()
    await useLimits.require({ domain })
    const started = await verifier.start(email, captcha, visitor)
    useBook.note('verification', { network: visitor.network, accountId: visitor.account?.accountId, domain })
    return started
  },
})

const siteOf = (config: Config): Services['site'] => ({
  brand: config.BRAND_NAME,
  publicUrl: config.PUBLIC_URL,
  mailDomain: config.MAIL_DOMAIN,
  smtpPort: config.SMTP_PORT,
  version,
  rulesVersion: rules.version,
})

/** What pages may know of the configuration before anyone signs in. */
const siteConfigOf = (config: Config, mailer: Mailer): SiteConfig => ({
  billing: config.BILLING,
  stripe_publishable_key: (config.BILLING === 'stripe' && config.STRIPE_PUBLISHABLE_KEY) || null,
  captcha:
    config.CAPTCHA_PROVIDER === 'none'
      ? null
      : { provider: config.CAPTCHA_PROVIDER, site_key: config.CAPTCHA_SITE_KEY },
  registration: config.REGISTRATION,
  mail: mailer.kept() ? 'development' : 'smtp',
})
