import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { serviceOfExchange } from '@postproof/senders'
import type { DNSResolver } from 'mailauth'
import { addressesIn, askAddresses } from '../record/published.ts'
import {
  type AddressSet,
  BITS,
  type Family,
  intersect,
  networkOf,
  numberOf,
  printNumber,
  subtract,
  union,
} from './address-set.ts'
import type { Authorized } from './authorized.ts'
import type { SpfClaim, SpfResult } from './details.ts'
import { evaluateMail, RECEIVER } from './evaluate.ts'
import type { Mechanism } from './mechanism.ts'
import type { SpfRecord, SpfTerm } from './parse.ts'
import { networksOf } from './term-addresses.ts'
import { branchOf, reachable, type SpfTree } from './tree.ts'

/**
 * What a record claims about mail: the mails that the domain's owner would send and that a stranger would send, each
 * judged by the evaluator of the spam test over the same answers of the DNS.
 */

type Mail = Omit<SpfClaim, 'result'>

const MAX_TERMS = 30
const MAX_HOSTS = 10
/** Terms of the whole tree beyond which a record is judged by few mails: each of them reads all of it. */
const MANY_TERMS = 1_500
const FEW_MAILS = 8
const MAX_MAILS = 50
/** A network wider than half of all addresses identifies no sender: mail from it is a stranger's. */
const WIDEST_BITS = 1
const FAMILIES = [4, 6] as const

export type Claiming = {
  domain: string
  record: SpfRecord
  tree: SpfTree
  authorized: Authorized
  /** The domain's mail servers. */
  mx: DnsAnswer | null
  /** An address that the user gave, with what it got. */
  given: { ip: string; result: SpfResult } | null
}

/**
 * Makes the mails and judges each, at most MAX_MAILS of them: from each mail server of the domain, from an address of
 * each family of each term that its owner does not deny, and from servers that nothing names. Never rejects.
 */
export async function claimMail(claiming: Claiming, resolver: Resolver): Promise<SpfClaim[]> {
  const { domain, tree, given } = claiming
  const terms = [...tree.nodes.values()].reduce((sum, node) => sum + (node.record?.terms.length ?? 0), 0)
  const strangers = strangersTo(claiming)
  const own = [...(await mailServers(claiming, resolver)), ...termsOf(claiming)]
  const most = (terms > MANY_TERMS ? FEW_MAILS : MAX_MAILS) - strangers.length
  const asked = toMailauthResolver(resolver) as DNSResolver
  const judge = async (mail: Mail): Promise<SpfClaim> => {
    if (mail.ip === null) return { ...mail, result: null }
    const sender = `postmaster@${domain}`
    const { result } = await evaluateMail({ ip: mail.ip, sender, helo: domain, mta: RECEIVER }, asked)
    return { ...mail, result }
  }
  const told: SpfClaim[] = given ? [{ ...mailFrom('given', null, given.ip), result: given.result }] : []
  return [...told, ...(await Promise.all([...own.slice(0, most), ...strangers].map(judge)))]
}

function mailFrom(from: SpfClaim['from'], name: string | null, ip: string | null): Mail {
  return { from, name: name?.slice(0, 300) ?? null, ip, usable: ip !== null && isUsable(ip) }
}

/** Documentation addresses stand for public ones in examples, and have a finding of their own. */
function isUsable(ip: string): boolean {
  return ['public', 'documentation'].includes(classifyAddress(ip))
}

/** A mailbox service takes mail in by other servers than those that send. */
async function mailServers({ mx }: Claiming, resolver: Resolver): Promise<Mail[]> {
  const hosts = (mx?.records ?? []).flatMap((record) =>
    record.type === 'MX' && record.exchange !== '.' && record.exchange !== ''
      ? [record.exchange.toLowerCase()]
      : [],
  )
  const asked = [...new Set(hosts)].filter((host) => !serviceOfExchange(host)).slice(0, MAX_HOSTS)
  const found = await Promise.all(
    asked.map(async (host) => {
      const { answers } = await askAddresses(resolver, host)
      return answers.flatMap((answer) => {
        const [first] = addressesIn(answer)
        const ip = first === undefined ? undefined : canonicalAddress(first)
        return ip === undefined ? [] : [mailFrom('mx', host, ip)]
      })
    }),
  )
  return found.flat()
}

/** One mail of each family for each term that its owner does not deny. */
function termsOf({ domain, record, tree, authorized }: Claiming): Mail[] {
  const named = reachable(record).filter(
    (term) => term.name === 'redirect' || (isNaming(term) && term.qualifier !== '-'),
  )
  return named.slice(0, MAX_TERMS).flatMap((term) => {
    const sets = addressesOf(term, domain, tree, authorized)
    const found = FAMILIES.flatMap((family) => sampleOf(sets[family], family) ?? [])
    return found.length > 0
      ? found.map((ip) => mailFrom('term', term.text, ip))
      : [mailFrom('term', term.text, null)]
  })
}

/** Whether a term names a sender, whatever its qualifier makes of the mail. */
export function isNaming(term: SpfTerm): term is Mechanism {
  return term.kind === 'mechanism' && term.name !== 'all'
}

function addressesOf(
  term: SpfTerm,
  domain: string,
  tree: SpfTree,
  authorized: Authorized,
): Record<Family, AddressSet> {
  const branch = branchOf(term, domain)
  if (branch !== null) return authorized.of(branch)
  return { 4: networksOf(term, domain, tree, 4), 6: networksOf(term, domain, tree, 6) }
}

/** An address of the set that receivers may see, or else its first; not the name of a network where there is a choice. */
function sampleOf(set: AddressSet, family: Family): string | null {
  const samples = set.slice(0, 50).map(({ first, last }) => {
    const inside = last - first >= 3n ? first + 1n : first
    return printNumber(inside, family)
  })
  return samples.find(isUsable) ?? samples[0] ?? null
}

/** Addresses for strangers, far apart, none of them special. Nothing is sent to them. */
const FOREIGN: Record<Family, readonly string[]> = {
  4: [
    '185.11.138.7',
    '23.77.9.201',
    '61.14.222.93',
    '102.66.31.5',
    '200.61.74.118',
    '141.98.3.44',
    '8.41.7.99',
  ],
  6: ['2a0b:4140:77::29', '2600:1f99:3::71', '2408:8406:5::12', '2c0f:fb50:9::6'],
}
const STRANGERS: Record<Family, number> = { 4: 2, 6: 1 }

/**
 * Servers that no term names: first one that the record lets pass all the same, if there is any, then others. None of a
 * family where the terms name nearly everything, which has a finding of its own.
 */
function strangersTo({ tree, authorized }: Claiming): Mail[] {
  return FAMILIES.flatMap((family) => {
    const named = namedIn(tree, family)
    const passing = sampleOf(subtract(authorized.root[family], named), family)
    const others = FOREIGN[family].filter((ip) => {
      const number = numberOf(ip)!
      return intersect(named, [networkOf(number.value, BITS[family], family)]).length === 0
    })
    const chosen = [...(passing !== null && isUsable(passing) ? [passing] : []), ...others]
    return chosen.slice(0, STRANGERS[family]).map((ip) => mailFrom('stranger', null, ip))
  })
}

function namedIn(tree: SpfTree, family: Family): AddressSet {
  const networks = [...tree.nodes.values()].flatMap(({ domain, record }) =>
    (record ? reachable(record) : []).flatMap((term) => networksOf(term, domain, tree, family)),
  )
  const widest = 1n << BigInt(BITS[family] - WIDEST_BITS)
  return union(networks.filter(({ first, last }) => last - first < widest))
}
