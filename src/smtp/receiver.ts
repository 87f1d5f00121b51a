import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ReceiverServer } from './receiver-server.ts'
import { selfSigned } from './self-signed.ts'
import type { Receiver, ReceiverOptions, ReceiverSettings } from './types.ts'
import { removeStaleSocket } from './unix-socket.ts'

/**
 * The mail receiver: takes mail for addresses it recognizes, answers 250 only when the message is durable, and
 * does nothing else. It never relays, offers no AUTH and asks no DNS.
 */

/** Throws NetworkError when `proxyProtocol` or `trustedRelays` name something that is no address or network. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings: ReceiverSettings = { ...defaults, ...withoutUndefined(options) }
  let server: ReceiverServer | undefined
  const certificate = async () =>
    settings.tls ?? (await selfSigned(settings.hostname, { now: settings.now() }))
  return {
    async listen() {
      const { protocol, path, host, port } = settings
      server = new ReceiverServer(settings, protocol === 'lmtp' ? null : await certificate())
      server.on('error', (error: Error) => settings.log.debug({ err: error }, 'a connection failed'))
      const listening = once(server.server, 'listening')
      if (path) await removeStaleSocket(path)
      server.listen(path ? { path, readableAll: true, writableAll: true } : { port, host })
      await listening
      return { port: path ? 0 : (server.server.address() as AddressInfo).port }
    },
    async close() {
      await server?.shutDown()
    },
    connections: () => server?.connections.size ?? 0,
  }
}

const defaults = {
  protocol: 'smtp' as const,
  path: '',
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
