import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createZone } from '@postproof/dns/zone'
import type { HttpFetch, Resolver } from '@postproof/engine/world'
import { offlineWorld } from '@postproof/spam-test'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session } from '@postproof/spam-test/types'
import { createImageDecoder } from '#adapters/images.ts'
import type { Draft } from './draft.ts'
import { sent } from './send.ts'

/** Sends a draft and lets the engine judge it, in a world in which every host exists and every address answers. */
export async function judged(draft: Draft): Promise<SpamTestReport> {
  const { raw, zone } = await sent(draft)
  const clock = { now: () => draft.arrival.receivedAt }
  return runSpamTest(raw, sessionOf(draft), {
    ...offlineWorld(clock),
    resolver: withHosts(createZone(zone, { clock })),
    http,
    images,
  })
}

const images = createImageDecoder()
const picture = readFileSync(join(import.meta.dirname, '../../examples/web/logo.png'))

const http: HttpFetch = {
  fetch: async ({ url }) => ({
    ...{ ok: true, status: 200, body: picture, truncated: false, finalUrl: url, redirects: [], ms: 1 },
    headers: { 'content-type': 'image/png', 'content-length': String(picture.byteLength) },
  }),
}

/** A name that the zone does not know has an address, unless it is the name of a record or of an address. */
function withHosts(zone: Resolver): Resolver {
  return {
    async lookup(name, type, options) {
      const known = await zone.lookup(name, type, options)
      if (known.outcome === 'answer' || /(?:^|\.)_|\.arpa\.?$/.test(name)) return known
      const found = { name, ttl: 300 }
      if (type === 'A')
        return { ...known, outcome: 'answer', records: [{ ...found, type, address: '203.0.113.9' }] }
      if (type === 'MX')
        return { ...known, outcome: 'answer', records: [{ ...found, type, preference: 10, exchange: name }] }
      return { ...known, outcome: 'nodata' }
    },
  }
}

function sessionOf({ arrival }: Draft): Session {
  const { tls, ...told } = arrival
  return {
    ...told,
    source: 'smtp',
    addressUnusable: null,
    addressFrom: 'connection',
    recipients: ['reader@localhost.test'],
    tls: tls ? { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' } : null,
    tlsOffered: true,
    smtputf8: false,
    hostname: 'localhost.test',
    transcript: [],
  }
}
