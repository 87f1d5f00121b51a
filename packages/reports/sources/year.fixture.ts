import type { AggregateReport, AggregateRow } from '../types.ts'
import { emptyReport, rowOf } from './labelled.fixture.ts'
import type { PolicyLevel } from './outlook.ts'
import { type DomainSummary, summarize } from './summary.ts'

/**
 * A domain for a year: who sends as it on which day, what its receivers report, and an owner who reads the reports once a week
 * and does what they advise. What mail is lost under the policy is counted from the senders, not from the reports.
 */

/** `@` is the domain. A sender's row is `address - signatures return-path`, before and after it is set up. */
export type Sender = {
  address: string
  whose: 'own' | 'forwarder' | 'stranger'
  /** Its row when it is set up, without the count. */
  passing?: string
  /** Its row while it is not; for a stranger and a forwarder always. */
  failing?: string
  /** Messages on a day of the year. */
  volume: (day: number) => number
  /** Days on which it is not set up, until its owner has repaired it. */
  fails?: (day: number) => boolean
}

export type SimulatedDomain = {
  title: string
  senders: Sender[]
  /** Reporters with their share of the mail. */
  reporters?: Record<string, number>
  /** Whether a reporter sends a report of this day. */
  reports?: (reporter: string, day: number) => boolean
}

/** `said`: the share of the owner's mail that the advice said the step would lose. `strangers`: the messages it called strangers'. */
export type Step = { day: number; to: PolicyLevel; said: number; strangers: number }

export type Year = {
  steps: Step[]
  /** The owner's messages of each day, and those that the policy of the day made go to spam or be refused. */
  days: { sent: number; lost: number; lostOf: Map<Sender, number> }[]
  advice: { day: number; step: DomainSummary['next']['step'] }[]
}

const DAYS = 365
const DOMAIN = 'example.com'
const REPORTERS = { google: 0.5, outlook: 0.3, yahoo: 0.15, small: 0.05 }
/** What the product compares and shows by itself. */
const SPAN = 30
const REPAIR_DAYS = 7
/** Mail that is lost is missed by someone after so many days, and its sender is repaired, whatever the reports say. */
const MISSED_DAYS = 14
/** One of so many messages fails at a receiver for no fault of the sender. */
const ERRS = 4_000

/** How a year goes by the advice. */
export function yearByAdvice(domain: SimulatedDomain): Year {
  const year: Year = { steps: [], days: [], advice: [] }
  const history: AggregateReport[][] = []
  const repaired = new Map<Sender, number>()
  const [confirmed, denied] = [new Set<string>(), new Set<string>()]
  let policy: PolicyLevel = 'none'
  for (let day = 0; day < DAYS; day++) {
    const fails = (sender: Sender) => isFailing(sender, day, repaired)
    history.push(reportsOfDay(domain, day, policy, fails))
    year.days.push(dayOf(domain, day, policy, fails))
    repairMissed(year.days.at(-1)!, repaired, day)
    if (day % 7 !== 6) continue
    const [summary] = summarize(history.slice(-SPAN).flat(), { confirmed, denied })
    if (!summary) continue
    year.advice.push({ day, step: summary.next.step })
    repair(domain, summary, repaired, day)
    if (summary.next.step === 'ask') decide(domain, summary, confirmed, denied)
    if (summary.next.step !== 'ready' || summary.next.to === null) continue
    policy = summary.next.to
    const { next, lost } = summary
    year.steps.push({
      ...{ day, to: policy, said: next.loses / Math.max(1, lost.of - lost.strangers) },
      strangers: lost.strangers,
    })
  }
  return year
}

/** The usual plan without reports: quarantine after 30 days, reject after 60. */
export function yearByTimetable(domain: SimulatedDomain): Year {
  const year: Year = { steps: [], days: [], advice: [] }
  const repaired = new Map<Sender, number>()
  for (let day = 0; day < DAYS; day++) {
    const policy = day < 30 ? 'none' : day < 60 ? 'quarantine' : 'reject'
    if (day === 30 || day === 60) year.steps.push({ day, to: policy, said: 0, strangers: 0 })
    const figures = dayOf(domain, day, policy, (sender) => isFailing(sender, day, repaired))
    year.days.push(figures)
    repairMissed(figures, repaired, day)
  }
  return year
}

