import type { Clock, Resolver } from '@postproof/engine/world'
import { ask } from './ask.ts'
import { createBreaker } from './breaker.ts'
import type { ListDefinition } from './definition.ts'
import { createHealthBook, type Health, type HealthBook } from './health.ts'
import { type ActiveList, activate, type Keys } from './lists.ts'
import { meant, refusalCause } from './meaning.ts'
import { addressSubject, domainSubject, emailSubject, queryNames, type Subject } from './query.ts'
import { type Reading, readAnswer } from './read-answer.ts'
import { readReason } from './reason.ts'
import type { BlacklistReport, Blacklists, ListAnswer, OnAnswer } from './types.ts'
import { hasAnswered, sumUp } from './verdict.ts'

export type BlacklistOptions = {
  /** An own recursive resolver: most lists refuse public ones. */
  resolver: Resolver
  clock: Clock
  lists: readonly ListDefinition[]
  keys?: Keys
  /** From 0 to below 1. Default Math.random. */
  random?: () => number
  /** For one whole check; lists that are late are `timeout`. Default 4000. */
  deadlineMs?: number
  /** A stand-in world: its mail comes from addresses for documentation, and they are asked about. Default false. */
  examples?: boolean
}

/** The lists that are in use, and their self-tests. */
export type ListBook = {
  health(): ListHealth[]
  lists: readonly ListDefinition[]
  /** Tests every list that is in use, unless its last test is fresh. Never rejects. */
  selfTest(signal: AbortSignal): Promise<ListHealth[]>
}

export type ListHealth = { list: string; health: Health }

/**
 * Asks all lists that fit, at once. A list is believed only while its self-test is fresh. Throws an Error when a
 * dead list is among `lists`.
 */
export function createBlacklists(options: BlacklistOptions): Blacklists & ListBook {
  const { resolver, clock, deadlineMs = 4000 } = options
  const active = activate(options.lists, options.keys)
  const health = createHealthBook(resolver, clock, options.random ?? Math.random)
  const breaker = createBreaker(clock)

  const check = async (
    subject: Subject,
    kinds: ListDefinition['asks'][],
    given?: AbortSignal,
    onAnswer: OnAnswer = () => {},
  ): Promise<BlacklistReport> => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const signal = given ? AbortSignal.any([given, deadline]) : deadline
    const lists = active.filter(({ definition }) => kinds.includes(definition.asks))
    const world = { resolver, health, signal, startedAt: clock.now() }
    const answers = await Promise.all(
      lists.map(async (list) => {
        const reading = breaker.isOff(list.definition.id)
          ? resting(list, subject)
          : await askList(list, subject, world)
        const answer = toAnswer(list, reading, clock.now() - world.startedAt)
        onAnswer(answer)
        return answer
      }),
    )
    // When not one list answers it is the network that is silent, or the caller has gone.
    if (answers.some(hasAnswered) && !given?.aborted) {
      for (const { list, state } of answers) {
        if (state !== 'not-applicable' && !breaker.isOff(list)) breaker.note(list, state !== 'timeout')
      }
    }
    return sumUp(subject.text, answers)
  }

  return {
    lists: active.map(({ definition }) => definition),
    health: health.known,
    selfTest: (signal) =>
      Promise.all(
        active.map(async (list) => ({ list: list.definition.id, health: await health.of(list, 4, signal) })),
      ),
    checkAddress: (ip, signal, onAnswer) =>
      check(addressSubject(ip, options.examples), ['ip'], signal, onAnswer),
    checkDomain: (name, signal, onAnswer) => check(domainSubject(name), ['domain'], signal, onAnswer),
    checkEmail: (address, signal, onAnswer) =>
      check(emailSubject(address), ['domain', 'email'], signal, onAnswer),
  }
}

type Asking = { resolver: Resolver; health: HealthBook; signal: AbortSignal; startedAt: number }

type Told = Reading & { reason?: string | null }

async function askList(list: ActiveList, subject: Subject, world: Asking): Promise<Told> {
  const { resolver, health, signal } = world
  const names = queryNames(list, subject)
  if (!names) return notApplicable(subject)
  const version = subject.kind === 'ip' ? subject.version : 4
  // A list whose health is known to be bad is not asked. One with a key is asked only after its self-test.
  const known =
    health.fresh(list, version) ?? (list.secret === null ? undefined : await health.of(list, version, signal))
  if (known && known.state !== 'ok') return unhealthy(known)
  const [state, answers] = await Promise.all([
    health.of(list, version, signal),
    Promise.all(names.map((name) => ask(resolver, name, 'A', signal))),
  ])
  if (state.state !== 'ok') return unhealthy(state)

  const readings = answers.map((answer) => readAnswer(list.definition, answer))
  const index = mostTelling(readings)
  const reading = readings[index]!
  if (reading.state === 'refused')
    health.note(list, version, { state: 'refused', why: reading.meaning, at: world.startedAt })
  if (reading.state !== 'listed') return reading
  // The list may have turned into a wildcard after its last test.
  const [everything, told] = await Promise.all([
    state.at < world.startedAt && health.listsEverything(list, version, signal),
    ask(resolver, names[index]!, 'TXT', signal),
  ])
  if (everything) {
    const why = meant('lists_everything')
    health.note(list, version, { state: 'broken', why, at: world.startedAt })
    return unhealthy({ state: 'broken', why, at: world.startedAt })
  }
  const reason = readReason(list, told)
  return { ...reading, reason }
}

const TELLING: Reading['state'][] = ['listed', 'refused', 'broken', 'timeout', 'not-listed']

/** A list may be asked about several names: the answer that says most stands for all. */
function mostTelling(readings: Reading[]): number {
  const ranks = readings.map(({ state }) => TELLING.indexOf(state))
  return ranks.indexOf(Math.min(...ranks))
}

function notApplicable(subject: Subject): Reading {
  const why = subject.kind === 'none' ? subject.why : 'no_ipv6'
  return { state: 'not-applicable', codes: [], meaning: meant(why), severity: null }
}

function unhealthy({ state, why }: Health): Reading {
  return { state: state === 'ok' ? 'broken' : state, codes: [], meaning: why, severity: null }
}

function resting(list: ActiveList, subject: Subject): Reading {
  if (!queryNames(list, subject)) return notApplicable(subject)
  return {
    state: 'timeout',
    codes: [],
    meaning: meant('resting'),
    severity: null,
  }
}

function toAnswer({ definition }: ActiveList, told: Told, ms: number): ListAnswer {
  return {
    list: definition.id,
    name: definition.name,
    tier: definition.tier,
    kind: definition.allow ? 'allow' : 'block',
    state: told.state,
    codes: told.codes,
    meaning: told.meaning,
    severity: told.severity,
    reason: told.reason ?? null,
    removalUrl: told.state === 'listed' && !definition.allow ? definition.removalUrl : null,
    unconfirmed: definition.unconfirmed ?? [],
    refusal: told.state === 'refused' ? refusalCause(told.meaning) : null,
    ms,
  }
}
