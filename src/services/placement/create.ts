import { randomUUID } from 'node:crypto'
import type { Blacklists } from '@postproof/blacklists/types'
import type { Clock, HttpFetch, Resolver } from '@postproof/engine/world'
import type { ImapDialer } from '@postproof/placement/mailbox-world'
import type { SeedSettings } from '@postproof/placement/seed-state'
import type { Logger } from 'pino'
import { createImapDialer, leadsToPrivate } from '#adapters/imap.ts'
import { createMailOAuth } from '#adapters/mail-oauth.ts'
import type { Config } from '#config.ts'
import {
  createSimulatedProviders,
  type SimulatedProvidersOptions,
} from '#emulators/placement/simulated-providers.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import { createSealing } from '#platform/keys/sealing.ts'
import { createChanges } from '#platform/live/changes.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import type { Database } from '#storage/db.ts'
import { purgePlacements } from '#storage/placement/tests.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import { createTrials } from '../accounts/trials.ts'
import type { Audit } from '../accounts/types.ts'
import type { Printer } from '../pictures/printer.ts'
import type { Plans } from '../plans/types.ts'
import { createArrivals } from './collector/arrivals.ts'
import { LEASE } from './collector/collection.ts'
import { type Collector, createCollector } from './collector/collector.ts'
import { createOrigins } from './collector/origin.ts'
import { resealWebhooks } from './monitors/alerts.ts'
import { createMonitorWork } from './monitors/monitor-work.ts'
import { createPlacementMonitors } from './monitors/monitors.ts'
import { createOffer } from './offer.ts'
import { createPlacements } from './placements.ts'
import { countOutcomes } from './report/count-outcomes.ts'
import { createPrintTickets } from './report/print-ticket.ts'
import { createPlacementSample } from './report/sample.ts'
import { readSeedKeys } from './seeds/seed-keys.ts'
import { createSeeds, type SeedService } from './seeds/seeds.ts'
import { createWaits } from './settings.ts'
import { createSimulatedPool, FIRST_SIMULATED } from './simulated/simulated.ts'
import { createSimulatedHold, type SimulatedHold } from './simulated/simulated-hold.ts'
import { createSimulatedIntake, type SimulatedIntake } from './simulated/simulated-intake.ts'
import type { PlacementMonitors, Placements } from './types.ts'

/** The placement test, composed; reading goes on where an earlier run left off. */
export type PlacementPart = {
  placements: Placements
  monitors: PlacementMonitors
  seeds: SeedService
  intake: SimulatedIntake
  /** Null in a process that reads no mailboxes. */
  collector: Collector | null
  /** What is due by the clock beside collecting: alerts. Answers how many. */
  work(): Promise<number>
  purge(): Promise<number>
  close(): Promise<void>
}

/** Replacements for the network, given by tests alone. */
export type PlacementFakes = {
  imap?: ImapDialer
  simulated?: Partial<SimulatedProvidersOptions>
  seedSettings?: Partial<SeedSettings>
}

const DRAFTS_MS = 86_400_000
/** Published on the channel of changes beside the ids of tests: look for work, and open seed mailbox n again. */
const WAKE = 'wake'
const SEED = 'seed/'

type World = {
  config: Config
  database: Database
  keys: InstanceKeys
  resolver: Resolver
  http: HttpFetch
  blacklists: Blacklists
  ownerOf: OwnerOf
  plans: Plans
  audit: Audit
  mailer: Mailer
  printer: Printer | null
  metrics: Pick<Metrics, 'placement'>
  clock: Clock
  log: Logger
  fakes?: PlacementFakes
}

export async function createPlacement(world: World): Promise<PlacementPart> {
  const base = await baseOf(world)
  const { db, changes, pool, arrivals, monitorWork, tell, clock } = base
  const collector = base.hold ? collectorOf(world, base, base.hold) : null
  changes.onAny((what) => {
    if (what === WAKE) collector?.wake()
    else if (what.startsWith(SEED)) collector?.reopen(Number(what.slice(SEED.length)))
  })
  const seeds = seedsOf(world, base)
  const resealed = (await seeds.reseal()) + (await resealWebhooks(db, base.sealing))
  if (resealed) world.log.info({ count: resealed }, 'secrets were sealed with the present key')
  const intake = createSimulatedIntake({ db, pool, arrivals })
  if (collector) {
    collector.wake()
    await arrivals.resumeOrigins()
  }
  return {
    placements: placementsOf(world, base, intake),
    monitors: createPlacementMonitors({
      ...base,
      ownerOf: world.ownerOf,
      work: monitorWork,
      trials: createTrials({ db, keys: world.keys, clock }),
      wake: () => tell(WAKE),
    }),
    seeds,
    intake,
    collector,
    work: () => monitorWork.work(),
    purge: () => purgePlacements(db, new Date(clock.now()), new Date(clock.now() - DRAFTS_MS)),
    async close() {
      await collector?.close()
      await arrivals.idle()
      await monitorWork.idle()
      await changes.close()
      await pool.close()
    },
  }
}

