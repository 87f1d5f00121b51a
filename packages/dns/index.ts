export { createDnsClient, type DnsClient, type DnsClientOptions } from './client.ts'
export { systemServers } from './system.ts'
export { createZone, parseZone, type Zone, type ZoneDefinition, type ZoneFault } from './zone.ts'
