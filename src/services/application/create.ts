import type { Logger } from 'pino'
import { createClock } from '#adapters/clock.ts'
import { createPasskeyChecks } from '#adapters/passkeys.ts'
import { createPasswords } from '#adapters/password.ts'
import { createPasswordStrength } from '#adapters/password-strength.ts'
import { createSvgPainter } from '#adapters/svg-painter.ts'
import type { Config } from '#config.ts'
import type { SiteConfig } from '#contract/billing.ts'
import { rules } from '#engines/spam-test/weights.ts'
import { openBlobs, refusing, sweepBlobs } from '#platform/blobs/blobs.ts'
import { captchaOf, createChallenges } from '#platform/captcha/captcha.ts'
import { createHeartbeat } from '#platform/health/heartbeat.ts'
import { boundsOf, createOverload } from '#platform/health/overload.ts'
import { createReadiness } from '#platform/health/readiness.ts'
import { openInstanceKeys } from '#platform/keys/keys.ts'
import { createLive } from '#platform/live/live.ts'
import { createMailer } from '#platform/mailer/create.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { measuredDialer } from '#platform/metrics/measured.ts'
import { type Metrics, silentMetrics } from '#platform/metrics/types.ts'
import { createSharedBuckets } from '#platform/rate-limits/shared.ts'
import { purgeAudit } from '#storage/audit.ts'
import { openDatabase } from '#storage/database.ts'
import { readDepths } from '#storage/health.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { openSpool } from '#storage/spool/open.ts'
import { purgeTests, seenSelectors } from '#storage/tests.ts'
import { createAccounts } from '../accounts/create.ts'
import { accountTag, createOwnerOf } from '../accounts/owner.ts'
import { createAdmin } from '../admin/create.ts'
import { createAnalysisProcesses } from '../analysis/create.ts'
import { createApiKeys } from '../api-keys/create.ts'
import { createBilling } from '../billing/create.ts'
import { eraseBilling, exportBilling } from '../billing/leftovers.ts'
import { createCards } from '../cards/create.ts'
import { createCheckers } from '../checkers/checkers.ts'
import { createListHistory } from '../checkers/list-history.ts'
import { createContact } from '../contact/contact.ts'
import { createDocs } from '../docs/create.ts'
import { readDocs } from '../docs/read.ts'
import { createPictureQueue } from '../pictures/picture-queue.ts'
import { createPlacement } from '../placement/create.ts'
import { exportPlacements } from '../placement/report/export.ts'
import { createPlans } from '../plans/create.ts'
import { createTestCharges } from '../plans/test-charges.ts'
import { createSiteSettings } from '../site-settings/create.ts'
import { createAnalysis } from '../spam-tests/analysis.ts'
import { createAssistant } from '../spam-tests/assistant/assistant.ts'
import { createLanguageModel } from '../spam-tests/assistant/language-model.ts'
import { createIntake } from '../spam-tests/intake/intake.ts'
import { createTestAddresses } from '../spam-tests/intake/test-addresses.ts'
import { createSample } from '../spam-tests/sample.ts'
import { createSpamTests } from '../spam-tests/spam-tests.ts'
import { createInstanceStatus } from '../status/instance-status.ts'
import { createDialer, createVerifier } from '../verifier/create.ts'
import { createListWork } from '../verifier-lists/create.ts'
import { type Application, type Fakes, type Ground, version } from './application.ts'
import { createWorlds, systemClock } from './worlds.ts'

/** Long enough to look into what came out late; no plan says otherwise. */
const AUDIT_KEPT_MS = 730 * 86_400_000

