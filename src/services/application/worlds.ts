import { createBlacklists, type ListBook } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import type { Blacklists } from '@postproof/blacklists/types'
import { createDnsClient } from '@postproof/dns/client'
import { createValidator, type Validator } from '@postproof/dns/dnssec'
import { systemServers } from '@postproof/dns/system'
import { createZone } from '@postproof/dns/zone'
import type { Clock, HttpFetch, Resolver, SpamEngine } from '@postproof/engine/world'
import type { MarkRoot } from '@postproof/records/bimi/certificate/root'
import { createProber } from '@postproof/spam-test/links/health'
import { createRegistrations, type Registrations } from '@postproof/spam-test/rdap/registrations'
import type { BrowserOptions } from '#adapters/browser/options.ts'
import { createHttp } from '#adapters/http.ts'
import { createImageDecoder } from '#adapters/images.ts'
import { createRspamd } from '#adapters/rspamd.ts'
import { createSpamd } from '#adapters/spamd.ts'
import type { Config } from '#config.ts'
import { exampleRegistrations, exampleWeb, exampleZone } from '#emulators/examples.ts'
import { loadMarkRoots } from '#platform/keys/mark-roots.ts'
import { measuredResolver } from '#platform/metrics/measured.ts'
import { type Metrics, silentMetrics } from '#platform/metrics/types.ts'
import type { TestWorlds } from '../analysis/operations.ts'
import { createStudios, type Studios } from '../pictures/studios.ts'

/** The real world from the configuration, and the stand-in world of the bundled messages. */

/** A world that is written in a file answers at once: only a busy machine needs longer, and that is no finding. */
const SAMPLE_MS = 100_000

/** For a command that ends soon. */
export const systemClock: Clock = { now: () => Date.now() }

export type Worlds = TestWorlds & {
  spamEngines: SpamEngine[]
  /** What the record and blacklist checkers ask. */
  checkers: {
    resolver: Resolver
    http: HttpFetch
    blacklists: Blacklists & ListBook
    markRoots: readonly MarkRoot[]
    registrations: Registrations
    validator: Validator
  }
  /** The same without kept answers: a second look asks again. */
  looks: { resolver: Resolver; blacklists: Blacklists; validator: Validator }
  /** What draws mails; null where the operator switched pictures off. */
  studios: Studios | null
  close(): Promise<void>
}

/** Links come first, within this share of the time, so that where they lead can still be looked up on the blacklists. */
const LINKS_SHARE = 0.625

export async function createWorlds(
  config: Config,
  metrics: Metrics = silentMetrics,
  clock: Clock = systemClock,
  browser: Partial<BrowserOptions> = {},
): Promise<Worlds> {
  const client = createDnsClient({
    servers: config.DNS_SERVERS.length ? config.DNS_SERVERS : systemServers(),
    clock,
  })
  const deadlineMs = config.LOOKUP_SECONDS * 1000
  const health = { deadlineMs: deadlineMs * LINKS_SHARE }
  const resolver = measuredResolver(client, metrics)
  const asking = createDnsClient({ servers: client.servers, clock, cacheSize: 0 })
  const asked = measuredResolver(asking, metrics)
  const http = createHttp({ resolver, clock, allowPrivateNetworks: config.ALLOW_PRIVATE_NETWORKS })
  const images = createImageDecoder()
  const keys = { spamhaus: config.SPAMHAUS_DQS_KEY || undefined, abusix: config.ABUSIX_KEY || undefined }
  const blacklists = createBlacklists({ resolver, clock, lists, keys, deadlineMs })
  const spamEngines = createSpamEngines(config)
  const prober = createProber(clock, health)
  const registrations = createRegistrations({ http, clock })

  const [zone, web, sampleRegistrations, markRoots] = await Promise.all([
    exampleZone(),
    exampleWeb(),
    exampleRegistrations(clock),
    loadMarkRoots(config.DATA_DIR),
  ])
  const studios = config.PICTURES ? createStudios(config, { http, web, clock }, browser) : null
  const zoneBlacklists = createBlacklists({
    resolver: createZone(listZone(lists)),
    clock,
    lists,
    examples: true,
    deadlineMs: SAMPLE_MS,
  })
  return {
    real: (signal) => ({
      resolver,
      http,
      clock,
      images,
      blacklists,
      spamEngines,
      prober,
      registrations,
      markRoots,
      signal,
    }),
    sample: (signal) => ({
      resolver: zone,
      http: web,
      clock,
      images,
      blacklists: zoneBlacklists,
      spamEngines: [],
      prober: createProber(clock, { ...health, deadlineMs: SAMPLE_MS }),
      registrations: sampleRegistrations,
      signal,
    }),
    deadlineMs: { real: deadlineMs, sample: SAMPLE_MS },
    spamEngines,
    looks: {
      resolver: asked,
      validator: createValidator({ ask: asking.askSigned, clock }),
      blacklists: createBlacklists({ resolver: asked, clock, lists, keys, deadlineMs }),
    },
    checkers: {
      ...{ resolver, http, blacklists, markRoots, registrations },
      validator: createValidator({ ask: client.askSigned, clock }),
    },
    studios,
    close: async () => {
      await studios?.close()
      client.close()
      asking.close()
    },
  }
}

function createSpamEngines(config: Config): SpamEngine[] {
  const engines: SpamEngine[] = []
  if (config.SPAMD.startsWith('/')) engines.push(createSpamd({ socketPath: config.SPAMD }))
  else if (config.SPAMD) {
    const [host = '127.0.0.1', port = '783'] = config.SPAMD.split(':')
    engines.push(createSpamd({ host, port: Number(port) }))
  }
  if (config.RSPAMD_URL) {
    const password = config.RSPAMD_PASSWORD || undefined
    engines.push(createRspamd({ url: config.RSPAMD_URL, ...(password ? { password } : {}) }))
  }
  return engines
}
