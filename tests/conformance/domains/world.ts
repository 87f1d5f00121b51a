import type { BlacklistReport, ListAnswer } from '@postproof/blacklists/types'
import { createZone, type ZoneDefinition, type ZoneNode } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createDomainChecker } from '#services/checkers/domain/domain-checker.ts'
import type { DomainWorld } from '#services/checkers/domain/examine.ts'

/** A domain and the world around it, written out. */
export type DomainCase = {
  name: string
  domain?: string
  zone: ZoneDefinition
  web?: FakeWeb
  files?: Record<string, string>
  /** What is on a blacklist that large providers use. */
  listed?: string[]
  /** Days since the domain was registered; default 4,000. */
  days?: number
  /** Days until its registration ends; default: the registry does not say. */
  endsIn?: number | null
}

export const NOW = Date.parse('2026-11-20T00:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

export const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsWbreGq6L6JH/N9OEnlq0MidSZ7P3rqw4eFjNpO80+cT0M49DYTllIMhf2xbJyay+w6NVKX8jqIsaJa3MYHYtzHOIRcgPeIIEjubl94ZtWvMJkxrmO4iCQhv6ymJBaqQdFa940cnoMOwkNPfNVBLBVfE/QQ/omfXqYXl7Ncb+iUkyQCCwCGB+6ub8JzH5RYupy+adpoWt0sZvE4YNNqo48893xWO6LRbyzUORDc1rezzbA2wLBhQBaRAWRdcPCUfrMBvNTmc33KyArx87HjouIIq8dnh0cV1y647tDdF8/xREb1i1efuw7tOd7EhazRnEKueF8h7mdQHu4uhGHOFkwIDAQAB'
export const DKIM = `v=DKIM1; k=rsa; p=${KEY}`

/** Names of others, which every world has: mail services, DNS hosts, registered domains. */
const OTHERS: ZoneDefinition = {
  'ns1.dnsone.net': { A: '46.10.1.1' },
  'ns2.dnstwo.org': { A: '47.20.1.1' },
  'ada.ns.cloudflare.com': { A: '172.64.32.1' },
  'bob.ns.cloudflare.com': { A: '172.64.33.1' },
  'neighbour.com': { NS: ['ns1.dnsone.net'], MX: [[10, 'mail.neighbour.com']] },
  'mail.neighbour.com': { A: '45.45.50.1' },
  'shop.com._report._dmarc.neighbour.com': { TXT: 'v=DMARC1' },
  '_spf.google.com': { TXT: 'v=spf1 ip4:74.125.0.0/24 ip4:209.85.128.0/24 ~all' },
  'aspmx.l.google.com': { A: '142.250.1.26', AAAA: '2607:f8b0:4001::1a' },
  'alt1.aspmx.l.google.com': { A: '142.251.2.26' },
  'spf.protection.outlook.com': { TXT: 'v=spf1 ip4:40.92.1.0/24 ip4:52.100.0.0/24 -all' },
  'shop-com.mail.protection.outlook.com': { A: '52.101.1.1' },
  'selector1-shop-com._domainkey.shop.onmicrosoft.com': { TXT: DKIM },
  'selector2-shop-com._domainkey.shop.onmicrosoft.com': { TXT: DKIM },
  'spf.messagingengine.com': { TXT: 'v=spf1 ip4:66.111.4.0/25 ?all' },
  'in1-smtp.messagingengine.com': { A: '66.111.4.70' },
  'in2-smtp.messagingengine.com': { A: '66.111.4.71' },
  'fm1.shop.com.dkim.fmhosted.com': { TXT: DKIM },
  '_spf.protonmail.ch': { TXT: 'v=spf1 ip4:185.70.40.0/24 ~all' },
  'mail.protonmail.ch': { A: '185.70.42.128' },
  'zoho.com': { TXT: 'v=spf1 ip4:136.143.188.0/24 -all' },
  'mx.zoho.com': { A: '204.141.43.44' },
  'amazonses.com': { TXT: 'v=spf1 ip4:54.240.0.0/24 -all' },
  'feedback-smtp.us-east-1.amazonses.com': { A: '54.240.252.1' },
}

/** `shop.com`, run on a server of its own, with everything in order; each name may be replaced, or taken away. */
export function shop(changes: Record<string, ZoneNode | string | null> = {}): ZoneDefinition {
  const zone: Record<string, unknown> = {
    ...OTHERS,
    'shop.com': own(),
    'mail.shop.com': { A: '45.45.45.1' },
    '_dmarc.shop.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@shop.com' },
    'default._domainkey.shop.com': { TXT: DKIM },
    ...changes,
  }
  return Object.fromEntries(Object.entries(zone).filter(([, node]) => node !== null)) as ZoneDefinition
}

/** What is at `shop.com` itself. */
export function own(changes: ZoneNode = {}): ZoneNode {
  return {
    A: '45.45.45.9',
    MX: [[10, 'mail.shop.com']],
    TXT: ['v=spf1 mx -all'],
    NS: ['ns1.dnsone.net', 'ns2.dnstwo.org'],
    SOA: { primary: 'ns1.dnsone.net' },
    ...changes,
  }
}

export function worldOf({
  zone,
  web = {},
  files = {},
  listed = [],
  days = 4000,
  endsIn = null,
}: DomainCase): DomainWorld {
  const clock = { now: () => NOW }
  const octets = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  return {
    resolver: createZone(zone, { clock }),
    http: createWeb(web, new Map(octets)),
    clock,
    blacklists: listsWith(listed),
    registrations: {
      find: async () => ({
        ...{ outcome: 'found', at: NOW - days * DAY_MS, server: 'rdap.test' },
        ends: endsIn === null ? null : NOW + endsIn * DAY_MS,
      }),
    },
  }
}

export const check = ({ domain = 'shop.com' }: Pick<DomainCase, 'domain'>, world: DomainWorld) =>
  createDomainChecker(world).domain({ input: domain })

/** A resolver that answers SERVFAIL to one question. */
export function failing(resolver: Resolver, name: string, type: string): Resolver {
  return {
    async lookup(asked, kind, options) {
      const answer = await resolver.lookup(asked, kind, options)
      return asked === name && kind === type
        ? { ...answer, outcome: 'servfail', records: [], cnames: [], ttl: 0 }
        : answer
    },
  }
}

/** Two lists that answer, one of them used by large providers. */
function listsWith(listed: string[]): DomainWorld['blacklists'] {
  const report = async (subject: string): Promise<BlacklistReport> => {
    const isListed = listed.includes(subject)
    const answers = [answerOf('Large list', 1, isListed), answerOf('Small list', 3, false)]
    return { subject, status: isListed ? 'bad' : 'good', answered: 2, asked: 2, answers }
  }
  return { checkAddress: report, checkDomain: report, checkEmail: report }
}

function answerOf(name: string, tier: 1 | 3, isListed: boolean): ListAnswer {
  return {
    list: name,
    name,
    tier,
    kind: 'block',
    state: isListed ? 'listed' : 'not-listed',
    codes: isListed ? ['127.0.0.2'] : [],
    meaning: [],
    severity: isListed ? 'major' : null,
    reason: null,
    removalUrl: isListed ? 'https://list.test/remove' : null,
    ms: 1,
  }
}
