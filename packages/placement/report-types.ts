import type { AuthResult } from '@postproof/message/auth-results'
import type { Message } from '@postproof/messages/message'
import type { PlaceNote } from './locate.ts'
import type { Name } from './names.ts'
import type { FolderRole, Mark, MatchedBy, SeedState, Tab } from './types.ts'

/** The report of the placement test. Times are Unix milliseconds; names are those of the API in camel case. */

export type { FolderRole, Mark, MatchedBy, PlaceNote, SeedState, Tab }

/**
 * As that provider wrote it: `pass`, `fail`, `none`, ...; `unknown` where its field says nothing of the method.
 * `dkimDomain`: the d= (or the domain of i=) of the signature that counts; `dkimAligned`: whether it belongs to the
 * organization of the From domain, null when unknown.
 */
export type AuthVerdict = {
  spf: string
  dkim: string
  dmarc: string
  arc: string
  dkimDomain: string | null
  dkimAligned: boolean | null
  spfDomain: string | null
  results: AuthResult[]
}

/** A value as the header names it. */
export type Named = { name: string; value: string }
/** Lists of sentences, here and below, are said one after another. */
export type Explained = Named & { text: Message }

/** `explained`: each value that was there, and values that contradict one another. */
export type MicrosoftVerdict = {
  scl: number | null
  bcl: number | null
  sfv: string | null
  cat: string | null
  dest: string | null
  ofr: string | null
  /** Connecting IP as Microsoft wrote it. */
  cip: string | null
  /** Microsoft's own verdict of composite authentication, e.g. `pass` (compauth). */
  compauth: string | null
  explained: Named[]
}

/**
 * A verdict of a filter. `verdict`: what it says where that is known; `unsure`: the sender may have written it; `rules`: by
 * which rules, absent in facts that an earlier version stored.
 */
export type FilterVerdict = Named & { verdict: 'spam' | 'clean' | null; unsure: boolean; rules?: string[] }

/** `skewed`: its clock ran behind the hop before, so the delay is 0 (up to a minute) or null. */
export type PlacementHop = {
  from: string | null
  by: string | null
  at: number | null
  /** Seconds since the hop before. */
  delay: number | null
  tls: boolean | null
  /** The hop at which the provider took the mail from outside. */
  border: boolean
  skewed: boolean
}

/** Why `auth` is null. */
export type AuthAbsence = 'no-field' | 'foreign-only' | 'below-border'

export type PlacementHeaders = {
  subject: string | null
  /** Address of From. */
  sender: string | null
  /** Organizational domain of From. */
  senderDomain: string | null
  messageId: string | null
  /** The address that handed the mail to the provider's border. */
  senderIp: string | null
  auth: AuthVerdict | null
  authAbsence: AuthAbsence | null
  ms: MicrosoftVerdict | null
  filters: FilterVerdict[]
  /** Whether a server marked it as spam; absent in facts that an earlier version stored. */
  mark?: Mark | null
  /** Oldest first. */
  hops: PlacementHop[]
  deliveredAt: number
  /** From the oldest date of the trace to the delivery; null when unknown. */
  deliverySeconds: number | null
}

export type RowSeed = {
  mailbox: { id: number; name: Name; provider: string }
  address: string
  type: 'consumer' | 'business'
  region: string
  simulated: boolean
}

export type Chip = 'normal' | 'error' | 'warning' | 'empty'

export type PlacementRow = RowSeed & {
  status: SeedState
  /** Where it is by the last look; null while pending and when unknown. */
  tab: Tab | null
  /** Whether the receiving server marked it as spam, but left it outside the spam folder. */
  tagged: boolean
  /** Where it was found first; null until then. */
  firstTab: Tab | null
  chip: Chip
  folder: string | null
  note: Message[]
  matchedBy: MatchedBy | null
  sender: string | null
  senderIp: string | null
  ptr: string | null
  blacklists: { list: string; code: string }[] | null
  auth: AuthVerdict | null
  ms: (Omit<MicrosoftVerdict, 'explained'> & { explained: Explained[] }) | null
  filters: (FilterVerdict & { text: Message[] })[]
  deliveredAt: number | null
  deliverySeconds: number | null
  hops: PlacementHop[]
  rechecks: { at: number; tab: Tab | null; folder: string | null }[]
}

/**
 * Counts of seed mailboxes; they add up to `total`. Rejected counts as missing. `tagged`: delivered outside the spam
 * folder, but marked as spam by the receiving server.
 */
export type Summary = {
  inbox: number
  tabs: number
  tagged: number
  spam: number
  missing: number
  pending: number
  unknown: number
  total: number
}

/**
 * Share of the inbox with its 95 % interval (Wilson), 0 to 1. `inbox`: null below ENOUGH counted mailboxes. `low`, `high`:
 * null only where none counted.
 */
export type Share = {
  counted: number
  inbox: number | null
  low: number | null
  high: number | null
  text: Message[]
}

export type ProviderSummary = {
  provider: string
  name: Name
  summary: Summary
  share: Share
  /** Where its mailboxes have the email, such as `5 of 6 at GMX in the inbox and 1 in spam`; null while none has a result. */
  places: Message | null
}

/**
 * `title`: the consequence, without a full stop. `why`: the cause, as far as it is known. `first`: what to do first; null
 * while a mailbox is pending. `text`: the counts, and how certain they are.
 */
export type Verdict = {
  level: 'good' | 'warning' | 'bad' | 'no-data'
  title: Message
  why: Message[]
  first: Message | null
  text: Message[]
}

export type Advice = { title: Message; why: Message[]; steps: Message[]; mailboxes: number[] }

export type TestStatus = 'draft' | 'waiting' | 'collecting' | 'completed' | 'expired'

export type Change = 'better' | 'worse' | 'same' | 'unclear'

export type ComparedProvider = {
  provider: string
  name: Name
  before: Summary | null
  after: Summary | null
  change: Change
  text: Message
}

export type TrendPoint = { id: string; at: number; summary: Summary; simulated: boolean }

export type Alert = {
  code: 'spam' | 'drop' | 'silence'
  provider: string | null
  title: Message
  text: Message
}
