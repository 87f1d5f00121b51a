import { randomBytes } from 'node:crypto'
import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { openInstanceKeys } from '#platform/keys/keys.ts'
import { visitDatabase } from '#storage/visit.ts'
import { createWorlds, systemClock } from '../application/worlds.ts'
import { createHostAudit } from './audit.ts'
import { createMemoryCache } from './cache.ts'
import { consumerOperators, createDialer, createOwnWaiting, limitsFrom, type Verifier } from './create.ts'
import { createFactCache } from './fact-cache.ts'
import { createOptOuts } from './opt-outs.ts'
import { createTags } from './tags.ts'
import { createInvestigate, createVerify } from './verify.ts'

/** The verifier without a database, for the command line: what it learns is forgotten at its end. */
export type StandaloneVerifier = Pick<Verifier, 'verify' | 'prospectsOf'> & { close(): Promise<void> }

/** With `VERIFIER_SMTP` on, this host is audited first; what it found stands in the results. */
export async function openVerifier(config: Config, log: Logger): Promise<StandaloneVerifier> {
  const clock = systemClock
  const worlds = await createWorlds({ ...config, PICTURES: false })
  const { resolver, blacklists } = worlds.checkers
  const dialer = createDialer(config, clock)
  const audit = createHostAudit({ config, resolver, blacklists, dialer, clock, log })
  await audit.run()
  const limits = limitsFrom(config)
  const consumers = consumerOperators(config)
  const waiting = createOwnWaiting(clock, limits, consumers)
  const investigate = createInvestigate({
    ...waiting,
    factCache: createFactCache(createMemoryCache(clock), createTags(randomBytes(32)), clock),
    dialer,
    clock,
    lately: createLately(clock),
    asksConsumers: config.VERIFIER_CONSUMER_PER_MINUTE > 0,
    resolver,
    lists: loadLists,
    audit,
    isOptedOut: async () => false,
    allowPrivate: config.ALLOW_PRIVATE_NETWORKS,
  })
  return {
    verify: createVerify(investigate),
    prospectsOf: (operators) => waiting.permits.prospects(operators, audit.sources()),
    close: () => worlds.close(),
  }
}

/** Takes an opt-out back in the database of this instance; false when there was none. Refusal `invalid` (422). */
export async function removeOptOut(config: Config, addressOrDomain: string): Promise<boolean> {
  const database = await visitDatabase({ url: config.DATABASE_URL, directory: config.DATA_DIR })
  const worlds = await createWorlds({ ...config, PICTURES: false })
  try {
    const tags = createTags((await openInstanceKeys(config, database.db)).pseudonyms)
    const { resolver } = worlds.checkers
    const optOuts = createOptOuts({ db: database.db, tags, clock: systemClock, lists: loadLists, resolver })
    return await optOuts.remove(addressOrDomain)
  } finally {
    await worlds.close()
    await database.close()
  }
}