const isFailing = (sender: Sender, day: number, repaired: ReadonlyMap<Sender, number>) =>
  (sender.fails?.(day) ?? false) && day < (repaired.get(sender) ?? Number.POSITIVE_INFINITY)

function reportsOfDay(
  { senders, reporters = REPORTERS, reports = () => true }: SimulatedDomain,
  day: number,
  policy: PolicyLevel,
  fails: (sender: Sender) => boolean,
): AggregateReport[] {
  return Object.entries(reporters)
    .filter(([reporter]) => reports(reporter, day))
    .map(([reporter, share]) => ({
      ...emptyReport(reporter, day, { p: policy, adkim: 'r', aspf: 'r' }, DOMAIN),
      rows: senders.flatMap((sender) => rowsOf(sender, day, share, fails(sender))),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function rowsOf(sender: Sender, day: number, share: number, fails: boolean): AggregateRow[] {
  // Parts of a message go to the reporter whose turn it is, so that a small sender is seen too.
  const count = Math.floor(sender.volume(day) * share + ((day * 7 + sender.address.length * 3) % 10) / 10)
  const text = (fails ? sender.failing : sender.passing) ?? sender.failing
  if (count === 0 || text === undefined) return []
  const row = (messages: number, tail: string) => rowOf(`${sender.address} ${messages} ${tail}`, DOMAIN).row
  const errs = sender.whose === 'own' && !fails && day % 5 === 0 ? Math.floor(count / (ERRS / 5)) : 0
  return [row(count - errs, text), ...(errs > 0 ? [row(errs, text.replaceAll(':pass', ':temperror'))] : [])]
}

function dayOf(
  { senders }: SimulatedDomain,
  day: number,
  policy: PolicyLevel,
  fails: (sender: Sender) => boolean,
): Year['days'][number] {
  const own = senders.filter(({ whose, volume }) => whose === 'own' && volume(day) > 0)
  const isLost = (sender: Sender) =>
    policy !== 'none' && fails(sender) && !rowOf(`${sender.address} 1 ${sender.failing}`, DOMAIN).row.passed
  const lostOf = new Map(own.filter(isLost).map((sender) => [sender, sender.volume(day)]))
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, each) => total + each, 0)
  return { sent: sum(own.map(({ volume }) => volume(day))), lost: sum(lostOf.values()), lostOf }
}

function repairMissed({ lostOf }: Year['days'][number], repaired: Map<Sender, number>, day: number): void {
  for (const sender of lostOf.keys())
    if (!repaired.has(sender)) repaired.set(sender, day + MISSED_DAYS + REPAIR_DAYS)
}

/** The owner repairs what the page says is broken, or lets it send as a domain of its own. */
function repair(
  { senders }: SimulatedDomain,
  { sources }: DomainSummary,
  repaired: Map<Sender, number>,
  day: number,
): void {
  const broken = sources.filter(({ verdict }) => verdict === 'broken' || verdict === 'never-aligned')
  for (const { affected, busiest } of broken)
    for (const sender of senders)
      if (sender.fails && [...affected, ...busiest].includes(sender.address))
        repaired.set(sender, Math.min(repaired.get(sender) ?? day + REPAIR_DAYS, day + REPAIR_DAYS))
}

function decide(
  { senders }: SimulatedDomain,
  { sources }: DomainSummary,
  confirmed: Set<string>,
  denied: Set<string>,
): void {
  for (const { verdict, busiest, name } of sources) {
    if (verdict !== 'unclear') continue
    const isOwn = senders.some(({ whose, address }) => whose === 'own' && busiest.includes(address))
    ;(isOwn ? confirmed : denied).add((name.id ?? name.name).toLowerCase())
  }
}
