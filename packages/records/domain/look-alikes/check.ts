import { domainToUnicode } from 'node:url'
import type { Json } from '@postproof/engine/finding'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { serviceOfExchange } from '@postproof/senders'
import { getPublicSuffix, parse } from 'tldts'
import { dnsHostOf } from '../../record/dns-host.ts'
import { recordFinding } from '../../record/findings.ts'
import { isAnswered } from '../../record/published.ts'
import type { RecordFinding } from '../../record/report.ts'
import { undecided } from '../../record/verdict.ts'
import { type DomainPart, recordsOf } from '../part.ts'
import { type LookAlike, lookAlikesOf } from './generate.ts'

/** Domains that are easily mistaken for another and receive mail. Information: the domain itself has no fault. */

const id = 'domain_look-alikes'

/** A question each, and three more for a name that receives mail. */
const MOST_ASKED = 60
/** Questions that are open at the same time. */
const AT_ONCE = 10
const MOST_NAMED = 10

export type LookAlikesWorld = {
  resolver: Resolver
  /** A label that no one has registered: made at random, so that no one can register it to hide a name. */
  unregistered: string
  /** No question is begun after it aborts. */
  signal: AbortSignal
}

/** Looks up names like the registered domain of `domain`. Never rejects. */
export async function checkLookAlikes(domain: string, world: LookAlikesWorld): Promise<DomainPart> {
  const own = parse(domain, { allowPrivateDomains: false })
  const [label, suffix] = [own.domainWithoutSuffix, own.publicSuffix]
  if (!own.isIcann || !label || !suffix) {
    const facts = { domain, suffix: suffix ?? domain }
    return { records: [], findings: [recordFinding('no-data', id, 'no-suffix', { facts })] }
  }
  const registered = `${label}.${suffix}`
  const names = lookAlikesOf({ label, suffix }, MOST_ASKED)
  const isWildcard = await wildcardsOf(names, world)
  const asked = names.filter(({ name }) => isWildcard.get(suffixOf(name)) === false)
  const answers = await inTurn(asked, world.signal, ({ name }) => world.resolver.lookup(name, 'MX'))
  const receiving = answers.filter((answer) => answer !== null).filter(receives)
  const owners = receiving.length > 0 ? await traitsOf(registered, world.resolver) : null
  const isOwn = await inTurn(receiving, world.signal, async (answer) =>
    owners === null ? false : sharesOwner(owners, await traitsOf(answer.name, world.resolver)),
  )
  const strangers = receiving.filter((_, at) => isOwn[at] !== true)
  const related = receiving.filter((_, at) => isOwn[at] === true)
  const open = answers.filter((answer) => answer === null || !isAnswered(answer.outcome)).length
  const unknown = names.filter(({ name }) => isWildcard.get(suffixOf(name)) === null).length
  const wildcards = [...isWildcard].flatMap(([one, found]) => (found === true ? [`.${one}`] : []))
  return {
    records: strangers.flatMap(recordsOf),
    findings: judge({
      ...{ domain: registered, strangers, related, wildcards },
      ...{ open: open + unknown, checked: answers.length - open },
    }),
  }
}

const suffixOf = (name: string) => getPublicSuffix(name, { allowPrivateDomains: false }) ?? name

/**
 * By suffix whether a name that does not exist receives mail there, as under a top-level domain with a wildcard or
 * behind a resolver that answers everything; null without an answer.
 */
async function wildcardsOf(names: LookAlike[], { resolver, unregistered, signal }: LookAlikesWorld) {
  const suffixes = [...new Set(names.map(({ name }) => suffixOf(name)))]
  const found = await inTurn(suffixes, signal, async (suffix) => {
    const answer = await resolver.lookup(`${unregistered}.${suffix}`, 'MX')
    return isAnswered(answer.outcome) ? answer.outcome === 'answer' : null
  })
  return new Map(suffixes.map((suffix, at) => [suffix, found[at] ?? null]))
}

/** A null MX (RFC 7505) says that the domain takes no mail. */
const receives = ({ records }: DnsAnswer) =>
  records.some((record) => record.type === 'MX' && record.exchange.replace(/\.$/, '') !== '')

/** What shows who runs a domain, without what many customers of one service share. */
type Traits = { exchanges: string[]; servers: string[]; primary: string | null }

async function traitsOf(domain: string, resolver: Resolver): Promise<Traits> {
  const [mx, ns, soa] = await Promise.all([
    resolver.lookup(domain, 'MX'),
    resolver.lookup(domain, 'NS'),
    resolver.lookup(domain, 'SOA'),
  ])
  const bare = (name: string) => name.toLowerCase().replace(/\.$/, '')
  const exchanges = mx.records.flatMap((one) => (one.type === 'MX' ? [bare(one.exchange)] : []))
  const servers = ns.records.flatMap((one) => (one.type === 'NS' ? [bare(one.target)] : []))
  const primary = soa.records.flatMap((one) => (one.type === 'SOA' ? [bare(one.primary)] : []))[0] ?? null
  const isShared = dnsHostOf(servers.length > 0 ? servers : [primary ?? '']) !== null
  return {
    exchanges: exchanges.filter((host) => host !== '' && serviceOfExchange(host) === null),
    servers: isShared ? [] : servers,
    primary: isShared ? null : primary,
  }
}

function sharesOwner(own: Traits, other: Traits): boolean {
  const common = (ones: string[], others: string[]) => ones.some((one) => others.includes(one))
  const isSame = own.primary !== null && own.primary === other.primary
  return common(own.exchanges, other.exchanges) || common(own.servers, other.servers) || isSame
}

/** The answers in the order of the items; null for those not asked before the signal aborted. */
async function inTurn<T, R>(
  items: T[],
  signal: AbortSignal,
  ask: (item: T) => Promise<R>,
): Promise<(R | null)[]> {
  const answers: (R | null)[] = items.map(() => null)
  let next = 0
  const work = async () => {
    for (let at = next++; at < items.length && !signal.aborted; at = next++)
      answers[at] = await ask(items[at]!)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

type Judged = {
  domain: string
  strangers: DnsAnswer[]
  related: DnsAnswer[]
  /** Suffixes under which every name receives mail. */
  wildcards: string[]
  /** Names without an answer, and with one. */
  open: number
  checked: number
}

function judge({ domain, strangers, related, wildcards, open, checked }: Judged): RecordFinding[] {
  const named = (answers: DnsAnswer[]) => ({
    domain,
    names: answers.slice(0, MOST_NAMED).map(({ name }) => shown(name)),
    count: answers.length,
    more: Math.max(0, answers.length - MOST_NAMED),
  })
  const none = strangers.length === 0 && related.length === 0 && checked > 0
  // The section has a result where some names were answered.
  const unknown = (code: string, facts: Record<string, Json>) =>
    checked > 0 ? recordFinding('no-data', id, code, { facts }) : undecided(id, code, { facts })
  return [
    ...(strangers.length > 0 ? [recordFinding('good', id, 'found', { facts: named(strangers) })] : []),
    ...(related.length > 0 ? [recordFinding('good', id, 'own', { facts: named(related) })] : []),
    ...(none ? [recordFinding('good', id, 'none', { facts: { domain, count: checked } })] : []),
    ...(wildcards.length > 0 ? [unknown('wildcard', { domain, suffixes: wildcards })] : []),
    ...(open > 0 ? [unknown('unanswered', { domain, count: open })] : []),
  ]
}

/** A name of another script also as people read it. */
const shown = (name: string) => (name.includes('xn--') ? `${name} (${domainToUnicode(name)})` : name)
