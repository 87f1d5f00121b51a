import type { AggregateRow } from '../types.ts'
import type { DomainContext, SeenRow } from './domain-context.ts'
import { FailureCounter, type Failures } from './failures.ts'
import { nameForwarder, nameSource, type SourceName } from './name.ts'
import { addressOf, type FailingPath, signatureOf, type Traces, tracesOf } from './traces.ts'
import {
  type Belongs,
  type Broken,
  belongingOf,
  type Counts,
  type Verdict,
  verdictOfConfirmed,
  verdictOfOwn,
  type Why,
} from './verdict.ts'

/** One sender of a domain's mail: all rows of one name that belong to the same side. */
export type Source = Counts & {
  name: SourceName
  /** What its rows belong to, before they were judged together and the owner was asked. */
  side: Belongs['to']
  verdict: Verdict
  broken: Broken | null
  why: Why
  /** UTC days of the first and last mail, `2026-11-28`; null if no report has a period. */
  first: string | null
  last: string | null
  reporters: number
  /** How many addresses it sent from, and the busiest ones. */
  addresses: number
  busiest: string[]
  /** The busiest addresses with mail that shows what is broken. */
  affected: string[]
  failures: Failures
  /** The own return path that most often fails SPF, with the messages that pass by DKIM alone there. */
  returnPath: (FailingPath & { messages: number }) | null
  /** Signatures of the domain that passed there: `s1._domainkey.example.org`. */
  signatures: string[]
  /** In the order of the days; rows without a day are left out. */
  byDay: SourceDay[]
}

export type SourceDay = { day: string; messages: number; passed: number }

/** Ids or names of sources that the owner says are theirs; in lower case. */
export type Confirmed = ReadonlySet<string>

const MOST_NAMED = 5

/** The sources of a domain, the busiest first. */
export function sourcesOf(
  rows: readonly SeenRow[],
  context: DomainContext,
  confirmed: Confirmed = new Set(),
  denied: Confirmed = new Set(),
): Source[] {
  const drafts = new Map<string, SourceDraft>()
  for (const seen of rows) {
    const placed = placeRow(seen.row, context)
    const { name, belongs } = placed
    const key = `${belongs.to} ${name.id ?? name.name}`
    const draft = drafts.get(key) ?? new SourceDraft(name, belongs.to)
    drafts.set(key, draft)
    draft.add(seen, placed)
  }
  return [...drafts.values()]
    .map((draft) => draft.finish(confirmed, denied))
    .sort((one, other) => other.messages - one.messages || (one.name.name < other.name.name ? -1 : 1))
}

type Placed = { name: SourceName; belongs: Belongs; traces: Traces }

/** Who sent a row and what it belongs to; a forwarded one has the name of who forwarded it. */
export function placeRow(row: AggregateRow, context: DomainContext): Placed {
  const traces = tracesOf(row)
  const name = nameSource(row, traces, context)
  const belongs = belongingOf(row, traces, name, context)
  return belongs.to === 'forwarded'
    ? { name: nameForwarder(row, traces, context.reverseNames), belongs, traces }
    : { name, belongs, traces }
}

function count<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

const busiestOf = <Key>(counts: Map<Key, number>): Key[] =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_NAMED)
    .map(([key]) => key)

const ranks = { sure: 3, likely: 2, guess: 1, none: 0 }

class SourceDraft {
  private name: SourceName
  private readonly side: Belongs['to']
  private readonly counts: Counts = { messages: 0, passed: 0, dkimAligned: 0, spfAligned: 0, spfFails: 0 }
  private readonly days = new Map<string, SourceDay>()
  private readonly reporters = new Set<string>()
  private readonly addresses = new Map<string, number>()
  private readonly signatures = new Set<string>()
  private readonly failures = new FailureCounter()
  private readonly returnPaths = new Map<string, FailingPath & { messages: number }>()
  private readonly whys = new Map<Why, number>()
  private readonly faults: Record<Broken, Map<string, number>> = {
    both: new Map(),
    dkim: new Map(),
    spf: new Map(),
  }

  constructor(name: SourceName, side: Belongs['to']) {
    this.name = name
    this.side = side
  }

  /** The strongest evidence names the source; what most of its messages show says why. */
  add({ row, reporter, day }: SeenRow, { name, belongs, traces }: Placed): void {
    const { counts } = this
    if (ranks[name.certainty] > ranks[this.name.certainty]) this.name = name
    counts.messages += row.count
    if (row.passed) counts.passed += row.count
    if (row.dkim === 'pass') counts.dkimAligned += row.count
    if (row.spf === 'pass') counts.spfAligned += row.count
    if (traces.failingPath) this.addFailingPath(traces.failingPath, row)
    count(this.whys, belongs.why, row.count)
    this.failures.add(row, traces)
    if (day !== null) this.addDay(day, row)
    this.reporters.add(reporter)
    const address = addressOf(row)
    count(this.addresses, address, row.count)
    if (!row.passed) count(this.faults.both, address, row.count)
    if (row.dkim !== 'pass') count(this.faults.dkim, address, row.count)
    if (traces.failingPath) count(this.faults.spf, address, row.count)
    for (const each of traces.own) this.signatures.add(signatureOf(each))
  }

  private addFailingPath({ domain, problem }: FailingPath, row: AggregateRow): void {
    this.counts.spfFails += row.count
    if (!row.passed) return
    const key = `${problem} ${domain}`
    const known = this.returnPaths.get(key) ?? { domain, problem, messages: 0 }
    this.returnPaths.set(key, known)
    known.messages += row.count
  }

  private addDay(day: string, { count, passed }: AggregateRow): void {
    const known = this.days.get(day) ?? { day, messages: 0, passed: 0 }
    this.days.set(day, known)
    known.messages += count
    if (passed) known.passed += count
  }

  finish(confirmed: Confirmed, denied: Confirmed): Source {
    const { name, counts } = this
    const byDay = [...this.days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
    const judgment = this.judge(confirmed, denied)
    return {
      ...{ name, side: this.side },
      ...judgment,
      ...counts,
      ...{ first: byDay[0]?.day ?? null, last: byDay.at(-1)?.day ?? null },
      ...{ reporters: this.reporters.size, addresses: this.addresses.size },
      busiest: busiestOf(this.addresses),
      affected: judgment.broken === null ? [] : busiestOf(this.faults[judgment.broken]),
      failures: this.failures.finish(),
      returnPath: [...this.returnPaths.values()].reduce<Source['returnPath']>(
        (most, each) => (most && most.messages >= each.messages ? most : each),
        null,
      ),
      signatures: [...this.signatures].slice(0, MOST_NAMED),
      byDay,
    }
  }

  private judge(
    confirmed: Confirmed,
    denied: Confirmed,
  ): { verdict: Verdict; broken: Broken | null; why: Why } {
    const { name, side, counts } = this
    if (side === 'yours') return verdictOfOwn(counts)
    const isSaid = (said: Confirmed) =>
      [name.id, name.name].some((each) => each !== null && said.has(each.toLowerCase()))
    if (isSaid(confirmed) && side !== 'forwarded')
      return counts.passed > 0 ? { ...verdictOfOwn(counts), why: 'confirmed' } : verdictOfConfirmed(name)
    if (isSaid(denied) && side === 'unclear') return { verdict: 'stranger', broken: null, why: 'denied' }
    return { verdict: side, broken: null, why: busiestOf(this.whys)[0] ?? 'no-sign' }
  }
}
