import { checkDomain, mailRecordsOf } from '@postproof/address/domain/check'
import type { Lists } from '@postproof/address/lists/lists'
import type { MailboxReport } from '@postproof/address/mailbox'
import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import type { Turn } from '@postproof/address/politeness'
import { suggestDomain } from '@postproof/address/suggestion/suggest'
import { checkSyntax, withDns } from '@postproof/address/syntax/check'
import type { Syntax } from '@postproof/address/types'
import { judge, verdictFacts } from '@postproof/address/verdict'
import type { OwnEvidence } from '@postproof/address/verdict/facts'
import type { Resolver } from '@postproof/engine/world'
import type { MailboxFacts, StepState, VerificationFacts } from '#storage/verification-facts.ts'
import type { HostAudit } from './audit.ts'
import type { KnownDomain } from './fact-cache.ts'
import { type MailboxWorld, mailboxFacts } from './mailbox.ts'
import type { VerifyAddress } from './types.ts'
import { presentVerification } from './words/present.ts'

/** One address from its spelling to the verdict, step by step. */

export type VerifyWorld = MailboxWorld & {
  resolver: Resolver
  lists: () => Promise<Lists>
  audit: Pick<HostAudit, 'off' | 'sources' | 'settled'>
  isOptedOut(normalized: string | null, domain: string | null): Promise<boolean>
  /** Mail hosts with addresses that are not public count as such, for tests. */
  allowPrivate: boolean
}

export type Investigation = {
  signal: AbortSignal
  askServer: boolean
  /** Whether a signed-in account asks; default false. */
  account?: boolean
  /** Evidence about the address from the asker's own mail; default none. */
  own?: OwnEvidence | null
  /** Default: single. */
  turn?: Turn
  /** Called with the operator whose limits it will wait for, before it does; empty where no server is to be asked. */
  onOperator?: ((operator: string) => void) | undefined
  /** Unix milliseconds; default now. */
  createdAt?: number
  /** Told of the facts as they stand when a step ends. */
  onStep?: (facts: VerificationFacts) => void
}

export type Investigate = (email: string, investigation: Investigation) => Promise<VerificationFacts>

/** For all questions to the DNS about one domain. */
const DNS_MS = 10_000

/**
 * Facts of one address. When the signal aborts before the end, the verdict is null and the steps tell how far it came;
 * never rejects but for bugs and a database that is gone.
 */
export function createInvestigate(world: VerifyWorld): Investigate {
  return async (email, investigation) => {
    const { account = false } = investigation
    const facts = beginFacts(email, investigation.createdAt ?? world.clock.now(), account)
    facts.own = investigation.own ?? null
    const ended: Ended = (step, state = 'done') => {
      facts.steps[step] = state
      investigation.onStep?.(structuredClone(facts))
    }
    if (!(await readAddress(facts, ended, world))) return concluded(facts, ended, world)
    await lookAround(facts, ended, world, investigation.signal)
    if (investigation.signal.aborted) return facts
    facts.mailbox = await askServer(facts, world, investigation)
    if (facts.mailbox === null) return facts
    ended('mailbox', 'report' in facts.mailbox ? 'done' : 'skipped')
    return concluded(facts, ended, world)
  }
}

/**
 * The same in words, for services that verify an address as a part of something else. `pending` when the signal aborted.
 */
export function createVerify(investigate: Investigate): VerifyAddress {
  return async (
    email,
    { id, signal, askServer, account = false, own = null, turn, onOperator, onStep, language = 'en' },
  ) => {
    const facts = await investigate(email, {
      signal,
      askServer,
      account,
      own,
      onOperator,
      ...(turn ? { turn } : {}),
      ...(onStep ? { onStep: (facts) => onStep(presentVerification(id, facts, language)) } : {}),
    })
    return presentVerification(id, facts, language)
  }
}

type Ended = (step: keyof VerificationFacts['steps'], state?: StepState) => void

export function beginFacts(email: string, createdAt: number, account: boolean): VerificationFacts {
  return {
    email,
    account,
    createdAt,
    checkedAt: null,
    steps: { syntax: 'pending', lists: 'pending', domain: 'pending', mailbox: 'pending', verdict: 'pending' },
    syntax: null,
    normalized: null,
    optedOut: false,
    flags: null,
    lists: [],
    domain: null,
    suggestion: null,
    mailbox: null,
    off: null,
    verdict: null,
  }
}

