import type { AggregateRow } from '../types.ts'
import type { DomainContext, SeenRow } from './domain-context.ts'
import { FailureCounter } from './failures.ts'
import { markMended } from './mended.ts'
import { nameForwarder, nameSource, type SourceName } from './name.ts'
import type { Source } from './source.ts'
import { addressOf, type FailingPath, signatureOf, type Traces, tracesOf } from './traces.ts'
import {
  type Belongs,
  type Broken,
  belongingOf,
  type Counts,
  faultsOf,
  type Verdict,
  verdictOfConfirmed,
  verdictOfOwn,
  type Why,
} from './verdict.ts'

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
  return markMended([...drafts.values()].map((draft) => draft.finish(confirmed, denied))).sort(
    (one, other) => other.messages - one.messages || (one.name.name < other.name.name ? -1 : 1),
  )
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

const noCounts = (): Counts => ({ messages: 0, passed: 0, dkimAligned: 0, spfAligned: 0, spfFails: 0 })

function addCounts(counts: Counts, row: AggregateRow, { failingPath }: Traces): void {
  counts.messages += row.count
  if (row.passed) counts.passed += row.count
  if (row.dkim === 'pass') counts.dkimAligned += row.count
  if (row.spf === 'pass') counts.spfAligned += row.count
  if (failingPath) counts.spfFails += row.count
}

class SourceDraft {
  private name: SourceName
  private readonly side: Belongs['to']
  private readonly counts = noCounts()
  private readonly days = new Map<string, Counts>()
  private readonly reporters = new Set<string>()
  private readonly addresses = new Map<string, number>()
  private readonly lastDays = new Map<string, string>()
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
    if (ranks[name.certainty] > ranks[this.name.certainty]) this.name = name
    addCounts(this.counts, row, traces)
    if (traces.failingPath) this.addFailingPath(traces.failingPath, row)
    count(this.whys, belongs.why, row.count)
    this.failures.add(row, traces)
    this.reporters.add(reporter)
    const address = addressOf(row)
    if (day !== null) this.addDay(day, row, traces)
    count(this.addresses, address, row.count)
    if (!row.passed) count(this.faults.both, address, row.count)
    if (row.dkim !== 'pass') count(this.faults.dkim, address, row.count)
    if (traces.failingPath) count(this.faults.spf, address, row.count)
    for (const each of traces.own) this.signatures.add(signatureOf(each))
  }

  private addFailingPath({ domain, problem }: FailingPath, row: AggregateRow): void {
    if (!row.passed) return
    const key = `${problem} ${domain}`
    const known = this.returnPaths.get(key) ?? { domain, problem, messages: 0 }
    this.returnPaths.set(key, known)
    known.messages += row.count
  }

  private addDay(day: string, row: AggregateRow, traces: Traces): void {
    const known = this.days.get(day) ?? noCounts()
    this.days.set(day, known)
    addCounts(known, row, traces)
    const address = addressOf(row)
    if (day > (this.lastDays.get(address) ?? '')) this.lastDays.set(address, day)
  }

  finish(confirmed: Confirmed, denied: Confirmed): Source {
    const { name, counts } = this
    const judgment = this.judge(confirmed, denied)
    const broken = judgment.verdict === 'never-aligned' ? 'both' : judgment.broken
    const affected = judgment.broken === null ? [] : busiestOf(this.faults[judgment.broken])
    const byDay = [...this.days]
      .map(([day, own]) => ({
        ...{ day, messages: own.messages, passed: own.passed },
        faulty: broken === null ? 0 : faultsOf(own)[broken],
      }))
      .sort((one, other) => (one.day < other.day ? -1 : 1))
    return {
      ...{ name, side: this.side },
      ...judgment,
      mended: null,
      ...counts,
      ...{ first: byDay[0]?.day ?? null, last: byDay.at(-1)?.day ?? null },
      ...{ reporters: this.reporters.size, addresses: this.addresses.size },
      busiest: busiestOf(this.addresses),
      ...{
        affected,
        affectedUntil: affected.map((each) => this.lastDays.get(each) ?? null).sort()[0] ?? null,
      },
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
