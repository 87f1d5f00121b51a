import type { PlaceNote } from './locate.ts'
import type { MessageRef, SeedTrouble } from './mailbox-world.ts'
import type { Mark, MatchedBy, SeedState, Tab } from './types.ts'

/**
 * What is known of one seed mailbox in one test. Pure: events in, the next state out; it can be stored as JSON.
 *
 * The window of `missingAfterMs` opens when the sending is known to have begun: the first mail of the test in any
 * mailbox (`begun`). At its end nothing found means missing, but only in a mailbox that can be read then; else it is
 * `unreachable` until it can be read again.
 */

export type SeedSettings = {
  /** From `begun`; default 30 minutes. */
  missingAfterMs: number
  /** After the first verdict; filters move mail. Default 5 and 15 minutes. */
  recheckAfterMs: readonly number[]
  /** How long a mailbox that was called missing is read on; default 30 minutes. */
  lateForMs: number
  /** After trouble: time to look back before nothing found counts. Default 1 minute. */
  settleMs: number
}

export const defaultSeedSettings: SeedSettings = {
  missingAfterMs: 30 * 60_000,
  recheckAfterMs: [5 * 60_000, 15 * 60_000],
  lateForMs: 30 * 60_000,
  settleMs: 60_000,
}

export type Found = {
  ref: MessageRef
  tab: Tab
  folder: string
  placeNote: PlaceNote | null
  matchedBy: MatchedBy
  messageId: string | null
  internalDate: number
  /** Absent in what an earlier version stored. */
  mark?: Mark | null
}

export type Recheck = { at: number; tab: Tab | null; folder: string | null; placeNote: PlaceNote | null }

export type SeedProgress = {
  state: SeedState
  /** When the window opened; null before the first mail of the test was seen anywhere. */
  begunAt: number | null
  /** The first verdict; never changed by what is found later. */
  found: Found | null
  foundAt: number | null
  /** Where the message is now; follows it when it is moved. */
  ref: MessageRef | null
  rechecks: Recheck[]
  /** Rechecks that were done or given up. */
  rechecksDone: number
  /** Present trouble, or null while the mailbox can be read. */
  trouble: SeedTrouble | null
  /** The last moment at which it became readable. */
  readableSince: number | null
  missingSince: number | null
  /** The reply of the provider that refused the mail. */
  rejection: string | null
  /** Further mails with the same marker. */
  copies: number
}

/**
 * - `begun`: the first mail of the test was seen in any mailbox.
 * - `readable`: the baseline stands, or reading goes on after trouble.
 * - `seen`: a message with the marker, as SeedWatcher.onMessage tells it; also when it was moved.
 * - `looked`: the answer of a recheck: null when it is gone, undefined when it could not be asked.
 * - `bounced`: the provider refused the mail.
 */
export type SeedEvent =
  | { type: 'begun'; at: number }
  | { type: 'readable'; at: number }
  | { type: 'seen'; at: number; found: Found }
  | {
      type: 'looked'
      at: number
      place: { tab: Tab; folder: string; placeNote: PlaceNote | null } | null | undefined
    }
  | { type: 'bounced'; at: number; reply: string }
  | { type: 'trouble'; at: number; trouble: SeedTrouble }
  | { type: 'tick'; at: number }

export type Due = { at: number; what: 'recheck' | 'decide' | 'close' }

/** At most this many moves and rechecks are kept. */
const MAX_RECHECKS = 20

/**
 * The state in which a seed mailbox begins; `begunAt` (Unix milliseconds) when the first mail was seen elsewhere
 * already.
 */
export function beginSeed(begunAt: number | null = null): SeedProgress {
  return {
    state: 'pending',
    begunAt,
    found: null,
    foundAt: null,
    ref: null,
    rechecks: [],
    rechecksDone: 0,
    trouble: null,
    readableSince: null,
    missingSince: null,
    rejection: null,
    copies: 0,
  }
}

/** The state after an event. Never throws; an event that does not fit changes nothing. */
export function nextSeedState(
  progress: SeedProgress,
  event: SeedEvent,
  settings: SeedSettings = defaultSeedSettings,
): SeedProgress {
  switch (event.type) {
    case 'begun':
      return progress.begunAt === null ? { ...progress, begunAt: event.at } : progress
    case 'readable':
      return readable(progress, event.at)
    case 'trouble':
      return troubled(progress, event.trouble)
    case 'seen':
      return seen(progress, event)
    case 'looked':
      return looked(progress, event, settings)
    case 'bounced':
      return bounced(progress, event)
    case 'tick':
      return decide(progress, event.at, settings)
  }
}

const isEmptied = ({ trouble }: SeedProgress): boolean => trouble?.code === 'emptied'

/** What was lost with a mailbox in memory stays unknown, whatever is said of it afterwards. */
function troubled(progress: SeedProgress, trouble: SeedTrouble): SeedProgress {
  if (progress.trouble?.code === trouble.code || isEmptied(progress)) return progress
  const isLost = trouble.code === 'emptied' && progress.state === 'pending' && progress.begunAt !== null
  return { ...progress, trouble, ...(isLost ? { state: 'unreachable' as const } : {}) }
}

