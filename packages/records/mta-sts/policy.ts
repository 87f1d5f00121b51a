import { Buffer } from 'node:buffer'
import type { HttpResult, Resolver } from '@postproof/engine/world'
import { askAddresses, isAnswered } from '../record/published.ts'
import type { RecordWorld } from '../record/trace.ts'
import type { FetchedPolicy, MailHosts } from './details.ts'
import { coversHost, MAX_POLICY_BYTES, parseMtaStsPolicy } from './parse.ts'

/** The policy file, fetched as senders must fetch it (RFC 8461, 3.3), and the mail servers it has to cover. */

const MAX_SHOWN = 8000
const MAX_PATTERNS = 100
const MAX_DANE = 10

/** Fetches and reads the policy of a domain. Never rejects. */
export async function fetchPolicy(domain: string, { http, signal }: RecordWorld): Promise<FetchedPolicy> {
  const url = `https://mta-sts.${domain}/.well-known/mta-sts.txt`
  const none = { url, contentType: null, text: null, policy: null }
  if (!http) return { ...none, outcome: 'unanswered', reason: 'no-network' }
  const result = await http.fetch({
    url,
    maxRedirects: 0,
    maxBytes: MAX_POLICY_BYTES,
    timeoutMs: 10_000,
    signal,
  })
  const { outcome, reason } = outcomeOf(result)
  if (!result.ok || outcome !== 'fetched') return { ...none, outcome, reason }
  const text = Buffer.from(result.body).toString('latin1')
  const policy = parseMtaStsPolicy(text)
  return {
    url,
    outcome,
    reason,
    contentType: result.headers['content-type'] ?? null,
    text: text.slice(0, MAX_SHOWN),
    policy: { ...policy, mx: policy.mx.slice(0, MAX_PATTERNS) },
  }
}

function outcomeOf(result: HttpResult): Pick<FetchedPolicy, 'outcome' | 'reason'> {
  if (!result.ok) {
    const reason = result.failure
    if (reason === 'tls') return { outcome: 'tls', reason }
    if (reason === 'dns') return { outcome: 'host', reason }
    if (reason === 'too-many-redirects') return { outcome: 'redirect', reason }
    const open = reason === 'timeout' || reason === 'dns-unavailable' || reason === 'unreachable'
    return { outcome: open ? 'unanswered' : 'connection', reason }
  }
  const reason = String(result.status)
  // RFC 8461, 3.3: redirects are not followed, and anything but 200 is a failure.
  if (result.redirects.length > 0 || (result.status >= 300 && result.status < 400))
    return { outcome: 'redirect', reason }
  if (result.status !== 200) return { outcome: 'status', reason }
  return result.truncated ? { outcome: 'too-large', reason } : { outcome: 'fetched', reason: null }
}

/** The hosts that take the domain's mail, and which pattern covers each. Never rejects. */
export async function askMailHosts(
  domain: string,
  patterns: string[],
  resolver: Resolver,
): Promise<MailHosts> {
  const unanswered: MailHosts = { outcome: 'unanswered', hosts: [], questions: [domain] }
  const answer = await resolver.lookup(domain, 'MX')
  if (!isAnswered(answer.outcome)) return unanswered
  const names = answer.records.flatMap((record) =>
    record.type === 'MX' ? [record.exchange.toLowerCase()] : [],
  )
  // RFC 7505: a null MX takes no mail. RFC 5321, 5.1: without MX the domain's own address does.
  const real = names.filter((name) => name !== '.' && name !== '')
  if (names.length > 0 && real.length === 0) return { outcome: 'no-mail', hosts: [], questions: [] }
  const hosts = real.length > 0 ? real : await implicitHost(domain, resolver)
  if (hosts === null) return unanswered
  if (hosts.length === 0) return { outcome: 'no-mail', hosts: [], questions: [] }
  const unique = [...new Set(hosts)].slice(0, MAX_PATTERNS)
  const found = unique.map(async (host, index) => ({
    host,
    coveredBy: patterns.find((pattern) => coversHost(pattern, host)) ?? null,
    tlsa: index < MAX_DANE ? await countTlsa(host, resolver) : null,
  }))
  return { outcome: 'hosts', hosts: await Promise.all(found), questions: [] }
}

async function countTlsa(host: string, resolver: Resolver): Promise<number | null> {
  const { outcome, records } = await resolver.lookup(`_25._tcp.${host}`, 'TLSA')
  return isAnswered(outcome) ? records.length : null
}

/** The domain itself where it has an address (implicit MX; RFC 5321, 5.1); null when that could not be asked. */
async function implicitHost(domain: string, resolver: Resolver): Promise<string[] | null> {
  const { answers } = await askAddresses(resolver, domain)
  if (answers.some((answer) => answer.outcome === 'answer')) return [domain]
  return answers.every((answer) => isAnswered(answer.outcome)) ? [] : null
}
