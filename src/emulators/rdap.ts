import type { HttpFetch } from '@postproof/engine/world'
import { parse } from 'yaml'
import { z } from 'zod'

/** A registry that answers RDAP (RFC 9083) about the domains of a literal: domains and since when they are registered. */

/** Where it is to be found; the name exists nowhere. */
export const RDAP_STANDIN = 'https://rdap.registry.example/'

const registrations = z.record(z.string(), z.string().regex(/^\d{4}-\d{2}-\d{2}$/))

/** Reads `domain: 2019-03-01` lines. Throws when one is something else. */
export const parseRegistrations = (text: string) => registrations.parse(parse(text))

export function createRegistry(dates: Record<string, string>, base = RDAP_STANDIN): HttpFetch {
  return {
    async fetch({ url, maxBytes = 1024 * 1024 }) {
      const domain = url.startsWith(`${base}domain/`) ? decodeURIComponent(url.slice(base.length + 7)) : ''
      const date = dates[domain]
      const whole = new TextEncoder().encode(JSON.stringify(date ? known(domain, date) : unknown(domain)))
      return {
        ok: true,
        status: date ? 200 : 404,
        headers: { 'content-type': 'application/rdap+json' },
        body: whole.subarray(0, maxBytes),
        truncated: whole.byteLength > maxBytes,
        finalUrl: url,
        redirects: [],
        ms: 1,
      }
    },
  }
}

const known = (domain: string, date: string) => ({
  rdapConformance: ['rdap_level_0'],
  objectClassName: 'domain',
  ldhName: domain,
  status: ['active'],
  events: [
    { eventAction: 'last changed', eventDate: `${date}T12:00:00Z` },
    { eventAction: 'registration', eventDate: `${date}T08:00:00Z` },
  ],
})

const unknown = (domain: string) => ({
  rdapConformance: ['rdap_level_0'],
  errorCode: 404,
  title: 'Not found',
  description: [`No domain ${domain}.`],
})
