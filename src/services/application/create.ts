import type { Logger } from 'pino'
import { createClock } from '#adapters/clock.ts'
import type { Config } from '#config.ts'
import { sweepBlobs } from '#platform/blobs/blobs.ts'
import { createHeartbeat } from '#platform/health/heartbeat.ts'
import { createReadiness } from '#platform/health/readiness.ts'
import { type Metrics, silentMetrics } from '#platform/metrics/types.ts'
import { version } from '#platform/version.ts'
import { purgeAnnouncements } from '#storage/announcements.ts'
import { purgeAudit } from '#storage/audit.ts'
import { openDatabase } from '#storage/database.ts'
import { purgeReports } from '#storage/domain-reports/reports.ts'
import { purgeNames } from '#storage/domain-reports/reverse-names.ts'
import { purgeEvents } from '#storage/events/events.ts'
import { readDepths } from '#storage/health.ts'
import { purgeKeys } from '#storage/idempotency-keys.ts'
import { purgeIssues } from '#storage/newsletters/issues.ts'
import { purgeReturned } from '#storage/returned-mail.ts'
import { purgeTests } from '#storage/tests.ts'
import { purgeUse } from '#storage/use.ts'
import { purgeObservations } from '#storage/watch/alerts.ts'
import { purgeLinks } from '#storage/watch/client-links.ts'
import { createReportMails } from '../domain-reports/mails.ts'
import { createRefusedRetries } from '../domain-reports/retry-refused.ts'
import { createReverseNames } from '../domain-reports/reverse-names.ts'
import { createReportNotices } from '../domain-reports/tell.ts'
import { createEvents, type EventsPart } from '../events/create.ts'
import { createMembers } from '../members/create.ts'
import type { MembersPart } from '../members/types.ts'
import { purgeOAuth } from '../oauth/create.ts'
import { createReceiveReturned } from '../returned-mail/receive.ts'
import { type AccountParts, createAccountParts } from './accounts.ts'
import type { Application, Fakes, Ground } from './application.ts'
import { type CheckParts, createCheckParts } from './checks.ts'
import { createClientReportParts } from './client-reports.ts'
import { type Core, openCore } from './core.ts'
import { createNewsletterParts } from './newsletters.ts'
import { removeExpired } from './retention.ts'
import { servicesOf } from './services-of.ts'
import { createSpamTestParts, type SpamTestParts } from './spam-tests.ts'
import { createWatchParts } from './watch.ts'

