import type { BlacklistReport, Blacklists } from '@postproof/blacklists/types'
import type { Clock, HttpFetch, Resolver } from '@postproof/engine/world'
import { createProber } from './links/health.ts'
import type { TestWorld } from './types.ts'

/** A world in which nothing can be asked: what depends on it is no-data, and the mail itself is judged. */
export function offlineWorld(clock: Clock, signal = AbortSignal.timeout(10_000)): TestWorld {
  return {
    clock,
    signal,
    resolver: unreachable(clock),
    http,
    blacklists,
    spamEngines: [],
    images: { decode: async () => undefined },
    prober: createProber(clock),
  }
}

const unreachable = (clock: Clock): Resolver => ({
  lookup: async (name, type) => ({
    ...{ name, type, outcome: 'unreachable', records: [], cnames: [], ttl: 0, authenticated: false },
    ...{ server: 'none', ms: 0, at: clock.now() },
  }),
})

const http: HttpFetch = {
  fetch: async ({ url }) => ({
    ...{ ok: false, failure: 'unreachable', detail: 'offline', finalUrl: String(url), redirects: [], ms: 0 },
  }),
}

const nothing = async (subject: string): Promise<BlacklistReport> => ({
  ...{ subject, status: 'no-data', answered: 0, asked: 0, answers: [] },
})
const blacklists: Blacklists = { checkAddress: nothing, checkDomain: nothing, checkEmail: nothing }
