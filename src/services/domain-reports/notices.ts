import { groupBy } from '@postproof/engine/group-by'
import { type Message, message } from '@postproof/messages/message'
import { adviceOf, type DomainSummary, type Source } from '@postproof/reports'

/** What is new in the reports of a domain since they were last compared. Pure. */

export type NoticeKind = 'source' | 'failing' | 'silent' | 'ready'

/** `keys`: what is known with it from now on; the first one names it. */
export type Notice = {
  keys: [string, ...string[]]
  kind: NoticeKind
  /** The source, reporter or policy as it is written. */
  name: string
  /** What its first key may have been while a source had no name. */
  before: string[]
} & Said

/** `advice`: what to do. */
export type Said = { says: Message; advice: Message | null }

export type Comparison = {
  news: Notice[]
  /** Sources that the owner was told of by address, and that have a name now. Stored under the name, and not told again. */
  renamed: Notice[]
  /** Keys of notices that no longer hold. If they hold again, the owner is told again. */
  over: string[]
}

/** A reporter with the days on which it reported in the span, the last one as YYYY-MM-DD. */
export type ReporterDays = { reporter: string; days: number; last_day: string }

/** Fewer messages in the span are no reason to write to anyone. */
const LEAST_MESSAGES = 10
/** Of a source's mail: above this it fails, below the other it is mended. */
const FAILING = 0.05
export const MENDED = 0.01
/** A reporter of so many days is missed after so many days without a report, while others report. */
const STEADY_DAYS = 7
const SILENT_DAYS = 7
const DAY_MS = 86_400_000

/** What the last days say. */
const SPAN_DAYS = 30

/** The first of the days that are compared, as YYYY-MM-DD. */
export const noticeSpan = (now: number): string =>
  new Date(now - SPAN_DAYS * DAY_MS).toISOString().slice(0, 10)

export function compareReports(
  summary: DomainSummary,
  reporters: readonly ReporterDays[],
  known: ReadonlySet<string>,
): Comparison {
  const found = [...noticesOfSources(summary.sources), ...silentOf(reporters), ...readyOf(summary)]
  const holds = new Set(found.flatMap(({ keys }) => keys))
  const unknown = found.filter(({ keys: [key] }) => !known.has(key))
  const isRenamed = ({ before }: Notice) => before.some((key) => known.has(key))
  return {
    news: unknown.filter((notice) => !isRenamed(notice)),
    renamed: unknown.filter(isRenamed),
    over: overIn(summary.sources, reporters).filter((key) => known.has(key) && !holds.has(key)),
  }
}

type Entry = { key: string; name: string; told: boolean }

/** What is known with the news, by key. What comes with another notice is not told by itself. */
export function knownFrom(news: readonly Notice[], { told }: { told: boolean }): Map<string, Entry> {
  const known = new Map<string, Entry>()
  for (const { keys, name } of news)
    for (const [index, key] of keys.entries())
      if (!known.has(key)) known.set(key, { key, name, told: told && index === 0 })
  return known
}

/** Under this a decision of the owner is kept, too. */
export const senderOf = ({ name }: Pick<Source, 'name'>): string => (name.id ?? name.name).toLowerCase()

/** The addresses under which a source was known before their name was. */
export const formerSenders = ({ name, busiest }: Pick<Source, 'name' | 'busiest'>): string[] =>
  name.evidence.by === 'reverse-name' ? busiest : []

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
  // With its fault told, the fault is no second notice.
  const keys: Notice['keys'] = [`source/${sender}`, ...(isFailing(source) ? [`failing/${sender}`] : [])]
  const before = formerSenders(source).map((address) => `source/${address}`)
  return { keys, kind: 'source', name: source.name.name, before, ...newSourceSays(source) }
}

export function newSourceSays(source: Source): Said {
  const facts = { name: source.name.name, count: source.messages }
  const code = source.side === 'yours' ? 'reports.notice.source' : 'reports.notice.unclear_source'
  return { says: message(code, facts), advice: adviceOf(source) }
}

const failingSource = (sender: string, source: Source): Notice => ({
  ...{ keys: [`failing/${sender}`], kind: 'failing', name: source.name.name },
  before: formerSenders(source).map((address) => `failing/${address}`),
  ...failingSays(source),
})

export function failingSays(source: Source): Said {
  const { name, messages, passed } = source
  const facts = { name: name.name, count: messages - passed, of: messages }
  return { says: message('reports.notice.failing', facts), advice: adviceOf(source) }
}

export const shareFailing = ({ messages, passed }: Source) => (messages - passed) / messages

const isFailing = (source: Source) =>
  source.verdict === 'broken' &&
  source.messages - source.passed >= LEAST_MESSAGES &&
  shareFailing(source) >= FAILING

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Steady reporters without a report for a week, while another one reports. */
function silentOf(reporters: readonly ReporterDays[]): Notice[] {
  return reporters
    .filter((each) => each.days >= STEADY_DAYS && isSilent(each, reporters))
    .map((each) => ({
      ...{ keys: [`silent/${each.reporter.toLowerCase()}`], kind: 'silent', name: each.reporter, before: [] },
      ...silentSays(each),
    }))
}

export const silentSays = ({ reporter, last_day: day }: ReporterDays): Said => ({
  says: message('reports.notice.silent', { reporter, day: Date.parse(day) }),
  advice: message('reports.notice.silent_todo'),
})

/** Whether its last day is a week before the last day of another one. */
export function isSilent({ last_day: last }: ReporterDays, reporters: readonly ReporterDays[]): boolean {
  return reporters.some(({ last_day: day }) => daysBetween(last, day) >= SILENT_DAYS)
}

function readyOf({ next: { step, to, loses }, domain }: DomainSummary): Notice[] {
  if (step !== 'ready' || to === null) return []
  const said = readySays({ domain, policy: to, loses })
  return [{ keys: [`ready/${to}`], kind: 'ready', name: to, before: [], ...said }]
}

export const readySays = (facts: { domain: string; policy: string; loses: number }): Said => ({
  says: message('reports.notice.ready', facts),
  advice: null,
})

function overIn(sources: readonly Source[], reporters: readonly ReporterDays[]): string[] {
  const mended = sources.filter(
    (source) =>
      source.messages >= LEAST_MESSAGES && (source.mended !== null || shareFailing(source) < MENDED),
  )
  const heard = reporters.filter((each) => !isSilent(each, reporters))
  return [
    ...mended.flatMap((source) =>
      [senderOf(source), ...formerSenders(source)].map((sender) => `failing/${sender}`),
    ),
    ...heard.map(({ reporter }) => `silent/${reporter.toLowerCase()}`),
  ]
}
