import type { AggregateRow } from '../types.ts'
import type { DomainContext, SeenRow } from './domain-context.ts'
import { nameForwarder, nameSource, type SourceName } from './name.ts'
import { addressOf, signatureOf, type Traces, tracesOf } from './traces.ts'
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
    const { name, belongs, traces } = placeRow(seen.row, context)
    const key = `${belongs.to} ${name.id ?? name.name}`
    const draft = drafts.get(key) ?? new SourceDraft(name, belongs)
    drafts.set(key, draft)
    draft.add(seen, traces, name)
  }
  return [...drafts.values()]
    .map((draft) => draft.finish(confirmed, denied))
    .sort((one, other) => other.messages - one.messages || (one.name.name < other.name.name ? -1 : 1))
}

/** Who sent a row and what it belongs to; a forwarded one has the name of who forwarded it. */
export function placeRow(
  row: AggregateRow,
  context: DomainContext,
): { name: SourceName; belongs: Belongs; traces: Traces } {
  const traces = tracesOf(row)
  const name = nameSource(row, traces, context)
  const belongs = belongingOf(row, traces, name, context)
  return belongs.to === 'forwarded'
    ? { name: nameForwarder(row, traces, context.reverseNames), belongs, traces }
    : { name, belongs, traces }
}

function count(counts: Map<string, number>, key: string, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

const busiestOf = (counts: Map<string, number>): string[] =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_NAMED)
    .map(([address]) => address)

const ranks = { sure: 3, likely: 2, guess: 1, none: 0 }

class SourceDraft {
  private name: SourceName
  private readonly belongs: Belongs
  private readonly counts: Counts = { messages: 0, passed: 0, dkimAligned: 0, spfAligned: 0, spfFails: 0 }
  private readonly days = new Map<string, SourceDay>()
  private readonly reporters = new Set<string>()
  private readonly addresses = new Map<string, number>()
  private readonly signatures = new Set<string>()
  private readonly faults: Record<Broken, Map<string, number>> = {
    both: new Map(),
    dkim: new Map(),
    spf: new Map(),
  }

  constructor(name: SourceName, belongs: Belongs) {
    this.name = name
    this.belongs = belongs
  }

  /** The strongest evidence names the source. */
  add({ row, reporter, day }: SeenRow, traces: Traces, name: SourceName): void {
    const { counts } = this
    if (ranks[name.certainty] > ranks[this.name.certainty]) this.name = name
    counts.messages += row.count
    if (row.passed) counts.passed += row.count
    if (row.dkim === 'pass') counts.dkimAligned += row.count
    if (row.spf === 'pass') counts.spfAligned += row.count
    if (traces.ownPathFails) counts.spfFails += row.count
    if (day !== null) this.addDay(day, row)
    this.reporters.add(reporter)
    const address = addressOf(row)
    count(this.addresses, address, row.count)
    if (!row.passed) count(this.faults.both, address, row.count)
    if (row.dkim !== 'pass') count(this.faults.dkim, address, row.count)
    if (traces.ownPathFails) count(this.faults.spf, address, row.count)
    for (const each of traces.own) this.signatures.add(signatureOf(each))
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
      ...{ name, side: this.belongs.to },
      ...judgment,
      ...counts,
      ...{ first: byDay[0]?.day ?? null, last: byDay.at(-1)?.day ?? null },
      ...{ reporters: this.reporters.size, addresses: this.addresses.size },
      busiest: busiestOf(this.addresses),
      affected: judgment.broken === null ? [] : busiestOf(this.faults[judgment.broken]),
      signatures: [...this.signatures].slice(0, MOST_NAMED),
      byDay,
    }
  }

  private judge(
    confirmed: Confirmed,
    denied: Confirmed,
  ): { verdict: Verdict; broken: Broken | null; why: Why } {
    const { name, belongs } = this
    if (belongs.to === 'yours') return verdictOfOwn(this.counts)
    const isSaid = (said: Confirmed) =>
      [name.id, name.name].some((each) => each !== null && said.has(each.toLowerCase()))
    if (isSaid(confirmed) && belongs.to !== 'forwarded') return verdictOfConfirmed(name.id)
    if (isSaid(denied) && belongs.to === 'unclear')
      return { verdict: 'stranger', broken: null, why: 'denied' }
    return { verdict: belongs.to, broken: null, why: belongs.why }
  }
}
