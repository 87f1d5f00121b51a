import { consumerProviders } from '@postproof/address/data/consumer-providers'
import { loadLists } from '@postproof/address/lists/load'
import { consumerOperator } from '@postproof/address/mailbox/consumers'
import { createLately } from '@postproof/address/mailbox/lately'
import {
  adaptiveLimits,
  type CommonLimits,
  consumerLimits,
  type PolitenessLimits,
} from '@postproof/address/politeness'
import type { SmtpDialer } from '@postproof/address/smtp-types'
import type { Blacklists } from '@postproof/blacklists/types'
import type { Clock, Resolver } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Captcha } from '#adapters/captcha.ts'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import type { Config } from '#config.ts'
import { createKeyedMutex, type KeyedMutex } from '#platform/concurrency/mutex.ts'
import { createChanges } from '#platform/live/changes.ts'
import type { Database } from '#storage/db.ts'
import { purgePoliteness } from '#storage/politeness.ts'
import { purgeVerifications } from '#storage/verifications.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Plans } from '../plans/types.ts'
import { createHostAudit, type HostAudit } from './audit.ts'
import { createStoredCache } from './cache.ts'
import { createBounceReports } from './evidence/bounces.ts'
import { createOwnEvidence, type OwnEvidenceBook } from './evidence/own-evidence.ts'
import { createFactCache, type FactCache } from './fact-cache.ts'
import { createLimits } from './limits.ts'
import { createOptOuts } from './opt-outs.ts'
import { createLeases, createSharedMutex } from './permits/leases.ts'
import { createOwnPermits, type Permits, type Prospects } from './permits/permits.ts'
import { createSharedPermits } from './permits/shared-permits.ts'
import { createRuns } from './runs.ts'
import { createEmailVerifier } from './service.ts'
import { createTags, type Tags } from './tags.ts'
import type { BounceReports, EmailVerifier, VerifyAddress } from './types.ts'
import { createInvestigate, createVerify } from './verify.ts'

