import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'
import { createTrace } from '@postproof/records/record/trace'
import type { DomainFacts, DomainStatus, MailHost } from '../types.ts'
import { type HostRules, namedHost, resolveHost } from './hosts.ts'

/** Mail hosts whose addresses are asked for; a domain may name any number. */
export const MAX_HOSTS = 10
/** Mail hosts that are listed at all. */
const MAX_LISTED = 50

export type DomainOptions = Partial<HostRules> & { signal?: AbortSignal }

/**
 * Where mail for a domain goes (RFC 5321, 5.1; RFC 7505). `domain` is in A-labels. At most 1 + 2 x MAX_HOSTS questions;
 * what could not be asked is `no-data`. Never rejects.
 */
export async function checkDomain(
  domain: string,
  resolver: Resolver,
  { signal, allowPrivate = false }: DomainOptions = {},
): Promise<DomainFacts> {
  const name = bareName(domain)
  const trace = createTrace({ resolver, signal })
  const answer = await trace.resolver.lookup(name, 'MX')
  const exchanges = exchangesOf(answer)
  const real = exchanges.filter(({ host }) => host !== '')
  const nullMx = exchanges.length > 0 && real.length === 0
  const addressFallback = answer.outcome === 'nodata'
  const named = addressFallback ? [{ host: name, priority: 0 }] : real
  const mx = await resolveAll(named, trace.resolver, { allowPrivate })
  const dns = await trace.answers()
  const found = mx.some(({ addresses }) => addresses.length > 0)
  const status = nullMx ? 'null-mx' : statusOf(answer, mx)
  const failed = dns.find(({ outcome }) => !isAnswered(outcome))
  return {
    domain: name,
    status,
    mx: addressFallback && !found && status !== 'no-data' ? [] : mx,
    nullMx,
    addressFallback: addressFallback && found,
    provider: mx[0]?.provider ?? null,
    error: failed ? { name: failed.name, type: failed.type, outcome: failed.outcome } : null,
    ttl: Math.min(...dns.map(({ ttl }) => ttl)),
    dns,
  }
}

type Exchange = { host: string; priority: number }

/** In the order of trying: by preference, equal ones by name so that two runs say the same. A bare dot is ''. */
function exchangesOf({ records }: DnsAnswer): Exchange[] {
  return records
    .flatMap((record) =>
      record.type === 'MX' ? [{ host: bareName(record.exchange), priority: record.preference }] : [],
    )
    .sort((a, b) => a.priority - b.priority || (a.host < b.host ? -1 : 1))
    .slice(0, MAX_LISTED)
}

function resolveAll(exchanges: Exchange[], resolver: Resolver, rules: HostRules): Promise<MailHost[]> {
  return Promise.all(
    exchanges.map(({ host, priority }, index) => {
      const named = namedHost(host, priority)
      return index < MAX_HOSTS ? resolveHost(named, resolver, rules) : named
    }),
  )
}

function statusOf({ outcome }: DnsAnswer, mx: MailHost[]): DomainStatus {
  if (outcome === 'nxdomain' || outcome === 'bad-name') return 'no-domain'
  if (!isAnswered(outcome)) return 'no-data'
  if (mx.some(({ state }) => state === 'usable')) return 'mail'
  // A host that could not be asked, or was left out, may be the one that works.
  if (mx.some(({ state }) => state === 'no-data' || state === 'not-asked')) return 'no-data'
  return outcome === 'nodata' && mx.every(({ addresses }) => addresses.length === 0)
    ? 'no-mail-host'
    : 'unreachable'
}

/** What the DNS has for mail, as the diagnoses of the spelling know it: see `withDns`. */
export function mailRecordsOf({
  status,
  addressFallback,
}: DomainFacts): 'mx' | 'address' | 'none' | 'unknown' {
  if (status === 'no-data') return 'unknown'
  if (status === 'null-mx' || status === 'no-domain' || status === 'no-mail-host') return 'none'
  return addressFallback ? 'address' : 'mx'
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
