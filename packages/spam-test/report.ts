import type { BlacklistReport } from '@postproof/blacklists/types'
import type { Finding, Place, Status } from '@postproof/engine/finding'
import type { DnsAnswer, SpamRule } from '@postproof/engine/world'
import type { MailAddress } from '@postproof/message/types'
import type { KindJudgment } from './kind/kinds.ts'
import type { ImageOutcome, LinkOutcome } from './links/types.ts'
import type { Authentication, CheckGroup, Esp, FixContext } from './types.ts'

/** What one spam test found: plain data, stored as it is. Words are put to it when it is read. */

export type CategoryScore = { group: CheckGroup; status: Status; score: number; max: number }

/**
 * Of 100: the most that the check can take from a mail, what this finding takes from one that is in order otherwise,
 * and what its repair adds to those ranked above it.
 */
export type CheckPoints = { max: number; lost: number; gain: number }

/** What holds a score down, in the order in which mail is refused. */
export type CapReason =
  | 'executable-attachment'
  | 'dmarc-reject'
  | 'no-valid-from'
  | 'spf-and-dkim-fail'
  | 'blacklisted'
  | 'link-blacklisted'
  | 'impersonation'
  | 'fraud'
  | 'phishing-link'
  | 'dmarc-quarantine'
  | 'gmail-from-elsewhere'
  | 'not-aligned'
  | 'not-standard'
  | 'dmarc-missing'
  | 'no-reverse-name'
  | 'hidden-text'
  /** In reports of rules 5 and before. */
  | 'learned-spam'
  | 'spam-filter'
  | 'dkim-fails'
  | 'not-encrypted'
  | 'no-list-unsubscribe'
  | 'image-only'
  | 'spf-fails'
  | 'no-one-click'
  | 'no-unsubscribe-link'
  | 'like-callback-fraud'
  | 'new-domain'
  | 'dynamic-name'
  | 'bad-greeting'
  | 'wrong-date'
  | 'clipped'

export type Score = {
  /** 0-100, whole; null when nothing could be checked. */
  value: number | null
  /** Share of the weight that could be checked, 0-1. */
  coverage: number
  /** A to F; null when less than half could be checked. */
  grade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null
  /** The lowest ceiling that stands, and what causes it. */
  cap: { score: number; reasons: CapReason[] } | null
  categories: CategoryScore[]
  points: Record<string, CheckPoints>
  /** Check ids in the order in which to repair them (ranking.ts). */
  ranking: string[]
}

export type RequirementId =
  | 'spf_or_dkim'
  | 'spf_pass'
  | 'dkim_pass'
  | 'dmarc_pass'
  | 'from_aligned'
  | 'reverse_dns'
  | 'tls_used'
  | 'message_format'
  | 'not_gmail_from'
  | 'key_length'
  | 'one_click_unsubscribe'
  | 'visible_unsubscribe'

export type RequirementItem = { id: RequirementId; status: Status; checks: string[] }

export type ProviderVerdict = {
  provider: 'gmail' | 'gmail-bulk' | 'yahoo' | 'microsoft'
  status: Status
  passed: number
  /** Items that apply and could be checked are `passed` or not; items without data count as not passed. */
  total: number
  items: RequirementItem[]
}

export type BlacklistRole =
  | 'sending-address'
  | 'from-domain'
  | 'helo'
  | 'dkim-domain'
  | 'bounce-domain'
  | 'link'

export type LinkRow = {
  url: string
  text: string
  place: Place | null
  outcome: LinkOutcome | null
  /** Names of the lists that list its domain. */
  listedOn: string[]
}

export type ImageRow = { src: string; alt: string | null; place: Place | null; outcome: ImageOutcome | null }

/** The lists of the report are cut; these are not. */
export type Counts = { links: number; images: number; headers: number; attachments: number }

/** What a spam filter beside Postproof said. */
export type FilterScan = {
  engine: string
  version: string
  score: number
  threshold: number
  rules: SpamRule[]
}

export type SpamTestReport = {
  rules: { version: string; date: string }
  subject: string
  preheader: string | null
  from: MailAddress | null
  sizeBytes: number
  esp: Esp | null
  /** Missing in reports of before it was asked. */
  kind?: KindJudgment
  language: string | null
  auth: Authentication
  context: FixContext
  /** In the order of the catalog. */
  findings: Finding[]
  score: Score
  requirements: ProviderVerdict[]
  blacklists: { role: BlacklistRole; report: BlacklistReport }[]
  links: LinkRow[]
  images: ImageRow[]
  filters: FilterScan[]
  headers: { name: string; value: string; line: number }[]
  attachments: { filename: string; type: string; bytes: number }[]
  /** How many the message has of what stands above, as far as it was read. Missing in older reports. */
  counts?: Counts
  /** Every DNS question of this test, at most 150, long texts cut. */
  dns: DnsAnswer[]
  /** Milliseconds each step took. */
  timings: Record<string, number>
}
