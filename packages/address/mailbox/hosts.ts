import type { ProbeHost } from '../smtp-types.ts'
import type { DomainFacts } from '../types.ts'

/** The mail hosts of a domain that may be connected to, in the order of trying. */
export function probeHosts({ mx }: Pick<DomainFacts, 'mx'>): ProbeHost[] {
  return mx
    .map(({ host, priority, operator, addresses }) => ({
      host,
      priority,
      operator,
      ips: addresses.filter(({ usable }) => usable).map(({ ip }) => ip),
    }))
    .filter(({ ips }) => ips.length > 0)
}
