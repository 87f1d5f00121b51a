import { askMailbox, type MailboxReport, type MailboxRequest } from '@postproof/address/mailbox'
import { consumerOperator, consumerProvider } from '@postproof/address/mailbox/consumers'
import { whyNotAsked } from '@postproof/address/mailbox/gate'
import { probeHosts } from '@postproof/address/mailbox/hosts'
import type { Lately } from '@postproof/address/mailbox/lately'
import type { Outcome, Turn } from '@postproof/address/politeness'
import { planRecheck, type Recheck } from '@postproof/address/politeness/recheck'
import { outcomeOf } from '@postproof/address/politeness/settle'
import type { ProbeHost, SmtpDialer } from '@postproof/address/smtp-types'
import type { DomainFacts, Syntax } from '@postproof/address/types'
import type { Clock } from '@postproof/engine/world'
import type { KeyedMutex } from '#platform/concurrency/mutex.ts'
import type { KnownMailbox, MailboxFacts } from '#storage/verification-facts.ts'
import type { Answerer, FactCache } from './fact-cache.ts'
import type { Permits } from './permits/permits.ts'
import { reachableFrom, type Source, sourcesFor } from './permits/sources.ts'

/** Asking a mail server about one mailbox, or not: the gate, what is known from before, the waiting for a permit. */

export type MailboxWorld = {
  factCache: FactCache
  permits: Pick<Permits, 'enter' | 'restsUntil'>
  dialer: SmtpDialer
  clock: Clock
  /** Who asks for a mailbox that is being asked for waits for that answer. */
  mutex: KeyedMutex
  /** What servers said to others in this minute. */
  lately: Lately
  /** Accounts may have the large consumer providers asked. */
  asksConsumers: boolean
}

export type MailboxQuestion = {
  syntax: Syntax
  /** What answers about this mailbox are kept under. */
  normalized: string
  domain: Omit<DomainFacts, 'dns'>
  /** Mail servers may be asked. */
  enabled: boolean
  /** Whether a signed-in account asks. */
  account: boolean
  /** From which of our addresses they may be asked; at least one. */
  sources: Source[]
  /** A single check goes before all work on lists. */
  turn: Turn
  /** Called with the operator whose limits it will wait for; empty where no server is to be asked. */
  onOperator?: ((operator: string) => void) | undefined
  signal: AbortSignal
}

/** How long an address waits for its turn at a consumer provider, so that a list does not stand still for it. */
const CONSUMER_WAIT_MS = 60_000

/** When an answer that could not be followed up is asked for again. */
const POSTPONED_MS = 15 * 60_000

/** Left alone just now; or its own limit has no room. */
type Unheard = 'resting' | 'crowded'

/** Operators of one domain that are asked, one after the other. */
const MOST_OPERATORS = 3

/** Null when the signal aborted before there was an answer: it is to be asked again later. Never rejects. */
export async function mailboxFacts(
  question: MailboxQuestion,
  world: MailboxWorld,
): Promise<MailboxFacts | null> {
  const { syntax, normalized, domain } = question
  const hosts = reachableFrom(question.sources, probeHosts(domain))
  const notAsked = whyNotAsked({
    enabled: question.enabled,
    hasHost: domain.status === 'mail' && probeHosts(domain).length > 0,
    local: syntax.local ?? '',
    provider: domain.provider?.id ?? null,
    asksConsumers: question.account && world.asksConsumers,
    optedOut: false,
    resting: (await restsUntil(hosts, question.sources, world)) > 0,
  })
  const mayBeKnown = notAsked === null || notAsked === 'backing-off'
  question.onOperator?.(mayBeKnown ? waitsAt(domain, hosts) : '')
  if (!mayBeKnown) return { notAsked }
  const work = async () => {
    const before = await world.factCache.mailbox(normalized)
    if (before && !isDue(before.recheck, world.clock)) return { ...before, cached: true }
    const facts = notAsked ? { notAsked } : await ask(question, hosts, before?.recheck ?? null, world)
    const unasked = facts !== null && 'notAsked' in facts
    return before && unasked
      ? stillKnown(before, await restsUntil(hosts, question.sources, world), world)
      : facts
  }
  return world.mutex(normalized, work, question.signal)
}

