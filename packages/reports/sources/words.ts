import type { Message } from '@postproof/messages/message'
import { serviceById } from '@postproof/senders'
import { LEAST_DAYS, LEAST_REPORTERS, type Lost, type NextStep } from './outlook.ts'
import type { Source } from './sources.ts'
import type { DomainSummary } from './summary.ts'

/** What a source is, in a word or two. */
export const verdictMessage = ({ verdict }: Pick<Source, 'verdict'>): Message => ({
  code: `reports.verdict.${verdict}`,
  facts: {},
})

/** What to do about a source, most of all why; null if there is nothing to do. */
export function adviceOf(source: Source): Message | null {
  if (source.verdict === 'broken') return repairOf(source)
  if (source.verdict === 'never-aligned')
    return { code: 'reports.todo.never', facts: { name: source.name.name, count: source.messages } }
  return source.verdict === 'unclear' ? questionOf(source) : null
}

function repairOf(source: Source): Message {
  const { name, broken, messages, passed, affected } = source
  const service = name.id === null ? null : serviceById(name.id)
  const addresses = { joined: affected }
  if (broken === 'spf')
    return service && service.includes.length > 0
      ? {
          code: 'reports.todo.spf_service',
          facts: { name: name.name, term: `include:${service.includes[0]!.name}` },
        }
      : { code: 'reports.todo.spf_own', facts: { name: name.name, addresses } }
  const count = messages - passed
  if (service)
    return broken === 'both'
      ? { code: 'reports.todo.fails_service', facts: { name: name.name, count, page: service.page } }
      : { code: 'reports.todo.unsigned_service', facts: { name: name.name, page: service.page } }
  return broken === 'both'
    ? { code: 'reports.todo.fails_own', facts: { name: name.name, count, addresses } }
    : { code: 'reports.todo.unsigned_own', facts: { name: name.name, addresses } }
}

function questionOf({ why, name, messages, busiest }: Source): Message | null {
  const facts = { name: name.name, count: messages }
  if (why === 'service') return { code: 'reports.todo.ask_service', facts }
  if (why === 'steady') return { code: 'reports.todo.ask_steady', facts }
  if (why === 'own-name')
    return { code: 'reports.todo.ask_own_name', facts: { count: messages, addresses: { joined: busiest } } }
  return null
}

/** What to do, the most messages first: what fails, then what could, then what is unclear. */
export function advicesOf({ sources }: DomainSummary): { source: Source; advice: Message }[] {
  const urgency = ({ verdict, broken }: Source) =>
    verdict === 'unclear' ? 2 : verdict === 'broken' && broken !== 'both' ? 1 : 0
  return sources
    .flatMap((source) => {
      const advice = adviceOf(source)
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
    [lost.yours, { code: 'reports.lost.yours', facts: { count: lost.yours } }],
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

/** The next step of the policy, or what it waits for. */
export function nextMessage({ step, now, to, missingDays, missingReporters }: NextStep): Message {
  if (step === 'unknown') return { code: 'reports.next.unknown', facts: {} }
  if (step === 'done') return { code: 'reports.next.done', facts: {} }
  const policy = to ?? ''
  if (step === 'ready') return { code: 'reports.next.ready', facts: { policy } }
  if (step === 'ask') return { code: 'reports.next.ask', facts: { policy } }
  if (step === 'fix') return { code: 'reports.next.fix', facts: { policy, now: now ?? '' } }
  return {
    code: 'reports.next.wait',
    facts: {
      policy,
      ...{ days: missingDays, reporters: missingReporters },
      ...{ leastDays: LEAST_DAYS, leastReporters: LEAST_REPORTERS },
    },
  }
}
