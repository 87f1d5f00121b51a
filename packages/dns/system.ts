import { getServers } from 'node:dns'
import { parseEndpoint, printEndpoint } from './upstream.ts'

/** The resolvers that this machine is set up with, as `host:port`. */
export function systemServers(): string[] {
  return getServers()
    .map(parseEndpoint)
    .filter((endpoint) => endpoint !== undefined)
    .map(printEndpoint)
}
