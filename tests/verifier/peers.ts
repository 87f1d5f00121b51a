import { connect } from 'node:net'
import { askMailbox, type MailboxReport, type MailboxRequest } from '@postproof/address/mailbox'
import type { ProbeHost, SmtpDialer } from '@postproof/address/smtp-types'
import { afterEach } from 'vitest'
import { createSmtpDialer, type SmtpDialerOptions } from '#adapters/smtp-dialer.ts'
import {
  type MailServer,
  type MailServerOptions,
  startMailServer,
} from '../../packages/emulators/mail-server.ts'

/**
 * A small internet on loopback: each peer is one mail host under a public address of its own, so that the guards
 * against private addresses stand as they do outside.
 */

const running: MailServer[] = []
const ports = new Map<string, number>()
let next = 1

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  ports.clear()
  next = 1
})

export type Peer = MailServer & { host: ProbeHost }

export async function peer(options: MailServerOptions = {}, name = `mx${next}`): Promise<Peer> {
  const server = await startMailServer(options)
  running.push(server)
  const ip = `11.0.0.${next++}`
  ports.set(ip, server.port)
  const host = { host: `${name}.example.org`, priority: next * 10, ips: [ip], operator: 'example.org' }
  return Object.assign(server, { host })
}

/** A host at which nobody listens. */
export async function deadHost(): Promise<ProbeHost> {
  const server = await startMailServer()
  const ip = `11.0.0.${next++}`
  ports.set(ip, server.port)
  await server.close()
  return { host: `dead${next}.example.org`, priority: 1, ips: [ip], operator: 'example.org' }
}

/** Short times, for peers that never answer. */
export function testDialer(options: SmtpDialerOptions = {}): SmtpDialer {
  return createSmtpDialer({
    bannerMs: 5000,
    replyMs: 5000,
    dial: ({ address }) => connect({ host: '127.0.0.1', port: ports.get(address) ?? 1, noDelay: true }),
    ...options,
  })
}

export const identity = { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: null }

export function ask(
  hosts: (ProbeHost | Peer)[],
  more: Partial<MailboxRequest> & { local?: string } = {},
  dialer: SmtpDialer = testDialer(),
  totalMs = 20_000,
): Promise<MailboxReport> {
  const request: MailboxRequest = {
    local: 'known',
    domain: 'example.org',
    needsSmtpUtf8: false,
    hosts: hosts.map((one) =>
      'host' in one && typeof one.host === 'object' ? one.host : (one as ProbeHost),
    ),
    provider: null,
    catchAll: undefined,
    identity,
    ...more,
  }
  return askMailbox(request, { dialer, clock: { now: Date.now }, random: Math.random, totalMs })
}

/** The verbs a peer heard on one connection. */
export function verbs(server: MailServer, connection = 0): string[] {
  return (server.received[connection] ?? []).map((line) => line.split(/[ :]/, 1)[0]!)
}