type Base = Awaited<ReturnType<typeof baseOf>>

/** What more than one part needs. `hold` is there only in a process that reads mailboxes. */
async function baseOf(world: World) {
  const { config, database, clock, log, plans, resolver, fakes = {} } = world
  const { db } = database
  const publicUrl = config.PUBLIC_URL
  const sealing = createSealing(await readSeedKeys(config))
  const changes = await createChanges(database, 'placement', { log, every: 150 })
  const waits = createWaits(config, fakes.seedSettings)
  const oauth = createMailOAuth({ http: world.http, clock })
  const allowPrivateNetworks = config.ALLOW_PRIVATE_NETWORKS
  const dialer = fakes.imap ?? createImapDialer({ resolver, clock, allowPrivateNetworks })
  let hold: SimulatedHold | undefined
  const pool = createSimulatedPool({
    mode: config.SIMULATED_PROVIDERS,
    possible: () => hold?.isMine() ?? false,
    make: () => createSimulatedProviders({ clock, firstId: FIRST_SIMULATED, ...fakes.simulated }),
  })
  const offer = createOffer({ db, pool })
  const retentionDays = async (owner: string) =>
    (await plans.entitledOwner(owner))?.limits.retention_days ?? config.RETENTION_DAYS
  const tell = (what: string) => {
    changes.publish(what)
  }
  const shared = { db, publicUrl, sealing, changes, waits, offer, retentionDays, plans, clock, log }
  const monitorWork = createMonitorWork({
    ...shared,
    http: world.http,
    mailer: world.mailer,
    wake: () => tell(WAKE),
  })
  const arrivals = createArrivals({
    ...shared,
    origins: createOrigins({ resolver, blacklists: world.blacklists, clock }),
    onCompleted: async (test) => {
      await countOutcomes(db, test, world.metrics)
      await monitorWork.completed(test)
    },
  })
  const holder = randomUUID()
  if (config.PARTS.includes('jobs')) {
    hold = createSimulatedHold({
      ...{ db, clock, holder, leaseMs: LEASE },
      wanted: config.PARTS.includes('http') && config.SIMULATED_PROVIDERS !== 'off',
      onEmptied: () => arrivals.simulatedEmptied(),
    })
    await hold.look()
  }
  return { ...shared, oauth, dialer, pool, tell, monitorWork, arrivals, holder, hold }
}

function collectorOf({ database, resolver }: World, base: Base, hold: SimulatedHold): Collector {
  const { clock, plans, changes, monitorWork } = base
  let own: ImapDialer | undefined
  const simulatedDialer = () => {
    own ??= createImapDialer({ resolver, clock, allowPrivateNetworks: ['127.0.0.1'] })
    return own
  }
  return createCollector({
    ...base,
    database,
    hold,
    simulatedDialer,
    watched: monitorWork.watched,
    onExpired: async (testId) => {
      await plans.release('inbox_placement', testId)
      changes.publish(testId)
    },
  })
}

function seedsOf({ config, resolver, audit }: World, base: Base): SeedService {
  const allowPrivateNetworks = config.ALLOW_PRIVATE_NETWORKS
  return createSeeds({
    ...base,
    audit,
    isPrivateHost: (host, port) => leadsToPrivate(host, port, { resolver, allowPrivateNetworks }),
    changed: (id) => base.tell(`${SEED}${id}`),
  })
}

function placementsOf({ ownerOf, keys, printer }: World, base: Base, intake: SimulatedIntake): Placements {
  return createPlacements({
    ...base,
    ownerOf,
    printer,
    sample: createPlacementSample(base.publicUrl),
    sendSample: intake.sendSample,
    simulatedHere: base.pool.isHere,
    wake: () => base.tell(WAKE),
    tickets: createPrintTickets(keys.signing),
  })
}
