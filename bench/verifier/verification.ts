import { connect } from 'node:net'
import { checkDomain } from '@postproof/address/domain/check'
import type { Lists } from '@postproof/address/lists/lists'
import { askMailbox, type MailboxReport } from '@postproof/address/mailbox'
import { probeHosts } from '@postproof/address/mailbox/hosts'
import type { Entered, Politeness, Turn } from '@postproof/address/politeness'
import type { AdmissionQueue } from '@postproof/address/politeness/admission-queue'
import { settleDialogue } from '@postproof/address/politeness/settle'
import { checkSyntax } from '@postproof/address/syntax/check'
import { judge, type VerdictStatus, verdictFacts } from '@postproof/address/verdict'
import type { ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import type { KeptSessions } from '../../packages/address/mailbox/kept.ts'

/** One address from spelling to verdict, in the order of the product and over real sockets, with nothing stored. */

export const domainName = (at: number) => `firm${at}.example`
const addressOf = (at: number) => `11.0.${at >> 8}.${at & 255}`

/** Domains with one mail host each, every one of another operator. */
export function firms(count: number): ZoneDefinition {
  const zone: ZoneDefinition = {}
  for (let at = 0; at < count; at++) {
    zone[domainName(at)] = { MX: [[10, `mx.${domainName(at)}`]] }
    zone[`mx.${domainName(at)}`] = { A: addressOf(at) }
  }
  return zone
}

/** To mail hosts on loopback behind the public addresses of `firms`; tells each connection to `onDial`. */
export function dialerTo(ports: number[], onDial: (firm: number) => void = () => {}) {
  return createSmtpDialer({
    dial: ({ address }) => {
      const [, , high, low] = address.split('.').map(Number)
      const firm = high! * 256 + low!
      onDial(firm)
      return connect({ host: '127.0.0.1', port: ports[firm % ports.length]!, noDelay: true })
    },
  })
}

export const identity = { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: null }

export type World = {
  lists: Lists
  resolver: Resolver
  dialer: ReturnType<typeof createSmtpDialer>
  politeness: Politeness
  queue: AdmissionQueue<Entered, Turn>
  kept?: KeptSessions
}

/** The verdict; whether the domain takes every name is known from before, so that one recipient is asked for. */
export async function verify(
  email: string,
  world: World,
  askServer = true,
): Promise<{ status: VerdictStatus; result: MailboxReport['result'] | 'not-asked' }> {
  const syntax = checkSyntax(email)
  const local = syntax.local ?? ''
  const flags = world.lists.flags(local, syntax.domainAscii ?? '')
  const domain = syntax.domainAscii ? await checkDomain(syntax.domainAscii, world.resolver) : null
  const hosts = domain ? probeHosts(domain) : []
  const entered =
    domain && askServer ? await world.queue.enter(hosts[0]!.operator, Number.POSITIVE_INFINITY) : null
  const report = entered?.ok
    ? await askMailbox(
        {
          ...{ local, domain: domain!.domain, hosts, identity },
          ...{ needsSmtpUtf8: syntax.needsSmtpUtf8, provider: null, catchAll: false },
        },
        { dialer: world.dialer, clock: Date, random: Math.random, kept: world.kept },
      )
    : null
  if (report && entered?.ok) settleDialogue(world.politeness, entered, hosts[0]!.operator, report)
  const mailbox = report ?? ({ notAsked: 'backing-off' } as const)
  const { status } = judge(verdictFacts({ syntax, domain, flags, suggestion: null, mailbox }))
  return { status, result: report?.result ?? 'not-asked' }
}
