import type { Language } from '@postproof/engine/language'
import { adviceOf } from '@postproof/placement/advice'
import {
  byProvider,
  compare,
  type FinishedTest,
  type RowInput,
  rowsOf,
  shareOf,
  summaryOf,
  verdictOf,
} from '@postproof/placement/report'
import type { Advice, PlacementRow, Share, Verdict } from '@postproof/placement/report-types'
import type {
  MicrosoftVerdict,
  Placement,
  PlacementListRow,
  PlacementRow as RowView,
} from '#contract/placement.ts'
import type { ResultRecord } from '#storage/placement/results.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import { providerName } from './names.ts'
import { type Speaker, speakerIn } from './speaker.ts'
import { afterReport, markerHint } from './words.ts'

/** A test as it is shown: stored facts through the engine's report, in the shape of the API. */

export type Subject = {
  test: PlacementRecord
  results: ResultRecord[]
  owner: boolean
  /** Without a slash at its end. */
  publicUrl: string
  /** When each mail will have been looked at for the last time; null where nothing is due. */
  confirmsAt?: Date | null
  language?: Language | undefined
}

type Stored = Pick<ResultRecord, 'seed' | 'progress' | 'closed'> &
  Partial<Pick<ResultRecord, 'facts' | 'origin'>>

/** The engine's rows of one test. A row is final once its report is complete; later sightings become notes. */
export const engineRows = (stored: readonly Stored[]): PlacementRow[] =>
  rowsOf(stored.map(inputOf)).map((row, at) => withLater(row, stored[at]!))

const inputOf = ({ seed, progress, closed, facts, origin }: Stored): RowInput => ({
  seed: rowSeed(seed),
  progress: closed ?? progress,
  headers: (closed ?? progress).found ? (facts ?? null) : null,
  ptr: origin?.ptr ?? null,
  blacklists: origin?.blacklists ?? null,
})

function withLater(given: PlacementRow, { progress, closed }: Stored): PlacementRow {
  if (!closed) return given
  const rechecks = progress.rechecks.map(({ at, tab, folder }) => ({ at, tab, folder }))
  return { ...given, rechecks, note: [...given.note, ...afterReport(closed, progress)] }
}

const rowSeed = ({ id, name, provider, address, type, region, simulated }: SeedCopy) => ({
  mailbox: { id, name: providerName({ provider, name }), provider },
  address,
  type,
  region,
  simulated,
})

const iso = (date: Date | null) => date?.toISOString() ?? null
const isoAt = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export function presentTest(subject: Subject): Placement {
  const { test, results, owner, publicUrl, confirmsAt = null, language = 'en' } = subject
  const speaker = speakerIn(language)
  const rows = engineRows(results)
  const summary = summaryOf(rows)
  const isDecided = test.first_seen_at !== null && summary.pending === 0
  return {
    id: test.id,
    status: shownStatus(test.status),
    marker: test.marker,
    marker_hint: speaker.say(markerHint(test.marker)),
    subject: test.subject,
    sender: test.sender,
    sender_domain: test.sender_domain,
    mailboxes: results.map(({ seed }) => ({ ...seed, name: speaker.name(providerName(seed)) })),
    providers: test.providers,
    summary,
    share: test.first_seen_at ? presentShare(shareOf(summary), speaker) : null,
    by_provider: byProvider(rows).map((each) => ({
      ...each,
      name: speaker.name(each.name),
      places: each.places && speaker.say(each.places),
      share: presentShare(each.share, speaker),
    })),
    verdict: isDecided ? presentVerdict(verdictOf(rows), speaker) : null,
    advice: isDecided ? adviceOf(rows).map((each) => presentAdvice(each, speaker)) : [],
    results: rows.map((row, at) => presentRow(row, results[at]!, speaker)),
    simulated: test.simulated,
    created_at: test.created_at.toISOString(),
    started_at: iso(test.started_at),
    closes_at: iso(test.closes_at),
    confirms_at: isDecided ? iso(confirmsAt) : null,
    completed_at: iso(test.completed_at),
    shared: test.shared_at !== null,
    owner,
    report_url: `${publicUrl}/placement/${test.id}`,
  }
}

/** Opening is no state that anyone needs to know of. */
export const shownStatus = (status: PlacementRecord['status']) => (status === 'opening' ? 'draft' : status)

function presentRow(row: PlacementRow, { raw_headers, facts }: ResultRecord, speaker: Speaker): RowView {
  return {
    mailbox: { ...row.mailbox, name: speaker.name(row.mailbox.name) },
    address: row.address,
    type: row.type,
    region: row.region,
    simulated: row.simulated,
    status: row.status,
    tab: row.tab,
    tagged: row.tagged,
    chip: row.chip,
    folder: row.folder,
    note: speaker.all(row.note),
    matched_by: row.matchedBy,
    sender: row.sender,
    sender_ip: row.senderIp,
    ptr: row.ptr,
    blacklists: row.blacklists,
    auth: row.auth && {
      spf: row.auth.spf,
      dkim: row.auth.dkim,
      dmarc: row.auth.dmarc,
      arc: row.auth.arc,
    },
    ms: row.ms && presentMicrosoft(row.ms, speaker),
    filters: row.filters.map(({ name, value, text }) => ({ name, value, text: speaker.all(text) })),
    delivered_at: isoAt(row.deliveredAt),
    delivery_seconds: row.deliverySeconds,
    hops: row.hops.map(({ from, by, at, delay, tls }) => ({ from, by, at: isoAt(at), delay, tls })),
    rechecks: row.rechecks.map(({ at, tab, folder }) => ({ at: isoAt(at)!, tab, folder })),
    raw_headers: facts && row.deliveredAt !== null ? raw_headers : null,
  }
}

function presentMicrosoft(ms: NonNullable<PlacementRow['ms']>, { say }: Speaker): MicrosoftVerdict {
  const { scl, bcl, sfv, cat, dest, ofr } = ms
  const explained = ms.explained.map((one) => ({ ...one, text: say(one.text) }))
  return { scl, bcl, sfv, cat, dest, ofr, explained }
}

const presentShare = (share: Share, { all }: Speaker) => ({ ...share, text: all(share.text) })

const presentVerdict = (verdict: Verdict | null, { say, all }: Speaker) =>
  verdict && {
    level: verdict.level,
    title: say(verdict.title),
    why: all(verdict.why),
    first: verdict.first && say(verdict.first),
    text: all(verdict.text),
  }

const presentAdvice = ({ title, why, steps, mailboxes }: Advice, { say, all }: Speaker) => ({
  title: say(title),
  why: all(why),
  steps: steps.map(say),
  mailboxes,
})

/** Two tests provider by provider. */
export function presentComparison(before: Stored[], after: Stored[], language: Language = 'en') {
  const { say, name } = speakerIn(language)
  return compare(engineRows(before), engineRows(after)).map((each) => ({
    ...each,
    name: name(each.name),
    text: say(each.text),
  }))
}

export function presentListRow(test: PlacementRecord, results: Stored[]): PlacementListRow {
  return {
    id: test.id,
    status: shownStatus(test.status),
    providers: test.providers,
    summary: summaryOf(engineRows(results)),
    subject: test.subject,
    sender: test.sender,
    simulated: test.simulated,
    created_at: test.created_at.toISOString(),
    completed_at: iso(test.completed_at),
  }
}

export const finishedTest = (test: PlacementRecord, results: Stored[]): FinishedTest => ({
  id: test.id,
  at: (test.first_seen_at ?? test.created_at).getTime(),
  simulated: test.simulated,
  rows: engineRows(results),
})
