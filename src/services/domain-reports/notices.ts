import { groupBy } from '@postproof/engine/group-by'
import { type Message, message } from '@postproof/messages/message'
import { adviceOf, type DomainSummary, type Source } from '@postproof/reports'

/** What is new in the reports of a domain since they were last compared. Pure. */

/** `keys`: what is known with it from now on; the first one names it. */
export type Notice = {
  keys: [string, ...string[]]
  kind: 'source' | 'failing' | 'silent' | 'ready'
  says: Message
  /** What to do. */
  advice: Message | null
}

export type Comparison = {
  news: Notice[]
  /** Keys of notices that no longer hold. If they hold again, the owner is told again. */
  over: string[]
}

/** A reporter with the days on which it reported in the span, the last one as YYYY-MM-DD. */
export type ReporterDays = { reporter: string; days: number; last_day: string }

/** Fewer messages in the span are no reason to write to anybody. */
const LEAST_MESSAGES = 10
/** Of a source's mail: above this it fails, below the other it is mended. */
const FAILING = 0.05
const MENDED = 0.01
/** A reporter of so many days is missed after so many days without a report, while others report. */
const STEADY_DAYS = 7
const SILENT_DAYS = 7
const DAY_MS = 86_400_000

export function compareReports(
  summary: DomainSummary,
  reporters: readonly ReporterDays[],
  known: ReadonlySet<string>,
): Comparison {
  const found = [...noticesOfSources(summary.sources), ...silentOf(reporters), ...readyOf(summary)]
  return {
    news: found.filter(({ keys: [key] }) => !known.has(key)),
    over: overIn(summary.sources, reporters, known),
  }
}

/** Under this a decision of the owner is kept, too. */
export const senderOf = ({ name }: Pick<Source, 'name'>): string => (name.id ?? name.name).toLowerCase()

/** Sources that are the domain's, or may be. Strangers come every day, and a policy is there for them. */
function noticesOfSources(sources: readonly Source[]): Notice[] {
  const relevant = sources.filter(
    ({ side, messages }) => (side === 'yours' || side === 'unclear') && messages >= LEAST_MESSAGES,
  )
  return [...groupBy(relevant, senderOf)].flatMap(([sender, [source]]) => [
    ...(source ? [newSource(sender, source)] : []),
    ...(source && isFailing(source) ? [failingSource(sender, source)] : []),
  ])
}

function newSource(sender: string, source: Source): Notice {
  const facts = { name: source.name.name, count: source.messages }
  const code = source.side === 'yours' ? 'reports.notice.source' : 'reports.notice.unclear_source'
  // With its fault told, the fault is no second notice.
  const keys: Notice['keys'] = [`source/${sender}`, ...(isFailing(source) ? [`failing/${sender}`] : [])]
  return { keys, kind: 'source', says: message(code, facts), advice: adviceOf(source) }
}

function failingSource(sender: string, source: Source): Notice {
  const { name, messages, passed } = source
  const facts = { name: name.name, count: messages - passed, of: messages }
  const says = message('reports.notice.failing', facts)
  return { keys: [`failing/${sender}`], kind: 'failing', says, advice: adviceOf(source) }
}

const shareFailing = ({ messages, passed }: Source) => (messages - passed) / messages

const isFailing = (source: Source) =>
  source.verdict === 'broken' &&
  source.messages - source.passed >= LEAST_MESSAGES &&
  shareFailing(source) >= FAILING

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Steady reporters without a report for a week, while another one reports. */
function silentOf(reporters: readonly ReporterDays[]): Notice[] {
  const newest = newestDay(reporters)
  if (newest === null) return []
  return reporters
    .filter(({ days, last_day }) => days >= STEADY_DAYS && daysBetween(last_day, newest) >= SILENT_DAYS)
    .map(({ reporter, last_day: day }) => ({
      keys: [`silent/${reporter.toLowerCase()}`],
      kind: 'silent',
      says: message('reports.notice.silent', { reporter, day }),
      advice: message('reports.notice.silent_todo'),
    }))
}

const newestDay = (reporters: readonly ReporterDays[]) =>
  reporters.reduce<string | null>(
    (newest, { last_day: day }) => (newest === null || day > newest ? day : newest),
    null,
  )

function readyOf({ next: { step, to }, domain }: DomainSummary): Notice[] {
  if (step !== 'ready' || to === null) return []
  const says = message('reports.notice.ready', { domain, policy: to })
  return [{ keys: [`ready/${to}`], kind: 'ready', says, advice: null }]
}

function overIn(
  sources: readonly Source[],
  reporters: readonly ReporterDays[],
  known: ReadonlySet<string>,
): string[] {
  const newest = newestDay(reporters)
  const mended = sources.filter(
    (source) => source.messages >= LEAST_MESSAGES && shareFailing(source) < MENDED,
  )
  const heard = reporters.filter(
    ({ last_day }) => newest !== null && daysBetween(last_day, newest) < SILENT_DAYS,
  )
  return [
    ...mended.map((source) => `failing/${senderOf(source)}`),
    ...heard.map(({ reporter }) => `silent/${reporter.toLowerCase()}`),
  ].filter((key) => known.has(key))
}
