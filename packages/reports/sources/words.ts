import type { Message } from '@postproof/messages/message'
import { serviceById } from '@postproof/senders'
import { causeOf, isInexact } from './cause.ts'
import { LEAST_DAYS, LEAST_REPORTERS, type Lost, type NextStep } from './outlook.ts'
import type { Source } from './source.ts'
import type { DomainSummary } from './summary.ts'
import { cannotAlign } from './verdict.ts'

/** What a source is, in a word or two. */
export const verdictMessage = ({ verdict }: Pick<Source, 'verdict'>): Message => ({
  code: `reports.verdict.${verdict}`,
  facts: {},
})

/** What to do about a source: what happens, why, and the repair or question, or that it was repaired; null if there is nothing to say. */
export function adviceOf(source: Source): Message | null {
  if (source.messages === 0) return null
  if (source.verdict === 'broken') return repairOf(source)
  if (source.verdict === 'never-aligned') return neverAligned(source)
  if (source.mended !== null) return mendedSince(source, source.mended)
  return source.verdict === 'unclear' ? questionOf(source) : null
}

const mendedSince = ({ name }: Source, day: string): Message => ({
  code: 'reports.todo.mended',
  facts: { name: name.name, day: Date.parse(day) },
})

function repairOf(source: Source): Message {
  if (source.broken === 'spf' && source.returnPath) return spfRepairOf(source, source.returnPath)
  return source.broken === 'both' ? failureRepairOf(source) : signatureRepairOf(source)
}

const serviceOf = ({ name: { id } }: Source) => (id === null ? null : serviceById(id))

const failingFacts = ({ name, messages, passed, failures }: Source) => ({
  ...{ name: name.name, count: messages - passed },
  cause: causeOf(failures),
})

function failureRepairOf(source: Source): Message {
  const facts = failingFacts(source)
  if (isInexact(source.failures)) return { code: 'reports.todo.inexact', facts }
  const service = serviceOf(source)
  if (service) return { code: 'reports.todo.fails_service', facts: { ...facts, page: service.page } }
  if (source.name.kind === 'unknown') return { code: 'reports.todo.fails_address', facts }
  return { code: 'reports.todo.fails_own', facts: { ...facts, addresses: { joined: source.affected } } }
}

function signatureRepairOf(source: Source): Message {
  const { name, messages, passed, dkimAligned, affected } = source
  const facts = { name: name.name, count: passed - dkimAligned, of: messages }
  const service = serviceOf(source)
  return service
    ? { code: 'reports.todo.unsigned_service', facts: { ...facts, page: service.page } }
    : { code: 'reports.todo.unsigned_own', facts: { ...facts, addresses: { joined: affected } } }
}

function spfRepairOf(source: Source, { domain, problem, messages: count }: ReturnPath): Message {
  const { name, messages, affected } = source
  const facts = { name: name.name, domain, count, of: messages }
  if (problem === 'faulty') return { code: 'reports.todo.spf_faulty', facts }
  const [include] = serviceOf(source)?.includes ?? []
  const term = include ? `include:${include.name}` : null
  const addresses = { joined: affected }
  if (problem === 'missing')
    return term === null
      ? { code: 'reports.todo.spf_missing_own', facts: { ...facts, addresses } }
      : { code: 'reports.todo.spf_missing_service', facts: { ...facts, term } }
  return term === null
    ? { code: 'reports.todo.spf_own', facts: { ...facts, addresses } }
    : { code: 'reports.todo.spf_service', facts: { ...facts, term } }
}

type ReturnPath = NonNullable<Source['returnPath']>

function neverAligned(source: Source): Message {
  const service = serviceOf(source)
  const code = service && cannotAlign(service) ? 'reports.todo.never' : 'reports.todo.never_known'
  return { code, facts: failingFacts(source) }
}

function questionOf(source: Source): Message | null {
  const { why, busiest } = source
  const service = serviceOf(source)
  if (why === 'service' && service) {
    const code = cannotAlign(service) ? 'reports.todo.ask_service_never' : 'reports.todo.ask_service'
    return { code, facts: failingFacts(source) }
  }
  if (why === 'steady') return { code: 'reports.todo.ask_steady', facts: failingFacts(source) }
  if (why !== 'own-name') return null
  return {
    code: 'reports.todo.ask_own_name',
    facts: { ...failingFacts(source), addresses: { joined: busiest } },
  }
}

/** What to do, the most messages first: what fails, then what could, then what is unclear. */
export function advicesOf({ sources }: DomainSummary): { source: Source; advice: Message }[] {
  const urgency = ({ verdict, broken }: Source) =>
    verdict === 'unclear' ? 2 : verdict === 'broken' && broken !== 'both' ? 1 : 0
  return sources
    .flatMap((source) => {
      const advice = source.mended === null ? adviceOf(source) : null
      return advice ? [{ source, advice }] : []
    })
    .sort((one, other) => urgency(one.source) - urgency(other.source))
}

const MOST_NAMES = 3

/** What quarantine and reject would have done, in one sentence, and whose mail it was, in one for each side. */
export function lostMessages(lost: Lost): Message[] {
  if (lost.messages === 0) return [{ code: 'reports.lost.none', facts: { of: lost.of } }]
  const names = { joined: lost.from.slice(0, MOST_NAMES).map(({ name }) => name) }
  const sides: [number, Message][] = [
    [lost.yours, yoursMessage(lost)],
    [lost.unclear, { code: 'reports.lost.unclear', facts: { count: lost.unclear } }],
    [lost.forwarded, { code: 'reports.lost.forwarded', facts: { count: lost.forwarded } }],
    [lost.strangers, { code: 'reports.lost.strangers', facts: { count: lost.strangers } }],
  ]
  return [
    { code: 'reports.lost.some', facts: { lost: lost.messages, of: lost.of } },
    ...sides.flatMap(([count, said]) => (count > 0 ? [said] : [])),
    ...(lost.from.length > 0 ? [{ code: 'reports.lost.names' as const, facts: { names } }] : []),
  ]
}

const yoursMessage = ({ yours: count, broken }: Lost): Message =>
  count === broken
    ? { code: 'reports.lost.yours_broken', facts: { count } }
    : { code: 'reports.lost.yours', facts: { count, broken } }

/** The next step of the policy, or what it waits for. */
export function nextMessage(next: NextStep): Message {
  const { step, now, to, days, missingDays, missingReporters, loses } = next
  if (step === 'unknown') return { code: 'reports.next.unknown', facts: {} }
  if (step === 'done') return { code: 'reports.next.done', facts: {} }
  if (to === null)
    return { code: step === 'fix' ? 'reports.next.fix_now' : 'reports.next.ask_now', facts: {} }
  const policy = to
  if (step === 'ready') return { code: 'reports.next.ready', facts: { policy, loses, days } }
  if (step === 'ask') return { code: 'reports.next.ask', facts: { policy } }
  if (step === 'fix') return { code: 'reports.next.fix', facts: { policy, now: now ?? '' } }
  return {
    code: 'reports.next.wait',
    facts: {
      ...{ policy, now: now ?? '' },
      ...{ days: missingDays, reporters: missingReporters },
      ...{ leastDays: LEAST_DAYS, leastReporters: LEAST_REPORTERS },
    },
  }
}
