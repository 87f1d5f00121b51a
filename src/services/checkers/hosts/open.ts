import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
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
    allowPrivate: config.ALLOW_PRIVATE_NETWORKS,
  })
}

let known: X509Certificate[] | undefined

/** Read once, when the first server has sent a certificate. */
function publicRoots(): readonly X509Certificate[] {
  known ??= rootCertificates.map((pem) => new X509Certificate(pem))
  return known
}