export async function createApplication(
  config: Config,
  log: Logger,
  fakes: Fakes = {},
  metrics: Metrics = silentMetrics,
): Promise<Application> {
  const clock = fakes.clock ?? createClock()
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    now: new Date(clock.now()),
    log,
  })
  try {
    return await assemble({ config, log, fakes, metrics, clock, database })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assemble(ground: Ground): Promise<Application> {
  const { config, log, fakes, metrics, clock, database } = ground
  const { db } = database
  const [keys, spool, worlds, live, passwords] = await Promise.all([
    openInstanceKeys(config, database.db),
    openSpool(spoolOf(config.DATA_DIR), { log }),
    // A clock that a test moves as it likes is not for waiting for answers.
    createWorlds(config, metrics, fakes.clock ? systemClock : clock),
    createLive(database),
    createPasswords(),
  ])
  const buckets = createSharedBuckets({ db, secret: keys.pseudonyms, log })
  const addresses = createTestAddresses(keys, config.ADDRESS_HOURS)
  const ownerOf = createOwnerOf(addresses)
  const blobs = await openBlobs(config, db, clock)
  const shownBlobs = refusing(blobs, log)
  const plans = await createPlans({
    db,
    mode: config.BILLING,
    graceDays: config.BILLING_GRACE_DAYS,
    secret: keys.pseudonyms,
    clock,
  })
  const captcha = captchaOf(config, { db, keys, log })
  const mailer = fakes.mailer ?? (await createMailer({ config, database, keys, clock, log }))
  const accountsPart = createAccounts({
    passkeyChecks: createPasskeyChecks({ publicUrl: config.PUBLIC_URL, brand: config.BRAND_NAME }),
    config,
    db: database.db,
    blobs: shownBlobs,
    addresses,
    keys,
    passwords,
    strength: createPasswordStrength(),
    mailer,
    captcha,
    planOf: plans.planOf,
    leave: (accountId) => billing.leave(accountId),
    erasers: [(trx, { accountId }) => plans.erase(trx, accountId), eraseBilling],
    exporters: [
      exportBilling(db, plans.service),
      exportPlacements(db, (accountId) => accountTag(addresses, accountId), config.PUBLIC_URL),
    ],
    clock,
    log,
  })
  const { presentOwner, audit, proofs, tell } = accountsPart
  const { resealed, lost } = await accountsPart.reseal()
  if (resealed) log.info({ count: resealed }, 'second factors were sealed with the present secret')
  if (lost) log.warn({ count: lost }, 'second factors were sealed with a secret that is not here')
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
  const pool = createAnalysisProcesses({ config, worlds, metrics, log })
  const analysis = createAnalysis({
    database,
    blobs,
    live,
    pool,
    clock,
    charges,
    draws: studios !== null,
    metrics,
    log,
  })
  const pictures = studios
    ? createPictureQueue({
        database,
        blobs,
        live,
        studios,
        clock,
        charges,
        pool,
        places: config.PICTURES_AT_ONCE,
        ...(fakes.picturePausesMs ? { pausesMs: fakes.picturePausesMs } : {}),
        metrics,
        log,
      })
    : null
  const intake = createIntake({
    database,
    blobs,
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
  const overload = createOverload({
    bounds: boundsOf(config.HTTP_MAX_REQUESTS, config.HTTP_MAX_STREAMS),
    backlog: intake.backlog,
    backlogOf: intake.backlogOf,
    ...fakes.overload,
  })
  const sample = await createSample({
    pool,
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
    secret: keys.pseudonyms,
    captcha,
    clock,
    plans: plans.service,
    ownerOf,
    log,
    ...fakes,
    dialer: measuredDialer(fakes.dialer ?? createDialer(config, clock), metrics),
  })
  const lists = await createListWork({
    config,
    database,
    addresses,
    verify: verifier.verify,
    ownEvidence: verifier.evidence.ofList,
    prospectsOf: verifier.prospectsOf,
    // Without an account nobody answers for what is asked: the daily limit of the form is not for lists.
    probing: (visitor) =>
      visitor.account ? 'allowed' : verifier.service.info(visitor).smtp ? 'signed-out' : 'off',
    reserve: (visitor, id, amount, work) =>
      plans.service.reserve(visitor, { metric: 'email_verification', subject: `list/${id}`, amount }, work),
    clock,
    log,
  })
  const siteSettings = createSiteSettings({ db, brand: config.BRAND_NAME, audit, clock, log })
  const spamTests = createSpamTests({
    pictures,
    config,
    database,
    blobs: shownBlobs,
    addresses,
    ownerOf,
    presentOwner,
    intake,
    mayTake: () => overload.mail() === null,
    analysis,
    pool,
    plans: plans.service,
    live,
    sample,
    spamEngines,
    assistant: createAssistant({ database, live, pool, model: createLanguageModel(config), clock, log }),
    printer: studios?.printer ?? null,
    clock,
    log,
  })
  const placement = await createPlacement({
    config,
    database,
    keys,
    resolver,
    http: worlds.checkers.http,
    blacklists,
    ownerOf,
    plans: plans.service,
    audit,
    mailer,
    printer: studios?.printer ?? null,
    metrics,
    clock,
    log,
    ...(fakes.placement ? { fakes: fakes.placement } : {}),
  })
  const health = { config, db, blobs, resolver, blacklists, mailer, clock, pressure: overload.mail }
  const checkers = createCheckers({
    ...worlds.checkers,
    clock,
    seenSelectors: async (visitor, domain) => {
      const owner = ownerOf(visitor)
      return owner ? seenSelectors(database.db, owner, domain) : []
    },
  })
  const listHistory = createListHistory({ db, clock, blacklists })
  const heartbeat = createHeartbeat({ db, clock, parts: config.PARTS, version, log })
  return {
    services: {
      docs: createDocs(await readDocs()),
      accounts: accountsPart.accounts,
      apiKeys: createApiKeys({ db, plans: plans.service, audit, ...{ proofs, tell }, clock, log }),
      plans: plans.service,
      billing: billing.service,
      siteSettings,
      contact: createContact({ config, db, keys, mailer, settings: siteSettings, captcha, clock }),
      status: createInstanceStatus(health),
      listHistory: listHistory.service,
      cards: createCards({
        brand: config.BRAND_NAME,
        publicUrl: config.PUBLIC_URL,
        reports: spamTests,
        checkers,
        paint: createSvgPainter(),
        clock,
      }),
      siteConfig: siteConfigOf(config, mailer),
      admin: createAdmin({
        ...health,
        plans: plans.service,
        audit,
        version,
        refuseGrant: billing.refuseGrant,
      }),
      mailer,
      captcha: createChallenges(captcha),
      spamTests,
      checkers,
      verifier: verifier.service,
      verifierLists: lists.service,
      bounces: verifier.bounces,
      placements: placement.placements,
      placementMonitors: placement.monitors,
      seeds: placement.seeds,
      site: {
        brand: config.BRAND_NAME,
        publicUrl: config.PUBLIC_URL,
        mailDomain: config.MAIL_DOMAIN,
        smtpPort: config.SMTP_PORT,
        version,
        rulesVersion: rules.version,
      },
    },
    clock,
    intake,
    overload,
    heartbeat,
    analysis,
    pictures,
    addresses,
    accountsPart,
    plans,
    billing,
    verifier,
    lists,
    placement,
    buckets,
    keys,
    database,
    blobs,
    queue: database.queue,
    purge: async () => {
      const now = new Date(clock.now())
      await plans.purge()
      await purgeAudit(db, new Date(clock.now() - AUDIT_KEPT_MS))
      await billing.purge(now)
      const purged =
        (await purgeTests(database.db, now)) +
        (await verifier.purge(now)) +
        (await lists.service.purge()) +
        (await placement.purge())
      await sweepBlobs(blobs, log)
      return purged
    },
    testBlacklists: listHistory.test,
    sweep: () => sweepBlobs(blobs, log),
    ready: createReadiness({ config, db, blobs, spool, analysis: pool.state, clock }),
    depths: async () => ({ intake: intake.depth(), ...(await readDepths(db)) }),
    stop: async () => {
      await Promise.all([pictures?.close(), verifier.stop()])
    },
    close: async () => {
      overload.close()
      await heartbeat.close()
      await intake.idle()
      await accountsPart.idle()
      await billing.idle()
      await mailer.close()
      await lists.close()
      await placement.close()
      await verifier.close()
      await pictures?.close()
      await pool.close()
      await live.close()
      buckets.close()
      await spool.close()
      blobs.close()
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
