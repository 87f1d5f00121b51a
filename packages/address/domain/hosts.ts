import { classifyAddress, parseAddress } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'
import { mailOperator, recognizeProvider } from '../providers.ts'
import type { MailHost, MailHostAddress, MailHostState } from '../types.ts'

/** Names that every machine gives to itself or its own network (RFC 6761, 6.3; RFC 6762; RFC 9476). */
const LOCAL = /(^|\.)(localhost|localdomain|local|internal|lan|home\.arpa|invalid|alt)$/

export type HostRules = {
  /** Addresses that are not public may be connected to: for tests against loopback. */
  allowPrivate: boolean
}

/** A host as its MX record names it, before anything was asked about it. */
export function namedHost(host: string, priority: number): MailHost {
  return {
    host,
    priority,
    state: parseAddress(host) ? 'ip-literal' : LOCAL.test(host) ? 'local-name' : 'not-asked',
    addresses: [],
    cname: null,
    provider: recognizeProvider(host),
    operator: mailOperator(host),
  }
}

/** Asks for the addresses of a host, unless its name already says that there are none to use. */
export async function resolveHost(host: MailHost, resolver: Resolver, rules: HostRules): Promise<MailHost> {
  if (host.state === 'ip-literal' || (host.state === 'local-name' && !rules.allowPrivate)) return host
  const answers = await Promise.all([resolver.lookup(host.host, 'A'), resolver.lookup(host.host, 'AAAA')])
  const addresses = answers.flatMap((answer) => addressesOf(answer, rules))
  const cname = answers.flatMap((answer) => answer.cnames).at(-1) ?? null
  return { ...host, addresses, cname, state: stateOf(host, answers, addresses) }
}

function addressesOf({ records }: DnsAnswer, { allowPrivate }: HostRules): MailHostAddress[] {
  return records.flatMap((record) => {
    if (record.type !== 'A' && record.type !== 'AAAA') return []
    const kind = classifyAddress(record.address)
    const usable = kind === 'public' || (allowPrivate && (kind === 'loopback' || kind === 'private'))
    return [{ ip: record.address, class: kind, usable }]
  })
}

function stateOf(host: MailHost, answers: DnsAnswer[], addresses: MailHostAddress[]): MailHostState {
  if (addresses.some(({ usable }) => usable)) return 'usable'
  if (answers.some(({ outcome }) => !isAnswered(outcome))) return 'no-data'
  if (addresses.length > 0) return 'private'
  if (host.state === 'local-name') return 'local-name'
  return answers.every(({ outcome }) => outcome === 'bad-name') ? 'bad-name' : 'no-address'
}