/** The parts of the email verifier, put together over the database. */
export type Verifier = {
  service: EmailVerifier
  bounces: BounceReports
  /** Evidence about addresses from owners' own mail. */
  evidence: OwnEvidenceBook
  /** For services that verify addresses as a part of something else. */
  verify: VerifyAddress
  /** Permits to talk to mail servers, for others that ask them something else. */
  permits: Pick<Permits, 'enter'>
  /** How operators of mail servers are asked at present. */
  prospectsOf(operators: string[]): Promise<Prospects>
  audit: HostAudit
  /** Asks greylisted addresses again whose time has come, and takes up what a process left; answers how many. */
  takeUp(): Promise<number>
  purge(now: Date): Promise<number>
  /** Gives up what is under way; another process, or the next start, takes it up. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Stand-ins for the world outside, which only tests give. */
export type VerifierFakes = { clock?: Clock; dialer?: SmtpDialer }

export async function createVerifier(world: {
  config: Config
  database: Database
  resolver: Resolver
  blacklists: Blacklists
  secret: Uint8Array
  /** Asked of visitors without an account. */
  captcha: Captcha | null
  clock: Clock
  /** Verifications are charged to the visitor who asked. */
  plans: Pick<Plans, 'reserve' | 'release'>
  ownerOf: OwnerOf
  dialer?: SmtpDialer
  log: Logger
}): Promise<Verifier> {
  const { config, database, resolver, blacklists, clock, log } = world
  const { db } = database
  const tags = createTags(world.secret)
  const factCache = createFactCache(createStoredCache(db, clock), tags, clock)
  const optOuts = createOptOuts({ db, tags, clock, lists: loadLists, resolver })
  const dialer = world.dialer ?? createDialer(config, clock)
  const audit = createHostAudit({ config, resolver, blacklists, dialer, clock, log })
  const bounds = limitsFrom(config)
  const ownLimits = consumerOperators(config)
  const waiting = await createWaiting(database, factCache, {
    ...{ tags, clock, log, ownLimits },
    limits: bounds,
  })
  const investigate = createInvestigate({
    ...waiting,
    factCache,
    dialer,
    clock,
    lately: createLately(clock),
    asksConsumers: config.VERIFIER_CONSUMER_PER_MINUTE > 0,
    resolver,
    lists: loadLists,
    audit,
    isOptedOut: optOuts.covers,
    allowPrivate: config.ALLOW_PRIVATE_NETWORKS,
  })
  const changes = await createChanges(database, 'verifications', { log, every: 0 })
  const runs = createRuns({ db, investigate, changes, clock, plans: world.plans, log })
  const evidence = createOwnEvidence({ db, tags, clock })
  const limits = createLimits({ asksPerDay: config.VERIFIER_PER_DAY })
  audit.start()
  const stop = async () => {
    audit.stop()
    await runs.close()
  }
  return {
    service: createEmailVerifier({
      db,
      clock,
      tags,
      limits,
      optOuts,
      runs,
      changes,
      audit,
      captcha: world.captcha,
      plans: world.plans,
      ownerOf: world.ownerOf,
      evidence,
      log,
    }),
    bounces: createBounceReports(evidence, world.ownerOf),
    evidence,
    verify: createVerify(investigate),
    permits: waiting.permits,
    prospectsOf: (operators) => waiting.permits.prospects(operators, audit.sources()),
    audit,
    takeUp: runs.takeUp,
    async purge(now) {
      await purgePoliteness(db, now)
      await evidence.purge()
      return purgeVerifications(db, now)
    },
    stop,
    close: async () => {
      await stop()
      await changes.close()
      await waiting.close()
    },
  }
}

/** The bounds of politeness, as the settings give them. */
export function limitsFrom(config: Config): CommonLimits {
  return adaptiveLimits({
    perMinute: {
      first: config.VERIFIER_OPERATOR_PER_MINUTE,
      least: config.VERIFIER_OPERATOR_PER_MINUTE_LEAST,
      most: config.VERIFIER_OPERATOR_PER_MINUTE_MOST,
    },
    atOnce: { first: config.VERIFIER_OPERATOR_AT_ONCE, most: config.VERIFIER_OPERATOR_AT_ONCE_MOST },
    allPerMinute: { first: config.VERIFIER_PER_MINUTE, most: config.VERIFIER_PER_MINUTE_MOST },
  })
}

/** The limits of the large consumer providers, by the names of their permits. */
export function consumerOperators(
  config: Pick<Config, 'VERIFIER_CONSUMER_PER_MINUTE'>,
): Map<string, PolitenessLimits> {
  const limits = consumerLimits(config.VERIFIER_CONSUMER_PER_MINUTE)
  return new Map(consumerProviders.map((one) => [consumerOperator(one), limits]))
}

/** Without a database that others use as well. */
export function createOwnWaiting(...given: Parameters<typeof createOwnPermits>): Waiting {
  return { permits: createOwnPermits(...given), mutex: createKeyedMutex() }
}

type Waiting = { permits: Permits; mutex: KeyedMutex }

/** The waiting before mail servers, with all who use the same database. */
async function createWaiting(
  database: Database,
  factCache: FactCache,
  world: {
    tags: Tags
    clock: Clock
    log: Logger
    limits: CommonLimits
    ownLimits: Map<string, PolitenessLimits>
  },
): Promise<Waiting & { close(): Promise<void> }> {
  const { tags, clock, log } = world
  const remembered = await factCache.backOffs()
  const leases = createLeases({ db: database.db, clock, log })
  const permits = await createSharedPermits({ database, leases, remembered, ...world })
  return {
    permits,
    mutex: createSharedMutex(createKeyedMutex(), leases, tags),
    async close() {
      await permits.close()
      await leases.close()
    },
  }
}

/** The port is 25, whatever is asked for. */
export function createDialer(config: Config, clock: Clock): SmtpDialer {
  return createSmtpDialer({ allowance: () => config.ALLOW_PRIVATE_NETWORKS, now: clock.now })
}
