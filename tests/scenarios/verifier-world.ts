import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import type { ZoneDefinition } from '@postproof/dns/zone'
import pino from 'pino'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import { readConfig } from '#config.ts'
import type { Verification, VerificationEvent } from '#contract/verifier.ts'
import { startProcess } from '#process.ts'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import {
  type MailServer,
  type MailServerOptions,
  startMailServer,
} from '../../packages/emulators/mail-server.ts'
import { freePort } from '../instance.ts'
import { ownDatabase } from '../postgres/database.ts'

/**
 * A small internet for the verifier: a DNS zone, mail hosts on loopback behind public addresses, a clock that can be
 * moved, and a whole Postproof in it that may ask mail servers.
 */

const own = { name: 'mail.prober-host.net', domain: 'prober-host.net', address: '11.9.9.9' }

/** What a host needs that passes its own audit. */
export const honestHost: ZoneDefinition = {
  ...listZone(lists),
  // Not kept, so that tests can take it away.
  [own.address]: { PTR: own.name, ttl: 0 },
  [own.name]: { A: own.address },
  [own.domain]: { MX: [[10, own.name]], TXT: [`v=spf1 ip4:${own.address} -all`] },
}

export const probing = {
  VERIFIER_SMTP: 'on',
  VERIFIER_HELO: own.name,
  VERIFIER_MAIL_FROM: `verify@${own.domain}`,
  VERIFIER_SOURCE_ADDRESS: own.address,
}

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld(given: ZoneDefinition = honestHost) {
  const zone: ZoneDefinition = { ...given }
  const dns: DnsServer = await startDnsServer(zone)
  const ports = new Map<string, number>()
  const servers: MailServer[] = []
  const dialed: string[] = []
  let moved = 0
  const clock = { now: () => Date.now() + moved }
  const dialer = createSmtpDialer({
    now: clock.now,
    dial: ({ address }) => {
      dialed.push(address)
      return connect({ host: '127.0.0.1', port: ports.get(address) ?? 1, noDelay: true })
    },
  })
  let next = 1
  return {
    zone,
    dns,
    clock,
    dialer,
    ports,
    /** Addresses connected to, in order. */
    dialed,
    advance(minutes: number) {
      moved += minutes * 60_000
    },
    /** A domain whose mail goes to a server of its own. */
    async domain(name: string, options: MailServerOptions = {}, mx = `mx.${name}`) {
      const server = await startMailServer(options)
      servers.push(server)
      const ip = `11.0.0.${next++}`
      ports.set(ip, server.port)
      zone[name] = { MX: [[10, mx]] }
      zone[mx] = { A: ip }
      return Object.assign(server, { ip })
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()))
      await dns.close()
    },
  }
}

/** Starts Postproof in this world; `kept` is a folder whose embedded database outlives a restart. */
export async function startIn(world: World, settings: Record<string, string> = {}, kept?: string) {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'postproof-verifier-')))
  const database = kept ? undefined : await ownDatabase()
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    PARTS: 'http',
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    ANALYSIS_PROCESSES: '0',
    DNS_SERVERS: world.dns.address,
    LOG_LEVEL: 'info',
    REQUESTS_PER_MINUTE: '100000',
    CHECKS_PER_MINUTE: '100000',
    PICTURES: 'off',
    TRUST_PROXY: 'on',
    ...settings,
  })
  const logged: string[] = []
  const log = pino({ level: config.LOG_LEVEL }, { write: (line: string) => void logged.push(line) })
  const fakes = { clock: world.clock, dialer: world.dialer }
  const running = await startProcess(config, log, { dev: false, fakes })
  await running.application.verifier.audit.settled()
  return {
    ...calls(`http://localhost:${port}`),
    running,
    folder,
    logged,
    async close(keep = false) {
      await running.close()
      await database?.drop()
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Started = { id: string; status: string; events_url: string; code?: string; message?: string }

const path = '/api/internal/email-verification'

/** The calls of the API; `network` is who asks. */
export function calls(url: string) {
  const post = async (to: string, body: unknown, network: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
    const response = await fetch(`${url}${to}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Started }
  }
  const result = async (id: string) => (await (await fetch(`${url}${path}/${id}`)).json()) as Verification
  return {
    url,
    info: async () => (await (await fetch(`${url}${path}`)).json()) as { smtp: boolean; why_not: string },
    start: (email: string, network = '203.0.113.1', more: object = {}) =>
      post(path, { email, ...more }, network),
    optOut: (email: string) => post(`${path}/opt-out`, { email }, '203.0.113.1'),
    result,
    /** Begins, follows the events until the verdict, and answers all of them. */
    async verify(email: string, network = '203.0.113.1') {
      const started = await post(path, { email }, network)
      if (started.status !== 201) throw new Error(`${started.status} ${started.body.message}`)
      const events = await follow(`${url}${started.body.events_url}`)
      return { id: started.body.id, events, last: events.at(-1)! }
    },
  }
}

/** Reads events until the first that has a verdict. */
async function follow(url: string): Promise<Verification[]> {
  const end = new AbortController()
  const response = await fetch(url, { signal: end.signal })
  const events: Verification[] = []
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let cut = text.indexOf('\n\n'); cut >= 0; cut = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, cut))?.[1]
      text = text.slice(cut + 2)
      if (data) events.push((JSON.parse(data) as VerificationEvent).verification)
    }
    if (events.at(-1)?.status !== 'pending') break
  }
  end.abort()
  return events
}

export type Instance = Awaited<ReturnType<typeof startIn>>
