import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { systemServers } from '@postproof/dns/system'
import { classifyAddress } from '@postproof/engine/addresses'
import type { Config } from '#config.ts'
import { sourcesFrom } from '../../verifier/permits/sources.ts'
import { createHostProbes, type HostProbes, type HostProbeWorld } from './probes.ts'

type Parts = Pick<HostProbeWorld, 'dialer' | 'permits' | 'resolver' | 'clock'>

/** The probes of the settings. They greet with the verifier's name, or without one with that of the receiver. */
export function openHostProbes(config: Config, parts: Parts): HostProbes {
  const [source] = sourcesFrom(config)
  const { identity } = source!
  const helo = identity.helo || config.SMTP_HOSTNAME
  return createHostProbes({
    ...parts,
    wanted: config.MAIL_SERVER_CHECKS,
    source: { ...source!, identity: { ...identity, helo } },
    roots: publicRoots,
    validates: isOwnResolver(config.DNS_SERVERS.length > 0 ? config.DNS_SERVERS : systemServers()),
    allowPrivate: config.ALLOW_PRIVATE_NETWORKS,
  })
}

let known: X509Certificate[] | undefined

/** Read once, when the first server has sent a certificate. */
function publicRoots(): readonly X509Certificate[] {
  known ??= rootCertificates.map((pem) => new X509Certificate(pem))
  return known
}

/** RFC 4035, 4.9.3: the AD bit can be believed only over a path that is secure, such as within one machine. */
function isOwnResolver(servers: string[]): boolean {
  const addresses = servers.map((server) => server.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''))
  return addresses.length > 0 && addresses.every((address) => classifyAddress(address) === 'loopback')
}
