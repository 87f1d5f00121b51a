import { whyNotAsked } from '#engines/verifier/mailbox/gate.ts'
import { probeHosts } from '#engines/verifier/mailbox/hosts.ts'
import { askMailbox, type MailboxReport, type MailboxRequest } from '#engines/verifier/mailbox.ts'
import { planRecheck, type Recheck } from '#engines/verifier/politeness/recheck.ts'
import type { Outcome } from '#engines/verifier/politeness.ts'
import type { ProbeHost, ProbeIdentity, SmtpDialer } from '#engines/verifier/smtp-types.ts'
import type { DomainFacts, Syntax } from '#engines/verifier/types.ts'
import type { Clock } from '#engines/world.ts'
import type { MailboxFacts } from '#storage/verification-facts.ts'
import { ofFamily } from './family.ts'
import type { Answerer, Known } from './known.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import type { Places } from './places.ts'

/** Asking a mail server about one mailbox, or not: the gate, what is known from before, the waiting for a place. */

export type MailboxWorld = {
  known: Known
  places: Pick<Places, 'enter' | 'restsUntil'>
  dialer: SmtpDialer
  clock: Clock
  /** Who asks for a mailbox that is being asked for waits for that answer. */
  oneAtATime: OneAtATime
  /** The address that was audited; null where it is not known. */
  address: string | null
}

export type MailboxQuestion = {
  syntax: Syntax
  /** What answers about this mailbox are kept under. */
  normalized: string
  domain: Omit<DomainFacts, 'dns'>
  /** Mail servers may be asked. */
  enabled: boolean
  identity: ProbeIdentity
  signal: AbortSignal
}

/** Operators of one domain that are asked, one after the other. */
const MOST_OPERATORS = 3

/** Null when the signal aborted before there was an answer: it is to be asked again later. Never rejects. */
export async function mailboxFacts(
  question: MailboxQuestion,
  world: MailboxWorld,
): Promise<MailboxFacts | null> {
  const { syntax, normalized, domain } = question
  const hosts = ofFamily(probeHosts(domain), world.address)
  const notAsked = whyNotAsked({
    enabled: question.enabled,
    hasHost: domain.status === 'mail' && probeHosts(domain).length > 0,
    local: syntax.local ?? '',
    provider: domain.provider?.id ?? null,
    // There are no accounts yet: everybody is.
    anonymous: true,
    optedOut: false,
    resting: (await world.places.restsUntil(hosts[0]?.operator ?? '')) > 0,
  })
  const mayBeKnown = notAsked === null || notAsked === 'backing-off'
  if (!mayBeKnown) return { notAsked }
  const work = async () => {
    const before = await world.known.mailbox(normalized)
    if (before && !isDue(before.recheck, world.clock)) return { ...before, cached: true }
    return notAsked ? { notAsked } : ask(question, hosts, before?.recheck ?? null, world)
  }
  return world.oneAtATime(normalized, work, question.signal)
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
  const { syntax, normalized, domain, signal } = question
  const request: Unasked = {
    local: syntax.local ?? '',
    domain: domain.domain,
    needsSmtpUtf8: syntax.needsSmtpUtf8,
    hosts,
    provider: domain.provider?.id ?? null,
    identity: previous?.identity ?? question.identity,
  }
  const answerer = (mx: string | null) => answererOf(domain, mx)
  const report = await askOperators(request, { signal, answerer }, world)
  if (!report) return null
  if (report === 'resting') return { notAsked: 'backing-off' }
  const restsUntil = await world.places.restsUntil(hosts[0]?.operator ?? '')
  const found = { report, recheck: planRecheck(report, previous, restsUntil) }
  await world.known.keepMailbox(normalized, found, answerer(report.mx))
  return { ...found, cached: false }
}

/** What is known of the domain is looked up when the place is there: it may be learned while waiting. */
type Unasked = Omit<MailboxRequest, 'catchAll'>

type Asking = { signal: AbortSignal; answerer: (mx: string | null) => Answerer }

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
): Promise<MailboxReport | 'resting' | null> {
  let whole: MailboxReport | undefined
  const groups = byOperator(request.hosts)
  for (const hosts of groups.length ? groups.slice(0, MOST_OPERATORS) : [[]]) {
    const report = await askOperator({ ...request, hosts }, asking, world)
    if (report === null && !whole) return null
    if (report === null) break
    if (report !== 'resting') whole = whole ? joined(whole, report) : report
    if (report !== 'resting' && isAnswered(report)) break
  }
  return whole ?? 'resting'
}

async function askOperator(
  request: Unasked,
  asking: Asking,
  world: MailboxWorld,
): Promise<MailboxReport | 'resting' | null> {
  const operator = request.hosts[0]?.operator ?? ''
  const place = await world.places.enter(operator, asking.signal)
  if (!place.ok) return place.why === 'backing-off' ? 'resting' : null
  let outcome: Outcome = 'unheard'
  try {
    const report = await converse(request, asking, world)
    if (report) outcome = outcomeOf(report, operator)
    return report
  } finally {
    await place.leave(outcome)
  }
}

function outcomeOf({ backOff, steps }: MailboxReport, operator: string): Outcome {
  if (backOff.some((one) => one.operator === operator)) return 'back-off'
  return steps.some(({ code }) => code !== null) ? 'fine' : 'unheard'
}

/**
 * Who may send a made-up name is alone at that domain meanwhile, so that the next one knows what it got. Null when the
 * signal aborted.
 */
async function converse(
  request: Unasked,
  { signal, answerer }: Asking,
  { known, oneAtATime, dialer, clock }: MailboxWorld,
): Promise<MailboxReport | null> {
  const { domain } = request
  const ask = (catchAll: MailboxRequest['catchAll']) =>
    askMailbox({ ...request, catchAll }, { dialer, clock, random: Math.random })
  const learn = async () => {
    if (signal.aborted || (await known.catchAll(domain)) !== undefined) return null
    const report = await ask(undefined)
    await known.keepCatchAll(domain, report, answerer(report.mx))
    return report
  }
  const learned = await oneAtATime(`made-up names at ${domain}`, learn, signal)
  if (learned || signal.aborted) return learned
  return ask(await known.catchAll(domain))
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