/** A failed repetition takes nothing from the earlier answer; it is repeated later. */
function stillKnown(before: KnownMailbox, notBefore: number, { clock }: MailboxWorld): MailboxFacts {
  const at = Math.max(notBefore, clock.now() + POSTPONED_MS)
  return { ...before, recheck: before.recheck && { ...before.recheck, at }, cached: true }
}

/** The limit of a large consumer provider is below that of its hosts' operator. */
function waitsAt({ provider }: MailboxQuestion['domain'], hosts: ProbeHost[]): string {
  const consumer = consumerProvider(provider?.id ?? null)
  return consumer ? consumerOperator(consumer) : (hosts[0]?.operator ?? '')
}

/** Until when the operator that is asked first is left alone. */
function restsUntil(hosts: ProbeHost[], sources: Source[], { permits }: MailboxWorld): Promise<number> {
  const first = byOperator(hosts)[0] ?? []
  return permits.restsUntil(first[0]?.operator ?? '', sourcesFor(first, sources))
}

function isDue(recheck: Recheck | null, clock: Clock): boolean {
  return recheck !== null && recheck.at <= clock.now()
}

async function ask(
  question: MailboxQuestion,
  hosts: ProbeHost[],
  previous: Recheck | null,
  world: MailboxWorld,
): Promise<MailboxFacts | null> {
  const { syntax, normalized, domain, signal, turn } = question
  const request: Unasked = {
    local: syntax.local ?? '',
    domain: domain.domain,
    needsSmtpUtf8: syntax.needsSmtpUtf8,
    hosts,
    provider: domain.provider?.id ?? null,
  }
  const answerer = (mx: string | null) => answererOf(domain, mx)
  const sources = sameAs(previous, question.sources)
  const report = await askOperators(request, { signal, turn, answerer, sources }, world)
  if (!report) return null
  if (report === 'resting') return { notAsked: 'backing-off' }
  if (report === 'crowded') return { notAsked: 'crowded' }
  const notBefore = await restsUntil(hosts, sources, world)
  const found = { report, recheck: planRecheck(report, previous, notBefore) }
  await world.factCache.keepMailbox(normalized, found, answerer(report.mx))
  return { ...found, cached: false }
}

/** A greylisting server lets in only the address that asked before; without that address, any of ours. */
function sameAs(previous: Recheck | null, sources: Source[]): Source[] {
  if (!previous) return sources
  const { helo, sourceAddress } = previous.identity
  const same = sources.filter(
    ({ identity }) => identity.helo === helo && identity.sourceAddress === sourceAddress,
  )
  return same.length > 0 ? same : sources
}

/**
 * Facts about the domain are looked up when the permit is there, since they may be learned while waiting. The permit
 * also says which of our addresses asks.
 */
type Unasked = Omit<MailboxRequest, 'catchAll' | 'identity'>

type Asking = Pick<MailboxQuestion, 'signal' | 'turn' | 'sources'> & {
  answerer: (mx: string | null) => Answerer
}

function answererOf({ mx }: MailboxQuestion['domain'], answered: string | null): Answerer {
  const first = Math.min(...mx.map(({ priority }) => priority))
  const host = mx.find((one) => one.host === answered)
  return host === undefined || host.priority === first ? 'first-host' : 'backup-host'
}

/** A domain's hosts may belong to several operators, each with its own limits. Null when the signal aborted. */
async function askOperators(
  request: Unasked,
  asking: Asking,
  world: MailboxWorld,
): Promise<MailboxReport | Unheard | null> {
  let whole: MailboxReport | undefined
  let unheard: Unheard = 'resting'
  const groups = byOperator(request.hosts)
  for (const hosts of groups.length ? groups.slice(0, MOST_OPERATORS) : [[]]) {
    const report = await askOperator({ ...request, hosts }, asking, world)
    if (report === null && !whole) return null
    if (report === null) break
    if (typeof report === 'string') {
      unheard = report
      continue
    }
    whole = whole ? joined(whole, report) : report
    if (isAnswered(report)) break
  }
  return whole ?? unheard
}

