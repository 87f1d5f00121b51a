import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { SiteConfig } from '#contract/billing.ts'
import { rules } from '#engines/spam-test/weights.ts'
import { createPasswords } from '#outside/password.ts'
import { openDatabase } from '#storage/database.ts'
import { openSpool } from '#storage/spool.ts'
import { purgeTests, seenSelectors } from '#storage/tests.ts'
import type { Mailer } from './account-types.ts'
import { type AccountsPart, createAccounts } from './accounts/create.ts'
import { createAdmin } from './admin/create.ts'
import { type Analysis, createAnalysis } from './analysis.ts'
import { createApiKeys } from './api-keys/create.ts'
import { createAssistant } from './assistant.ts'
import { createBilling } from './billing/create.ts'
import { eraseBilling, exportBilling } from './billing/leftovers.ts'
import type { BillingParts } from './billing/parts.ts'
import { createCheckers } from './checkers.ts'
import { createIntake, type Intake } from './intake.ts'
import { instanceSecret } from './keys.ts'
import { createLanguageModel } from './language-model.ts'
import { createLive } from './live.ts'
import { createMailer } from './mailer/create.ts'
import { createOwnerOf } from './owner.ts'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import { createPlans, type PlansService } from './plans/create.ts'
import { createTestCharges } from './plans/test-charges.ts'
import { createSample } from './sample.ts'
import { createSiteSettings } from './site-settings/create.ts'
import { createSpamTests } from './spam-tests.ts'
import { createTestAddresses, type TestAddresses } from './test-addresses.ts'
import type { Services } from './types.ts'
import { captchaOf, createVerifier, type Verifier, type VerifierStandins } from './verifier/create.ts'
import { createListWork, type ListWork } from './verifier-lists/create.ts'
import { createWorlds, systemClock } from './worlds.ts'

