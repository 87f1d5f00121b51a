import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Blacklists } from '#engines/blacklists/types.ts'
import { loadLists } from '#engines/verifier/lists/load.ts'
import { createTurnstile } from '#engines/verifier/politeness/turnstile.ts'
import { createPoliteness } from '#engines/verifier/politeness.ts'
import type { SmtpDialer } from '#engines/verifier/smtp-types.ts'
import type { Clock, Resolver } from '#engines/world.ts'
import { type Captcha, createCaptcha } from '#outside/captcha.ts'
import { createSmtpDialer } from '#outside/smtp-dialer.ts'
import type { Database } from '#storage/database.ts'
import { purgeVerifications } from '#storage/verifications.ts'
import type { Plans } from '../account-types.ts'
import type { EmailVerifier, VerifyAddress } from '../verifier-types.ts'
import { createHostAudit, type HostAudit } from './audit.ts'
import { createStoredCache } from './cache.ts'
import { createKnown } from './known.ts'
import { createLimits } from './limits.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { createOptOuts } from './opt-outs.ts'
import { createRuns } from './runs.ts'
import { createEmailVerifier } from './service.ts'
import { createTags } from './tags.ts'
import { createInvestigate, createVerify, type VerifyWorld } from './verify.ts'
import { createWatch } from './watch.ts'

/** The parts of the email verifier, put together over the database. */
export type Verifier = {
  service: EmailVerifier
  /** For whoever verifies addresses as a part of something else. */
  verify: VerifyAddress
  audit: HostAudit
  /** Asks greylisted addresses again whose time has come, and takes up what a process left; answers how many. */
  takeUp(): Promise<number>
  purge(now: Date): Promise<number>
  close(): Promise<void>
}

/** Stand-ins for the world outside, which only tests give. */
export type VerifierStandins = { clock?: Clock; dialer?: SmtpDialer }

export async function createVerifier(world: {
  config: Config
  database: Database
  resolver: Resolver
  blacklists: Blacklists
  secret: Uint8Array
  clock: Clock
  /** What is verified counts for whoever asked. */
  plans: Pick<Plans, 'reserve' | 'release'>
  dialer?: SmtpDialer
  log: Logger
}): Promise<Verifier> {
  const { config, database, resolver, blacklists, clock, log } = world
  const { db } = database
  const tags = createTags(world.secret)
  const known = createKnown(createStoredCache(db, clock), tags, clock)
  const optOuts = createOptOuts({ db, tags, clock, lists: loadLists, resolver })
  const dialer = world.dialer ?? createDialer(config, clock)
  const audit = createHostAudit({ config, resolver, blacklists, dialer, clock, log })
  const investigate = createInvestigate({
    ...createPlaces(clock, await known.backOffs()),
    known,
    dialer,
    clock,
    address: config.VERIFIER_SOURCE_ADDRESS || null,
    resolver,
    lists: loadLists,
    audit,
    isOptedOut: optOuts.covers,
    allowPrivate: config.ALLOW_PRIVATE_NETWORKS,
  })
  const watch = await createWatch(database)
  const runs = createRuns({ db, investigate, watch, clock, plans: world.plans, log })
  const limits = createLimits({ db, asksPerDay: config.VERIFIER_PER_DAY, clock })
  const captcha = captchaOf(config, log)
  audit.start()
  return {
    service: createEmailVerifier({
      db,
      clock,
      tags,
      limits,
      optOuts,
      runs,
      watch,
      audit,
      captcha,
      plans: world.plans,
      log,
    }),
    verify: createVerify(investigate),
    audit,
    takeUp: runs.takeUp,
    purge: (now) => purgeVerifications(db, now),
    close: async () => {
      audit.stop()
      await runs.close()
      await watch.close()
    },
  }
}

/** The waiting before mail servers; `remembered`: operators that are left alone. */
export function createPlaces(
  clock: Clock,
  remembered: Parameters<typeof createPoliteness>[0]['remembered'] = [],
): Pick<VerifyWorld, 'politeness' | 'turnstile' | 'oneAtATime'> {
  const politeness = createPoliteness({ clock, remembered })
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(call, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }
  const turnstile = createTurnstile(politeness, { now: clock.now, after })
  return { politeness, turnstile, oneAtATime: createOneAtATime() }
}

/** The port is 25, whatever is asked for. */
export function createDialer(config: Config, clock: Clock): SmtpDialer {
  return createSmtpDialer({ allowance: () => config.ALLOW_PRIVATE_NETWORKS, now: clock.now })
}

export function captchaOf(config: Config, log: Logger): Captcha | null {
  if (config.CAPTCHA_PROVIDER === 'none') return null
  return createCaptcha({
    provider: config.CAPTCHA_PROVIDER,
    siteKey: config.CAPTCHA_SITE_KEY,
    secret: config.CAPTCHA_SECRET,
    url: config.CAPTCHA_VERIFY_URL,
    onTrouble: (why) => log.warn({ why }, 'captcha service'),
  })
}
