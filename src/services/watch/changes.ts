import type { AlertSeverity, ChangeKind } from '#storage/watch/tables.ts'
import type { PartFacts, Problem, SeenPart, WatchedPart } from './facts.ts'

/**
 * Whether a part of a domain changed, from one look after another. Pure. A change counts when a second look says the same,
 * of each thing that changed; what got no answer neither changes nor confirms anything.
 */

/** What is known of a part. Times in Unix ms. */
export type PartState = {
  facts: PartFacts
  /** Since when it is so: the first look that found it. */
  since: number
  /** The last look that got an answer. */
  answered: number
  /**
   * What a look found otherwise, until the next one says the same. `isBroken`: a look without an answer came between, so that
   * it takes two more. `isLarger`: the second look saw more, which a third one is to confirm together with it.
   */
  pending: { facts: PartFacts; at: number; isBroken: boolean; isLarger: boolean } | null
  /** Confirmed changes of the last day. */
  moves: number[]
  /** What was reported last before it became unstable; null: it is not. */
  unstable: PartFacts | null
}

export type Change = {
  kind: ChangeKind
  /** Null: it is kept, and nothing is said of it. */
  severity: AlertSeverity | null
  before: PartFacts
  after: PartFacts
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A look that comes sooner after the first one is the same look. */
const SECOND_LOOK = 2 * MINUTE
/** More confirmed changes within a day are one: it is unstable until a day has passed without any. */
const MOST_MOVES = 3

/** What a look adds to what is known. `seen` null: the part got no answer. */
export function observe(
  part: WatchedPart,
  state: PartState | null,
  seen: SeenPart | null,
  now: number,
): { state: PartState | null; change: Change | null } {
  if (!seen) return { state: state && broken(state), change: null }
  if (!state) {
    const { facts } = seen
    return {
      state: { facts, since: now, answered: now, pending: null, moves: [], unstable: null },
      change: null,
    }
  }
  const known = { ...state, answered: now }
  const { pending } = known
  const confirmation = pending ? confirm(known.facts, pending.facts, seen) : 'none'
  if (pending && confirmation === 'open') return { state: broken(known), change: null }
  if (pending && confirmation === 'same') {
    if (pending.isBroken) {
      const restarted = { ...pending, at: now, isBroken: false }
      return { state: { ...known, pending: restarted }, change: null }
    }
    const whole = merged(known.facts, seen)
    // Part of one change got no answer at first: it is one change, and not two.
    if (!pending.isLarger && !isSame(whole, pending.facts)) {
      const larger = { facts: whole, at: now, isBroken: false, isLarger: true }
      return { state: { ...known, pending: larger }, change: null }
    }
    if (now - pending.at < SECOND_LOOK) return { state: known, change: null }
    return move(part, known, pending, seen, now)
  }
  return settle(part, { ...known, pending: waiting(known.facts, seen, now) }, now)
}

/** What was to be confirmed by a look that got no answer. */
const broken = (state: PartState): PartState =>
  state.pending ? { ...state, pending: { ...state.pending, isBroken: true } } : state

/** What is to be confirmed after this look; null when it saw what is known. */
function waiting(facts: PartFacts, seen: SeenPart, now: number): PartState['pending'] {
  const next = merged(facts, seen)
  return isSame(facts, next) ? null : { facts: next, at: now, isBroken: false, isLarger: false }
}

/** A confirmed change. What the same look found otherwise again waits for its own second look. */
function move(
  part: WatchedPart,
  state: PartState,
  pending: NonNullable<PartState['pending']>,
  seen: SeenPart,
  now: number,
): { state: PartState; change: Change } {
  const moves = [...state.moves.filter((at) => now - at < DAY), now]
  const before = state.facts
  const after = pending.facts
  const moved: PartState = {
    ...state,
    ...{ facts: after, since: pending.at, moves, pending: waiting(after, seen, now) },
  }
  if (state.unstable) return { state: moved, change: { ...changeOf(part, before, after), severity: null } }
  if (moves.length <= MOST_MOVES) return { state: moved, change: changeOf(part, before, after) }
  return {
    state: { ...moved, unstable: before },
    change: { kind: 'unstable', severity: 'warning', before, after },
  }
}

/** After a day without a change it is stable again: what became of it is reported, where that differs from what was. */
function settle(part: WatchedPart, state: PartState, now: number) {
  const { unstable, facts, moves, pending } = state
  if (!unstable || pending || now - (moves.at(-1) ?? 0) < DAY) return { state, change: null }
  const calm = { ...state, unstable: null, moves: [] }
  return { state: calm, change: isSame(unstable, facts) ? null : changeOf(part, unstable, facts) }
}

/** Each thing by a key, with what two looks are compared by. */
function itemsOf({ records, problems }: PartFacts): Map<string, string> {
  return new Map([
    ...Object.entries(records).map(([key, values]) => [`record ${key}`, values.join('\n')] as const),
    ...Object.entries(problems).map(([key, { status }]) => [`problem ${key}`, status] as const),
  ])
}

export function isSame(a: PartFacts, b: PartFacts): boolean {
  const [one, other] = [itemsOf(a), itemsOf(b)]
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)
}