function readable(progress: SeedProgress, at: number): SeedProgress {
  if (isEmptied(progress)) return progress
  const state = progress.state === 'unreachable' ? 'pending' : progress.state
  if (progress.trouble === null && progress.readableSince !== null) return progress
  return { ...progress, state, trouble: null, readableSince: at }
}

function seen(progress: SeedProgress, { at, found }: { at: number; found: Found }): SeedProgress {
  if (progress.found !== null) return seenAgain(progress, progress.found, at, found)
  return {
    ...progress,
    state: progress.state === 'missing' ? 'late' : 'delivered',
    begunAt: progress.begunAt ?? at,
    found,
    foundAt: at,
    ref: found.ref,
    rejection: null,
  }
}

/** The same message in another folder was moved; another message is a copy, and the first one counts. */
function seenAgain(progress: SeedProgress, first: Found, at: number, found: Found): SeedProgress {
  const now = progress.ref
  // Gmail shows every message in All Mail as well: that is no move.
  if (found.placeNote === 'all-mail') return progress
  if (first.placeNote === 'all-mail' && progress.rechecks.length === 0)
    return { ...progress, found, ref: found.ref }
  if (now !== null && sameRef(now, found.ref)) return progress
  const isSame =
    first.messageId !== null && found.messageId !== null
      ? first.messageId === found.messageId
      : first.internalDate === found.internalDate
  if (!isSame || now?.path === found.ref.path) return { ...progress, copies: progress.copies + 1 }
  return { ...withPlace(progress, at, found), ref: found.ref }
}

const sameRef = (one: MessageRef, other: MessageRef): boolean =>
  one.path === other.path && one.uid === other.uid && one.uidValidity === other.uidValidity

function withPlace(
  progress: SeedProgress,
  at: number,
  place: { tab: Tab; folder: string; placeNote: PlaceNote | null } | null,
): SeedProgress {
  if (progress.rechecks.length >= MAX_RECHECKS) return progress
  const { tab = null, folder = null, placeNote = null } = place ?? {}
  return { ...progress, rechecks: [...progress.rechecks, { at, tab, folder, placeNote }] }
}

function looked(
  progress: SeedProgress,
  { at, place }: Extract<SeedEvent, { type: 'looked' }>,
  settings: SeedSettings,
): SeedProgress {
  if (progress.found === null || progress.foundAt === null) return progress
  const waited = at - progress.foundAt
  const due = settings.recheckAfterMs.filter((ms) => ms <= waited).length
  const done = { ...progress, rechecksDone: Math.max(progress.rechecksDone, due) }
  // What could not be asked is no verdict: it is asked again at the next recheck.
  return place === undefined ? done : withPlace(done, at, place)
}

function bounced(progress: SeedProgress, { at, reply }: { at: number; reply: string }): SeedProgress {
  if (progress.found !== null) return progress
  return { ...progress, state: 'rejected', begunAt: progress.begunAt ?? at, rejection: reply.slice(0, 500) }
}

/** A clock that comes to the end of the window: missing where it can be read, unreachable where it cannot. */
function decide(progress: SeedProgress, now: number, settings: SeedSettings): SeedProgress {
  if (progress.state !== 'pending' && progress.state !== 'unreachable') return progress
  if (progress.begunAt === null || now < progress.begunAt + settings.missingAfterMs) return progress
  if (progress.trouble !== null || progress.readableSince === null)
    return { ...progress, state: 'unreachable' }
  if (now < progress.readableSince + settings.settleMs) return progress
  return { ...progress, state: 'missing', missingSince: now }
}

/**
 * What is to be done next and when: look at the message again (`recheck`), send a `tick` (`decide`), or stop reading a
 * mailbox that stays missing or unreachable (`close`). Null: nothing more by itself.
 */
export function nextDue(progress: SeedProgress, settings: SeedSettings = defaultSeedSettings): Due | null {
  if (progress.foundAt !== null) {
    const wait = settings.recheckAfterMs[progress.rechecksDone]
    return wait === undefined ? null : { at: progress.foundAt + wait, what: 'recheck' }
  }
  if (progress.begunAt === null || progress.state === 'rejected') return null
  const end = progress.begunAt + settings.missingAfterMs
  if (progress.state === 'pending') {
    const settled = progress.readableSince === null ? end : progress.readableSince + settings.settleMs
    return { at: progress.trouble === null ? Math.max(end, settled) : end, what: 'decide' }
  }
  return { at: end + settings.lateForMs, what: 'close' }
}

/** When the last look at a mail that was found falls due (Unix milliseconds); null where none is due any more. */
export function lastLookAt(
  { foundAt, rechecksDone }: Pick<SeedProgress, 'foundAt' | 'rechecksDone'>,
  { recheckAfterMs }: SeedSettings = defaultSeedSettings,
): number | null {
  const wait = recheckAfterMs.slice(rechecksDone).at(-1)
  return foundAt === null || wait === undefined ? null : foundAt + wait
}

/** Whether nothing more is to be learned of this mailbox. */
export function isSettled(
  progress: SeedProgress,
  now: number,
  settings: SeedSettings = defaultSeedSettings,
): boolean {
  if (progress.state === 'pending') return false
  const due = nextDue(progress, settings)
  return due === null || (due.what === 'close' && now >= due.at)
}
