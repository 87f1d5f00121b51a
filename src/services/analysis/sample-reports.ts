import type { Resolver } from '@postproof/engine/world'
import { START_DAYS, sampleDomain, sampleFiles, sampleSenders } from '#emulators/sample-reports.ts'
import type { ToldNotice } from '#storage/domain-reports/notices.ts'
import type { ReporterRow, SeenMessages, SeenSessions, SpanTotals } from '#storage/domain-reports/seen.ts'
import { compareReports, knownFrom, noticeSpan, type ReporterDays } from '../domain-reports/notices.ts'
import { type ReadReport, readReportFile } from './report-file.ts'
import { type JudgedReports, judgeReports } from './report-summary.ts'

/**
 * The reports of the made-up domain, read, judged and compared as those of an account are, with memory in place of the
 * database.
 */

export type SampleReports = {
  /** First day, YYYY-MM-DD. */
  from: string
  judged: JudgedReports
  totals: SpanTotals
  senders: [sender: string, ours: boolean][]
  sessions: SeenSessions[]
  reporters: ReporterRow[]
  /** Over all days. */
  reporterDays: ReporterDays[]
  told: ToldNotice[]
  /** Over all days. */
  reports: number
  messages: number
}

type World = { resolver: Resolver; signal: AbortSignal }

const DAY_MS = 86_400_000

/** `today`: milliseconds since 1970 at 00:00 UTC. */
export async function readSampleReports(today: number, world: World): Promise<SampleReports> {
  const reports = await readAll(today, world)
  const from = noticeSpan(today)
  const shown = reports.filter((each) => dayOf(each) >= from)
  const aggregate = reports.filter(({ kind }) => kind === 'aggregate')
  return {
    ...{ from, judged: judge(shown), totals: totalsOf(shown), senders: sampleSenders },
    ...{ sessions: sessionsOf(shown), reporters: reportersOf(shown) },
    ...{ reporterDays: daysOf(aggregate), told: tellDaily(aggregate, today), reports: reports.length },
    messages: sum(aggregate, ({ messages }) => messages),
  }
}

async function readAll(today: number, world: World): Promise<ReadReport[]> {
  const all: ReadReport[] = []
  for (const { name, content } of sampleFiles(today / 1_000)) {
    const { reports, refused } = await readReportFile(Buffer.from(content), { name, session: null }, world)
    if (refused.length > 0) throw new Error(`the sample ${name} is refused`)
    all.push(...reports)
  }
  return all
}

const isTls = ({ kind }: ReadReport) => kind === 'tls'
const dayOf = ({ lastDay }: ReadReport) => lastDay ?? ''
const rowsOf = <Row>({ rows }: ReadReport) => rows.flatMap((chunk) => JSON.parse(chunk) as Row[])
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** The rows as the database gives them. */
const sessionsOf = (reports: readonly ReadReport[]): SeenSessions[] =>
  reports
    .filter(isTls)
    .flatMap((report) => rowsOf<SeenSessions>(report).map((row) => ({ ...row, reporter: report.reporter })))

/** As above. */
const seenOf = (reports: readonly ReadReport[]): SeenMessages[] =>
  reports
    .filter(({ kind }) => kind === 'aggregate')
    .flatMap((report) => {
      const { reporter, policy } = report
      return rowsOf<SeenMessages>(report).map((row) => ({ ...row, reporter, policy: policy?.p ?? null }))
    })

function judge(reports: readonly ReadReport[]): JudgedReports {
  const { policy } = reports.findLast((report) => report.policy !== null) ?? { policy: null }
  return judgeReports(Buffer.from(JSON.stringify(seenOf(reports))), {
    ...{ domain: sampleDomain, policy, senders: sampleSenders, totals: totalsOf(reports) },
    reverseNames: [],
  })
}

function totalsOf(reports: readonly ReadReport[]): SpanTotals {
  const aggregate = reports.filter(({ kind }) => kind === 'aggregate')
  const tls = reports.filter(isTls)
  const sessions = sum(tls, ({ messages }) => messages)
  return {
    ...{ rows: sum(aggregate, ({ rowCount }) => rowCount), reports: aggregate.length },
    ...{
      messages: sum(aggregate, ({ messages }) => messages),
      passed: sum(aggregate, ({ passed }) => passed),
    },
    ...{ tls_reports: tls.length, sessions, sessions_failed: sessions - sum(tls, ({ passed }) => passed) },
  }
}

/** `reports`: in the order of their days. */
function reportersOf(reports: readonly ReadReport[]): ReporterRow[] {
  const rows = new Map<string, ReporterRow>()
  for (const { kind, reporter, messages, lastDay } of reports) {
    const key = `${kind} ${reporter}`
    const known = rows.get(key) ?? {
      reporter,
      kind,
      reports: 0,
      messages: 0,
      last_day: '',
      ...byMail(reporter),
    }
    rows.set(key, {
      ...known,
      reports: known.reports + 1,
      messages: known.messages + messages,
      last_day: lastDay ?? '',
    })
  }
  return [...rows.values()].sort((one, other) => other.messages - one.messages)
}

const byMail = (reporter: string) => ({ mail_from: reporter, counted: true })

function daysOf(reports: readonly ReadReport[]): ReporterDays[] {
  return reportersOf(reports).map(({ reporter, reports: days, last_day }) => ({ reporter, days, last_day }))
}

type Kept = ToldNotice & { told: boolean }

/** What the owner would have been told by now: from the third week on, compared every second day to save time. */
function tellDaily(reports: readonly ReadReport[], today: number): ToldNotice[] {
  const kept = new Map<string, Kept>()
  for (let ago = START_DAYS; ago >= 0; ago -= 2)
    compareDay(reports, today - ago * DAY_MS, ago < START_DAYS, kept)
  return [...kept.values()].filter(({ told }) => told).sort((one, other) => +other.at - +one.at)
}

function compareDay(
  reports: readonly ReadReport[],
  now: number,
  told: boolean,
  kept: Map<string, Kept>,
): void {
  const [from, to] = [noticeSpan(now), new Date(now).toISOString().slice(0, 10)]
  const seen = reports.filter((each) => dayOf(each) >= from && dayOf(each) < to)
  const known = new Set([...kept.values()].filter((each) => !each.over_at).map(({ key }) => key))
  const { news, over } = compareReports(judge(seen).summary, daysOf(seen), known)
  const at = new Date(now)
  for (const key of over) kept.set(key, { ...kept.get(key)!, over_at: at })
  for (const entry of knownFrom(news, { told }).values())
    if (!known.has(entry.key)) kept.set(entry.key, { ...entry, at, over_at: null })
}