/** Spelling and opt-outs; false when that is the end of it. */
async function readAddress(facts: VerificationFacts, ended: Ended, world: VerifyWorld): Promise<boolean> {
  const syntax = checkSyntax(readPasted(facts.email))
  facts.syntax = syntax
  facts.normalized = normalizeAddress(syntax)?.address ?? null
  facts.optedOut = await world.isOptedOut(facts.normalized, syntax.domainAscii)
  const goesOn = isUsable(syntax) && !facts.optedOut
  if (!goesOn) for (const step of ['lists', 'domain', 'mailbox'] as const) facts.steps[step] = 'skipped'
  ended('syntax')
  return goesOn
}

export function isUsable(syntax: Syntax): syntax is Syntax & { local: string; domainAscii: string } {
  return syntax.readings.envelope && syntax.local !== null && syntax.domainAscii !== null
}

/** What the lists and the DNS say. */
async function lookAround(
  facts: VerificationFacts,
  ended: Ended,
  world: VerifyWorld,
  signal: AbortSignal,
): Promise<void> {
  const syntax = facts.syntax
  if (!syntax || !isUsable(syntax)) return
  const lists = await world.lists()
  facts.flags = lists.flags(syntax.local, syntax.domainAscii)
  facts.lists = lists.info.map(({ id, name, version, date }) => ({ id, name, version, date }))
  ended('lists')
  const { facts: domain, suggestion } = await lookUp(syntax.domainAscii, lists, world, signal)
  if (signal.aborted) return
  facts.domain = domain
  facts.suggestion = suggestion
  facts.syntax = withDns(syntax, mailRecordsOf({ ...domain, dns: [] }))
  ended('domain')
}

async function lookUp(
  domain: string,
  lists: Lists,
  world: VerifyWorld,
  signal: AbortSignal,
): Promise<KnownDomain> {
  const before = await world.factCache.domain(domain)
  if (before) return before
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(DNS_MS)])
  const asked = await checkDomain(domain, world.resolver, {
    signal: bounded,
    allowPrivate: world.allowPrivate,
  })
  const suggestion = await suggestDomain(asked, { resolver: world.resolver, lists, signal: bounded })
  const { dns: _, ...facts } = asked
  const found = { facts, suggestion }
  await world.factCache.keepDomain(domain, found)
  return found
}

async function askServer(
  facts: VerificationFacts,
  world: VerifyWorld,
  { askServer, signal, onOperator, turn = 'single' }: Investigation,
): Promise<MailboxFacts | null> {
  const { syntax, domain } = facts
  if (!syntax || !domain) {
    onOperator?.('')
    return { notAsked: 'no-mail' }
  }
  await world.audit.settled()
  facts.off = world.audit.off() ?? (askServer ? null : { why: 'not-wanted' })
  const sources = world.audit.sources()
  const normalized = facts.normalized ?? facts.email
  const account = facts.account ?? false
  const question = {
    syntax,
    normalized,
    domain,
    enabled: !facts.off,
    account,
    sources,
    turn,
    onOperator,
    signal,
  }
  return mailboxFacts(question, world)
}

function concluded(facts: VerificationFacts, ended: Ended, world: VerifyWorld): VerificationFacts {
  const { syntax, flags, domain, suggestion, mailbox, optedOut } = facts
  const report = mailbox && 'report' in mailbox ? mailbox : null
  facts.checkedAt = report ? endOf(report.report) : world.clock.now()
  if (syntax && !optedOut) {
    const none = { disposable: null, disposableHits: [], relay: null, free: null, role: null }
    const known = domain && { ...domain, dns: [] }
    const asked =
      report?.report ?? (mailbox && 'notAsked' in mailbox ? mailbox : { notAsked: 'no-mail' as const })
    facts.verdict = judge(
      verdictFacts({
        ...{ syntax, domain: known, flags: flags ?? none, suggestion, mailbox: asked },
        own: facts.own ?? null,
      }),
    )
  } else {
    const unknown = { status: 'unknown', reason: 'opted_out', isReachable: 'unknown' } as const
    facts.verdict = { ...unknown, score: 0, factors: [] }
  }
  ended('verdict')
  return facts
}

function endOf({ startedAt, ms }: MailboxReport): number {
  return startedAt + ms
}
