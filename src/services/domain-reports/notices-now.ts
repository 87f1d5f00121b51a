import { type Message, message } from '@postproof/messages/message'
import { adviceOf, type DomainSummary, type Source } from '@postproof/reports'
import type { ToldNotice } from '#storage/domain-reports/notices.ts'
import {
  failingSays,
  formerSenders,
  isSilent,
  MENDED,
  type NoticeKind,
  newSourceSays,
  type ReporterDays,
  readySays,
  type Said,
  senderOf,
  shareFailing,
  silentSays,
} from './notices.ts'

/** What a notice that was told before says now, by the reports that there are now. Pure. */

export type NoticeNow = Said & {
  kind: NoticeKind
  at: Date
  /** False: it no longer holds, and `says` why. */
  current: boolean
  /** Of a notice about a source: what decisions about it are kept under. */
  sender: string | null
}

/**
 * `summary`: of the days that are compared. `shown`: of the days on the page. `reporters`: of all days. `senders`: what the
 * owner said of them.
 */
export type SeenNow = {
  summary: DomainSummary
  shown: Pick<DomainSummary, 'next'>
  reporters: readonly ReporterDays[]
  senders: ReadonlyMap<string, boolean>
}

type State = Said & { current: boolean }

const holds = (said: Said): State => ({ ...said, current: true })
const over = (says: Message): State => ({ says, advice: null, current: false })

/** In their order. A notice about a reporter without any report left is left out. */
export const noticesNow = (told: readonly ToldNotice[], now: SeenNow): NoticeNow[] =>
  told.flatMap((notice) => {
    const [, kind, about] = /^(source|failing|silent|ready)\/(.*)$/s.exec(notice.key) ?? []
    const state = kind === undefined ? null : stateOf(kind as NoticeKind, about!, notice.name, now)
    if (!state) return []
    const sender = kind === 'source' || kind === 'failing' ? about! : null
    return [{ ...state, kind: kind as NoticeKind, at: notice.at, sender }]
  })

function stateOf(kind: NoticeKind, about: string, name: string, now: SeenNow): State | null {
  if (kind === 'silent') return silentNow(about, now)
  if (kind === 'ready') return readyNow(about, now)
  return sourceNow(kind, about, name, now)
}

function sourceNow(kind: 'source' | 'failing', sender: string, name: string, now: SeenNow): State {
  const source = now.summary.sources.find(
    (each) =>
      [senderOf(each), ...formerSenders(each)].includes(sender) &&
      (each.side === 'yours' || each.side === 'unclear'),
  )
  if (!source) return over(message('reports.notice.not_seen', { name }))
  const ours = source.side === 'unclear' ? now.senders.get(sender) : undefined
  if (ours !== undefined)
    return over(message(ours ? 'reports.notice.said_ours' : 'reports.notice.said_not_ours', { name }))
  return kind === 'source' ? holds(newSourceSays(source)) : failingNow(source)
}

function failingNow(source: Source): State {
  if (source.broken === 'both' && shareFailing(source) >= MENDED) return holds(failingSays(source))
  const { messages: of, passed: count } = source
  const says = message('reports.notice.mended', { name: source.name.name, count, of })
  // Another fault, such as a lacking signature, is what the page says of the source.
  return { ...over(says), advice: adviceOf(source) }
}

function silentNow(about: string, { reporters }: SeenNow): State | null {
  const reporter = reporters.find((each) => each.reporter.toLowerCase() === about)
  if (!reporter) return null
  if (isSilent(reporter, reporters)) return holds(silentSays(reporter))
  const { reporter: name, last_day: day } = reporter
  return over(message('reports.notice.heard', { reporter: name, day: Date.parse(day) }))
}

const levels = ['none', 'quarantine', 'reject']

function readyNow(policy: string, { summary, shown }: SeenNow): State {
  const isReady = ({ next }: Pick<DomainSummary, 'next'>) => next.step === 'ready' && next.to === policy
  const { now, loses } = summary.next
  if (isReady(summary) && isReady(shown)) return holds(readySays({ domain: summary.domain, policy, loses }))
  return now !== null && levels.indexOf(now) >= levels.indexOf(policy)
    ? over(message('reports.notice.published', { policy: now }))
    : over(message('reports.notice.not_ready', { policy }))
}
