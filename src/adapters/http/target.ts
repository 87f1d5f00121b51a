import { isIP } from 'node:net'
import { classifyAddress } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { FetchFailure, untilAborted } from './failure.ts'

/** Where one request goes: a URL that may be asked, and the checked addresses it may be asked at. */
export type Target = { url: URL; hostname: string; port: number; addresses: string[] }

/** Says whether an address that is not public, or an unusual port, may be used after all; for tests. */
export type Allowance = (address: string, port: number) => boolean

const MAX_ADDRESSES = 4

/**
 * Checks a URL and finds its addresses: http and https only, no credentials, ports 80 and 443, every address
 * public. The WHATWG parser has by now turned decimal, octal, hex and short IPv4 forms into dotted ones.
 * Throws FetchFailure.
 */
export async function findTarget(
  url: URL,
  resolver: Resolver,
  allowance: Allowance | undefined,
  signal: AbortSignal,
): Promise<Target> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('refused-url', `scheme ${url.protocol.slice(0, 40)}`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('refused-url', 'credentials in the URL')
  }
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const usualPort = port === 80 || port === 443
  if (!usualPort && !allowance) throw new FetchFailure('refused-url', `port ${port}`)

  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const addresses = await addressesOf(hostname, resolver, allowance !== undefined, signal)
  for (const address of addresses) {
    const kind = classifyAddress(address)
    if (kind === 'public' && usualPort) continue
    if (allowance?.(address, port)) continue
    if (kind === 'public') throw new FetchFailure('refused-url', `port ${port}`)
    throw new FetchFailure('refused-address', `${hostname} leads to ${address} (${kind})`)
  }
  return { url, hostname, port, addresses: addresses.slice(0, MAX_ADDRESSES) }
}

/** Every address of a host name or literal, unchecked. Throws FetchFailure when there is none. */
export async function addressesOf(
  hostname: string,
  resolver: Resolver,
  localhostAllowed: boolean,
  signal: AbortSignal,
): Promise<string[]> {
  if (isIP(hostname)) return [hostname]
  // RFC 6761, 6.3: localhost names are loopback, whatever a server answers.
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) {
    if (localhostAllowed) return ['127.0.0.1']
    throw new FetchFailure('refused-address', `${hostname} is loopback`)
  }
  const [v4, v6] = await untilAborted(
    Promise.all([resolver.lookup(hostname, 'A', { signal }), resolver.lookup(hostname, 'AAAA', { signal })]),
    signal,
  )
  const addresses = [...addressesIn(v4), ...addressesIn(v6)]
  if (addresses.length > 0) return addresses
  const unanswered = [v4, v6].find((answer) => !isDefinite(answer))
  if (unanswered) throw new FetchFailure('dns-unavailable', unanswered.outcome)
  throw new FetchFailure('dns', v4.outcome === 'nodata' ? v6.outcome : v4.outcome)
}

function addressesIn(answer: DnsAnswer): string[] {
  return answer.records.flatMap((r) => (r.type === 'A' || r.type === 'AAAA' ? [r.address] : []))
}

function isDefinite({ outcome }: DnsAnswer): boolean {
  return outcome === 'answer' || outcome === 'nodata' || outcome === 'nxdomain' || outcome === 'bad-name'
}
