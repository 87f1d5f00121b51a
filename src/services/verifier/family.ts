import type { ProbeHost } from '#engines/verifier/smtp-types.ts'

/**
 * The hosts with their addresses of one IP version: that of the address which was audited, for questions over the
 * other version would come from an address whose name and listings nobody looked at.
 */
export function ofFamily(hosts: ProbeHost[], address: string | null): ProbeHost[] {
  const version6 = address?.includes(':') ?? false
  return hosts
    .map((host) => ({ ...host, ips: host.ips.filter((ip) => ip.includes(':') === version6) }))
    .filter(({ ips }) => ips.length > 0)
}