const isOpenRecord = (seen: SeenPart, record: string) => seen.isOpen({ record })
const isOpenProblem = (seen: SeenPart, problem: Problem) => seen.isOpen({ problem })

/** What is known with what was seen in its place; what was not seen stays where it got no answer. */
function merged(facts: PartFacts, seen: SeenPart): PartFacts {
  const kept = <T>(
    known: Record<string, T>,
    found: Record<string, T>,
    isOpen: (key: string, value: T) => boolean,
  ) =>
    Object.fromEntries(
      [
        ...Object.entries(known).filter(([key, value]) => !(key in found) && isOpen(key, value)),
        ...Object.entries(found),
      ].sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return {
    ...seen.facts,
    records: kept(facts.records, seen.facts.records, (key) => isOpenRecord(seen, key)),
    problems: kept(facts.problems, seen.facts.problems, (_, problem) => isOpenProblem(seen, problem)),
  }
}

/** Whether a look says the same as `wanted` of each thing in which that differs from what is known. */
function confirm(known: PartFacts, wanted: PartFacts, seen: SeenPart): 'same' | 'open' | 'other' {
  const [was, will, found] = [itemsOf(known), itemsOf(wanted), itemsOf(seen.facts)]
  const differing = [...new Set([...was.keys(), ...will.keys()])].filter(
    (key) => was.get(key) !== will.get(key),
  )
  const isSilent = (key: string) => !found.has(key) && isOpenItem(key, { known, wanted, seen })
  if (differing.some((key) => !isSilent(key) && found.get(key) !== will.get(key))) return 'other'
  return differing.some(isSilent) ? 'open' : 'same'
}

function isOpenItem(
  key: string,
  { known, wanted, seen }: { known: PartFacts; wanted: PartFacts; seen: SeenPart },
): boolean {
  const [kind, name] = [key.split(' ', 1)[0], key.slice(key.indexOf(' ') + 1)]
  if (kind === 'record') return isOpenRecord(seen, name)
  const problem = wanted.problems[name] ?? known.problems[name]
  return problem !== undefined && isOpenProblem(seen, problem)
}

const RANK = { bad: 2, warning: 1, none: 0 } as const
type Level = keyof typeof RANK

export const levelOf = (problems: readonly Problem[]): Level =>
  problems.some(({ status }) => status === 'bad') ? 'bad' : problems.length > 0 ? 'warning' : 'none'

/** Problems of `a` that `b` does not have, or has milder. */
export const problemsBeyond = (a: PartFacts, b: PartFacts): Problem[] =>
  Object.entries(a.problems).flatMap(([key, problem]) => {
    const other = b.problems[key]
    return !other || RANK[other.status] < RANK[problem.status] ? [problem] : []
  })

/** What became of a part from one state to another. */
export function changeOf(part: WatchedPart, before: PartFacts, after: PartFacts): Change {
  const [added, removed] = [problemsBeyond(after, before), problemsBeyond(before, after)]
  const [now, gone] = [levelOf(added), levelOf(removed)]
  const change = { before, after }
  if (now !== 'none' && RANK[now] >= RANK[gone]) return { ...change, kind: 'worse', severity: now }
  if (gone !== 'none') {
    // A domain grows older by itself.
    const isOlder = part === 'age' && removed.every(({ id }) => id === 'domain_registered')
    return { ...change, kind: 'better', severity: isOlder ? null : 'good' }
  }
  return { ...change, kind: 'changed', severity: severityOf(before, after) }
}

/** Of a change of records that made no problem. */
function severityOf(before: PartFacts, after: PartFacts): AlertSeverity | null {
  const [was, is] = [Object.keys(before.records), Object.keys(after.records)]
  if (was.length > 0 && is.length === 0) return 'warning'
  const isOnlyMore = was.every((key) => String(before.records[key]) === String(after.records[key]))
  const isAskedMore = String(before.selectors ?? []) !== String(after.selectors ?? [])
  // Keys of selectors that were not asked about before are no news of the domain.
  return isOnlyMore && isAskedMore ? null : 'info'
}
