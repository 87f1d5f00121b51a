/**
 * A stub resolver (RFC 1034, 1035, 6891) that tells what engines need and node:dns hides: TTL, response code, the AD flag
 * and why there was no answer. Open first: `client.ts`, which asks and caches; `upstream.ts` is one server, `codec.ts` the
 * wire format, `dnssec/` validates signatures, `zone.ts` the same questions over a zone written in a file.
 */

export { createDnsClient, type DnsClient, type DnsClientOptions } from './client.ts'
export { systemServers } from './system.ts'
export { createZone, parseZone, type Zone, type ZoneDefinition, type ZoneFault } from './zone.ts'