/** Everything the parts of a process need, opened in order and closed in reverse. */
export type Application = {
  services: Services
  intake: Intake
  analysis: Analysis
  /** Null where no pictures are made. */
  pictures: PictureQueue | null
  addresses: TestAddresses
  accountsPart: AccountsPart
  plans: PlansService
  billing: BillingParts
  verifier: Verifier
  lists: ListWork
  secret: Uint8Array
  database: Awaited<ReturnType<typeof openDatabase>>
  queue: Awaited<ReturnType<typeof openDatabase>>['queue']
  /** Removes what is past its time; answers how many tests and verifications. */
  purge(): Promise<number>
  /** True when the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** In place of the world outside, which only tests give. */
export type Standins = VerifierStandins & { mailer?: Mailer }

export const version = '0.1.0'

export async function createApplication(
  config: Config,
  log: Logger,
  standins: Standins = {},
): Promise<Application> {
  const clock = standins.clock ?? systemClock
  const database = await openDatabase({ url: config.DATABASE_URL, directory: config.DATA_DIR })
  const [secret, spool, worlds, live, passwords] = await Promise.all([
    instanceSecret(config.DATA_DIR),
    openSpool(join(config.DATA_DIR, 'spool')),
    createWorlds(config),
    createLive(database),
    createPasswords(),
  ])
  const addresses = createTestAddresses(secret, config.ADDRESS_HOURS)
  const ownerOf = createOwnerOf(addresses)
  const { db } = database
  const plans = await createPlans({
    db,
    mode: config.BILLING,
    graceDays: config.BILLING_GRACE_DAYS,
    secret,
    clock,
  })
  const mailer = standins.mailer ?? createMailer({ config, clock, log })
  const accountsPart = createAccounts({
    config,
    db: database.db,
    addresses,
    secret,
    passwords,
    mailer,
    captcha: captchaOf(config, log),
    planOf: plans.planOf,
    erasers: [(trx, { accountId }) => plans.erase(trx, accountId), eraseBilling],
    exporters: [exportBilling(db, plans.service)],
    clock,
    log,
  })
  const { presentOwner, audit } = accountsPart
  const billing = await createBilling(config, {
    database,
    plans: plans.service,
    audit,
    clock,
    log,
    publicUrl: config.PUBLIC_URL,
    graceDays: config.BILLING_GRACE_DAYS,
  })
  const charges = createTestCharges(plans.service)
  const { studios } = worlds
  const analysis = createAnalysis({ database, live, worlds, clock, charges, draws: studios !== null, log })
  const pictures = studios
    ? createPictureQueue({ database, live, studios, clock, charges, places: config.PICTURES_AT_ONCE, log })
    : null
  const intake = createIntake({
    database,
    spool,
    addresses,
    presentOwner,
    analysis,
    pictures,
    clock,
    retentionDays: async (owner) =>
      (await plans.service.entitledOwner(owner))?.limits.retention_days ?? config.RETENTION_DAYS,
    log,
  })
  const sample = await createSample({
    worlds,
    studio: studios?.sample ?? null,
    live,
    publicUrl: config.PUBLIC_URL,
    log,
  })
  const { spamEngines } = worlds
  const { resolver, blacklists } = worlds.checkers
  const verifier = await createVerifier({
    config,
    database,
    resolver,
    blacklists,
    secret,
    clock,
    plans: plans.service,
    log,
    ...standins,
  })
  const lists = await createListWork({
    config,
    database,
    addresses,
    verify: verifier.verify,
    // Without an account nobody answers for what is asked: the daily limit of the form is not for lists.
    probing: (visitor) =>
      visitor.account ? 'allowed' : verifier.service.info(visitor).smtp ? 'signed-out' : 'off',
    count: (visitor, id, addresses) =>
      plans.service.reserve(visitor, 'email_verification', `list/${id}`, addresses),
    clock,
    log,
  })
  return {
    services: {
      accounts: accountsPart.accounts,
      apiKeys: createApiKeys({ db, plans: plans.service, audit, clock, log }),
      plans: plans.service,
      billing: billing.service,
      siteSettings: createSiteSettings({ db, brand: config.BRAND_NAME, audit, clock, log }),
      siteConfig: siteConfigOf(config, mailer),
      admin: createAdmin({ config, db, resolver, mailer, plans: plans.service, audit, version, clock }),
      mailer,
      spamTests: createSpamTests({
        config,
        database,
        addresses,
        ownerOf,
        presentOwner,
        intake,
        analysis,
        plans: plans.service,
        live,
        sample,
        spamEngines,
        assistant: createAssistant({ database, live, model: createLanguageModel(config), clock, log }),
        printer: studios?.printer ?? null,
        clock,
        log,
      }),
      checkers: createCheckers({
        ...worlds.checkers,
        clock,
        seenSelectors: async (visitor, domain) => {
          const owner = ownerOf(visitor)
          return owner ? seenSelectors(database.db, owner, domain) : []
        },
      }),
      verifier: verifier.service,
      verifierLists: lists.service,
      site: {
        brand: config.BRAND_NAME,
        publicUrl: config.PUBLIC_URL,
        mailDomain: config.MAIL_DOMAIN,
        smtpPort: config.SMTP_PORT,
        version,
        rulesVersion: rules.version,
      },
    },
    intake,
    analysis,
    pictures,
    addresses,
    accountsPart,
    plans,
    billing,
    verifier,
    lists,
    secret,
    database,
    queue: database.queue,
    purge: async () => {
      const now = new Date(clock.now())
      await plans.purge()
      await billing.purge(now)
      return (
        (await purgeTests(database.db, now)) + (await verifier.purge(now)) + (await lists.service.purge())
      )
    },
    ready: () =>
      database.db
        .selectNoFrom((is) => is.lit(1).as('one'))
        .executeTakeFirst()
        .then(Boolean, () => false),
    close: async () => {
      await intake.idle()
      await accountsPart.idle()
      await billing.idle()
      await mailer.close()
      await lists.close()
      await verifier.close()
      await pictures?.close()
      await live.close()
      await spool.close()
      await database.close()
      await worlds.close()
    },
  }
}

/** What pages may know of the configuration before anybody signs in. */
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
