import type {
  DnsAnswer,
  DnsOutcome,
  DnsRecord,
  HttpFetch,
  RecordType,
  Resolver,
} from '@postproof/engine/world'

/** Worlds in which an input is all that anyone answers. */

export const clock = { now: () => Date.parse('2026-11-20T00:00:00Z') }

export function answerOf(
  name: string,
  type: RecordType,
  outcome: DnsOutcome,
  records: DnsRecord[],
): DnsAnswer {
  const base = { cnames: [], authenticated: false, server: 'fuzz', ms: 1, at: 0 }
  return { name, type, outcome, records, ttl: 300, ...base }
}

/** Texts at every name, as they stand on the wire; hosts and addresses too, so that walks go on. */
export function textsEverywhere(texts: readonly string[]): Resolver & { asked(): number } {
  let asked = 0
  return {
    asked: () => asked,
    async lookup(name, type) {
      asked += 1
      const records = recordsOf(name, type, texts)
      return answerOf(name, type, records.length > 0 ? 'answer' : 'nodata', records)
    },
  }
}

function recordsOf(name: string, type: RecordType, texts: readonly string[]): DnsRecord[] {
  const base = { name, ttl: 300 }
  if (type === 'TXT' || type === 'SPF') {
    return texts.map((text) => ({ ...base, type, strings: text.match(/.{1,255}/gs) ?? [''] }))
  }
  if (type === 'A') return [{ ...base, type, address: '203.0.113.7' }]
  if (type === 'MX') return [{ ...base, type, preference: 10, exchange: 'mail.x.test' }]
  return type === 'NS' || type === 'PTR' ? [{ ...base, type, target: 'ns.x.test' }] : []
}

/** Nobody answers. */
export const silent: Resolver = {
  lookup: async (name, type) => answerOf(name, type, 'timeout', []),
}

/** Every address gives the same octets. */
export function webOf(body: Uint8Array): HttpFetch {
  return {
    async fetch({ url, maxBytes = 1_048_576 }) {
      const kept = body.subarray(0, maxBytes)
      return {
        ok: true,
        status: 200,
        headers: { 'content-type': 'text/plain' },
        body: kept,
        truncated: body.length > maxBytes,
        finalUrl: url,
        redirects: [],
        ms: 1,
      }
    },
  }
}

export const noWeb: HttpFetch = {
  fetch: async ({ url }) => ({
    ok: false,
    failure: 'timeout',
    detail: '',
    finalUrl: url,
    redirects: [],
    ms: 1,
  }),
}
