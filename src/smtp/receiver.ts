import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ReceiverServer } from './receiver-server.ts'
import { selfSigned } from './self-signed.ts'
import type { Receiver, ReceiverOptions, ReceiverSettings } from './types.ts'

/**
 * The mail receiver: takes mail for addresses it recognizes, answers 250 only when the message is durable, and
 * does nothing else. It never relays, offers no AUTH and asks no DNS.
 */

/** Throws NetworkError when `proxyProtocol` or `trustedRelays` name something that is no address or network. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings: ReceiverSettings = { ...defaults, ...withoutUndefined(options) }
  let server: ReceiverServer | undefined
  return {
    async listen() {
      const tls = settings.tls ?? (await selfSigned(settings.hostname, { now: settings.now() }))
      server = new ReceiverServer(settings, tls)
      server.on('error', (error: Error) => settings.log.debug({ err: error }, 'a connection failed'))
      const listening = once(server.server, 'listening')
      server.listen(settings.port, settings.host)
      await listening
      return { port: (server.server.address() as AddressInfo).port }
    },
    async close() {
      await server?.shutDown()
    },
    connections: () => server?.connections.size ?? 0,
  }
}

const defaults = {
  overloaded: () => false,
  limited: () => null,
  maxSize: 25 * 1024 * 1024,
  maxBuffered: 256 * 1024 * 1024,
  maxClients: 500,
  maxClientsPerAddress: 50,
  exemptLoopback: true,
  maxCommands: 200,
  maxRecipients: 20,
  idleMs: 60_000,
  sessionMs: 15 * 60_000,
  proxyProtocol: [],
  trustedRelays: [],
  greetingDelay: true,
  now: Date.now,
}

function withoutUndefined(options: ReceiverOptions): ReceiverOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as ReceiverOptions
}