const DAY_MS = 86_400_000
/** Long enough to look into what came out late; no plan says otherwise. */
const AUDIT_KEPT_MS = 730 * 86_400_000
/** Longer than events are retried, so that the log of an endpoint says what became of them. */
const EVENTS_KEPT_MS = 14 * DAY_MS
/** Changes of watched domains: what happened at this time last year can be seen. */
const REVERSE_NAMES_KEPT_MS = 90 * DAY_MS
const OBSERVATIONS_KEPT_MS = 400 * DAY_MS
const ENDED_LINKS_KEPT_MS = 30 * DAY_MS
/** Issues of newsletters, after their reports: two years beside each other. */
const ISSUES_KEPT_MS = 730 * DAY_MS
/** After its end, for whoever writes the next one alike. */
const ANNOUNCEMENTS_KEPT_MS = 90 * 86_400_000

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
  const core = await openCore(ground)
  const people = await createAccountParts(core)
  const tests = await createSpamTestParts(core, people)
  const checks = await createCheckParts(core, people)
  const { config, database, db, blobs, log } = core
  const { pool, intake } = tests
  const events = await createEvents({
    ...core,
    ...{ http: core.worlds.checkers.http, plans: core.plans.service },
    ...{ notify: people.accountsPart.notify, audit: people.accountsPart.audit },
  })
  const parts = { ...people, ...tests, ...checks, events }
  const watches = await Promise.all([core.useLimits.watch(), core.shownAnnouncements.watch()])
  const reports = { ...core, pool, resolver: core.worlds.checkers.resolver }
  const reportMails = createReportMails(reports)
  const reportNotices = createReportNotices({
    ...{ ...reports, mayWrite: people.accountsPart.mayWrite },
    publicUrl: config.PUBLIC_URL,
  })
  const watched = createWatchParts(core, people, checks)
  const clientReports = createClientReportParts(core, people)
  const newsletters = createNewsletterParts(core, people)
  const members = createMembers({
    ...{ ...core, ...people.accountsPart, plans: core.plans.service },
    publicUrl: config.PUBLIC_URL,
  })
  const heartbeat = createHeartbeat({ ...core, parts: config.PARTS, version })
  return {
    ...core,
    ...parts,
    heartbeat,
    services: await servicesOf(core, people, tests, checks, events, {
      ...{ watchedDomains: watched.service, clientLinks: watched.links, newsletters: newsletters.service },
      ...{ members: members.service, clientReports: clientReports.service },
    }),
    queue: database.queue,
    receiveReturned: createReceiveReturned({ ...core, pool }),
    reportMails,
    reportNotices,
    reverseNames: createReverseNames(reports),
    refusedRetries: createRefusedRetries(reports),
    watch: watched.work,
    clientReports: clientReports.work,
    newsletterMails: newsletters.mails,
    newsletterWork: newsletters.work,
    keepBrowserReady: async () => core.worlds.studios?.keepReady(),
    purge: () => purge(core, { ...parts, members }),
    testBlacklists: checks.listHistory.test,
    sweep: () => sweepBlobs(blobs, log),
    ready: createReadiness({ ...core, analysis: pool.state }),
    depths: async () => ({ intake: intake.depth(), ...(await readDepths(db)) }),
    stop: async () => {
      await Promise.all([tests.pictures?.close(), tests.clientPictures?.close(), checks.verifier.stop()])
      await watched.work.close()
      await clientReports.work.close()
    },
    async close() {
      tests.overload.close()
      await heartbeat.close()
      await Promise.all(watches.map((stop) => stop()))
      await reportMails.idle()
      await watched.work.close()
      await clientReports.work.close()
      await close(core, parts)
    },
  }
}

type Parts = AccountParts & SpamTestParts & CheckParts & { events: EventsPart }
type Purged = Parts & { members: MembersPart }

function purge({ config, plans, db, blobs, clock, log }: Core, parts: Purged): Promise<number> {
  const now = new Date(clock.now())
  const before = (keptMs: number) => new Date(now.getTime() - keptMs)
  const removals = {
    tests: () => purgeTests(db, now),
    verifications: () => parts.verifier.purge(now),
    lists: () => parts.lists.service.purge(),
    placements: () => parts.placement.purge(),
    plans: () => plans.purge(),
    billing: () => parts.billing.purge(now),
    audit: () => purgeAudit(db, before(AUDIT_KEPT_MS)),
    use: () => purgeUse(db),
    'returned mail': () => purgeReturned(db),
    'idempotency keys': () => purgeKeys(db),
    events: () => purgeEvents(db, before(EVENTS_KEPT_MS)),
    'reverse names': () => purgeNames(db, before(REVERSE_NAMES_KEPT_MS)),
    reports: () => purgeReports(db, before(config.REPORT_RETENTION_DAYS * DAY_MS)),
    'watched domains': () => purgeObservations(db, before(OBSERVATIONS_KEPT_MS)),
    applications: () => purgeOAuth({ db, clock }),
    'client links': () => purgeLinks(db, before(ENDED_LINKS_KEPT_MS)),
    members: () => parts.members.purge(now),
    newsletters: () => purgeIssues(db, before(ISSUES_KEPT_MS)),
    announcements: () => purgeAnnouncements(db, before(ANNOUNCEMENTS_KEPT_MS)),
    // Last: it takes the octets of what the others removed.
    blobs: () => sweepBlobs(blobs, log),
  }
  return removeExpired(removals, log)
}

/** First what gives work, then what does it, then what it is done on. */
async function close(core: Core, parts: Parts): Promise<void> {
  await parts.intake.idle()
  await parts.accountsPart.idle()
  await parts.billing.idle()
  await parts.events.close()
  await core.mailer.close()
  await parts.lists.close()
  await parts.placement.close()
  await parts.verifier.close()
  await parts.pictures?.close()
  await parts.clientPictures?.close()
  await parts.pool.close()
  await core.live.close()
  core.buckets.close()
  await core.useBook.close()
  await core.spool.close()
  core.blobs.close()
  await core.database.close()
  await core.worlds.close()
}