/** The limit of a large consumer provider holds beside that of the operator of its hosts. */
async function askOperator(
  request: Unasked,
  asking: Asking,
  world: MailboxWorld,
): Promise<MailboxReport | Unheard | null> {
  const consumer = consumerProvider(request.provider)
  if (!consumer) return askPermitted(request, asking, world)
  const { signal, turn } = asking
  const permit = await world.permits.enter(consumerOperator(consumer), {
    ...{ signal, turn, sources: sourcesFor(request.hosts, asking.sources) },
    maxWaitMs: CONSUMER_WAIT_MS,
  })
  if (!permit.ok) return permit.why === 'backing-off' ? 'resting' : signal.aborted ? null : 'crowded'
  let outcome: Outcome = 'unheard'
  try {
    const report = await askPermitted(request, { ...asking, sources: [permit.source] }, world)
    if (report && typeof report !== 'string') outcome = outcomeOf(report, request.hosts[0]?.operator ?? '')
    return report
  } finally {
    await permit.leave(outcome)
  }
}

async function askPermitted(
  request: Unasked,
  asking: Asking,
  world: MailboxWorld,
): Promise<MailboxReport | Unheard | null> {
  const operator = request.hosts[0]?.operator ?? ''
  const sources = sourcesFor(request.hosts, asking.sources)
  const permit = await world.permits.enter(operator, { ...asking, sources })
  if (!permit.ok) return permit.why === 'backing-off' ? 'resting' : null
  let outcome: Outcome = 'unheard'
  try {
    const hosts = reachableFrom([permit.source], request.hosts)
    const { identity } = permit.source
    const report = await converse({ ...request, hosts, identity }, asking, world)
    if (report) outcome = outcomeOf(report, operator)
    return report
  } finally {
    await permit.leave(outcome)
  }
}

/**
 * Who may send a made-up name is alone at that domain meanwhile, so that the next one knows what it got. Null when the
 * signal aborted.
 */
async function converse(
  request: Omit<MailboxRequest, 'catchAll'>,
  { signal, answerer }: Asking,
  { factCache, mutex, dialer, clock, lately }: MailboxWorld,
): Promise<MailboxReport | null> {
  const { domain } = request
  const consumer = consumerProvider(request.provider)
  const ask = (catchAll: MailboxRequest['catchAll']) =>
    askMailbox({ ...request, catchAll }, { dialer, clock, random: Math.random, lately })
  const learn = async () => {
    if (signal.aborted || (await factCache.catchAll(domain)) !== undefined) return null
    const report = await ask(undefined)
    await factCache.keepCatchAll(domain, report, answerer(report.mx))
    return report
  }
  // What these do with made-up names is known: none is sent.
  if (consumer) return signal.aborted ? null : ask(consumer.worth === 'refusals')
  const learned = await mutex(`made-up names at ${domain}`, learn, signal)
  if (learned || signal.aborted) return learned
  return ask(await factCache.catchAll(domain))
}

function byOperator(hosts: ProbeHost[]): ProbeHost[][] {
  const groups: ProbeHost[][] = []
  for (const host of hosts) {
    const last = groups.at(-1)
    if (last?.[0]?.operator === host.operator) last.push(host)
    else groups.push([host])
  }
  return groups
}

/** The server has said something about the recipient. */
function isAnswered({ steps }: MailboxReport): boolean {
  return steps.some(({ step, code }) => step === 'rcpt' && code !== null)
}

/** A refusal tells more than that the next operator could not be reached. */
function joined(before: MailboxReport, after: MailboxReport): MailboxReport {
  const decides = isAnswered(after) || before.decision === null ? after : before
  return {
    ...decides,
    steps: [...before.steps, ...after.steps],
    backOff: [...before.backOff, ...after.backOff],
    startedAt: before.startedAt,
    ms: before.ms + after.ms,
  }
}
