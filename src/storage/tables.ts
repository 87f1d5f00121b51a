import type { Drawn } from '@postproof/attention/screenshots/drawn'
import type { Rephrased } from '@postproof/spam-test/advice/rephrase'
import type { MailKind } from '@postproof/spam-test/kind'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AnnouncementLevel, Audience } from '#contract/announcement-choices.ts'
import type { Language } from '#contract/language.ts'
import type { Verdict } from '#contract/verifier.ts'
import type { BillingTables } from './billing/tables.ts'
import type { ClientReportTables } from './client-reports/tables.ts'
import type { DomainReportTables } from './domain-reports/tables.ts'
import type { EventTables } from './events/tables.ts'
import type { MemberTables } from './members/tables.ts'
import type { NewsletterTables } from './newsletters/tables.ts'
import type { OAuthTables } from './oauth/tables.ts'
import type { OrderTables } from './orders/tables.ts'
import type { PlacementTables } from './placement/tables.ts'
import type { PlanTables } from './plan-tables.ts'
import type { ReportRow } from './report-row.ts'
import type { VerificationFacts } from './verification-facts.ts'
import type { WatchTables } from './watch/tables.ts'

/** The tables as Kysely sees them; the SQL itself stands in migrations/. */

export type BounceWhat = 'no_mailbox' | 'disabled' | 'full' | 'other'

export type SelfTestState = 'ok' | 'refused' | 'broken' | 'timeout'

/** `key` names the plan and the model it was written for; `at` in Unix milliseconds. */
export type KeptAdvice = { key: string; at: number; answer: Rephrased }

export type TestStatus = 'received' | 'analyzing' | 'completed' | 'failed' | 'deleted' | 'locked'

export type PicturesState = 'none' | 'pending' | 'drawing' | 'ready' | 'failed' | 'disabled' | 'locked'

/** What stands beside a report; null until there is one. */
type ReportColumns = { [column in keyof Omit<ReportRow, 'report'>]: ReportRow[column] | null }

export type TestsTable = ReportColumns & {
  id: string
  address_id: string
  spool_id: string
  owner: string | null
  source: Session['source']
  status: TestStatus
  session: JSONColumnType<Session>
  size_bytes: number
  report: JSONColumnType<SpamTestReport> | null
  received_at: ColumnType<Date, Date, Date>
  claimed_at: Date | null
  completed_at: Date | null
  pictures: ColumnType<PicturesState, PicturesState | undefined, PicturesState>
  pictures_claimed_at: Date | null
  pictures_tries: Generated<number>
  pictures_due_at: ColumnType<Date | null, never, Date | null>
  pictures_cut: Generated<boolean>
  drawn: JSONColumnType<Drawn> | null
  advice: JSONColumnType<KeptAdvice> | null
  shared_at: ColumnType<Date | null, never, Date | null>
  expires_at: ColumnType<Date, Date, Date>
}

/** The bytes themselves, or the name, size and SHA-256 of the object that holds them. */
export type BlobsTable = {
  key: string
  test_id: string
  bytes: Uint8Array | null
  object: ColumnType<string | null, string | undefined, string>
  size_bytes: ColumnType<number | null, number | undefined, number>
  sha256: ColumnType<string | null, string | undefined, string>
  created_at: Generated<Date>
}

export type BlobRemovalsTable = {
  object: string
  due_at: ColumnType<Date, Date | undefined, Date>
  attempts: Generated<number>
  since: Generated<Date>
}

export type PicturePartsTable = {
  test_id: string
  name: string
  part: JSONColumnType<NonNullable<unknown>, string, string>
}

export type VerificationsTable = {
  id: string
  client: string
  domain_key: string | null
  address_key: string | null
  server: 'none' | 'pending' | 'asked' | 'cached'
  status: 'pending' | 'done'
  facts: JSONColumnType<VerificationFacts>
  created_at: ColumnType<Date, Date, Date>
  claimed_at: Date | null
  next_retry_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  expires_at: ColumnType<Date, Date, Date>
}

export type VerifierCacheTable = {
  key: string
  value: JSONColumnType<NonNullable<unknown>, string, string>
  expires_at: ColumnType<Date, Date, Date>
}

export type VerifierOperatorsTable = {
  key: string
  tokens: number
  at: ColumnType<Date, Date, Date>
  strikes: number
  until: ColumnType<Date, Date, Date>
  per_minute: number | null
  at_once: number | null
  cuts: Generated<number>
  awaited_until: Date | null
  dialogue_ms: number | null
}

export type VerifierLeasesTable = {
  id: string
  key: string
  holder: string
  until: ColumnType<Date, Date, Date>
}

export type VerifierOptOutsTable = { key: string; created_at: ColumnType<Date, Date, Date> }

export type ListStatus = 'reading' | 'running' | 'waiting' | 'paused' | 'completed' | 'refused' | 'deleted'

/** How the file of a list was written. `header`: null when it had none; `width`: cells of its widest row. */
export type ListFormat = {
  delimiter: string
  mark: boolean
  header: string[] | null
  width: number
  column: { index: number; name: string | null }
}

export type VerifierListsTable = {
  id: string
  owner: string
  name: string
  status: ListStatus
  note: string | null
  format: JSONColumnType<ListFormat>
  row_count: number
  address_count: number
  duplicate_count: number
  bad_row_count: number
  done: Generated<number>
  deliverable: Generated<number>
  risky: Generated<number>
  undeliverable: Generated<number>
  unknown: Generated<number>
  /** Of the unknown ones: without a fault, their mailboxes not asked about. */
  no_fault: Generated<number>
  waiting_retry: Generated<number>
  counted: number | null
  fingerprint: string | null
  served_at: ColumnType<Date, Date, Date>
  created_at: ColumnType<Date, Date, Date>
  completed_at: Date | null
  expires_at: ColumnType<Date, Date, Date>
}

export type VerifierListQuotasTable = { client: string; day: string; rows: number }

export type VerifierListRowsTable = {
  list_id: string
  number: number
  raw: string
  position: number | null
  problem: string | null
  problem_text: string | null
}

export type VerifierListAddressesTable = {
  list_id: string
  position: number
  email: string
  ask: boolean
  due_at: Date | null
  claimed_by: string | null
  attempts: Generated<number>
  verdict: Verdict | null
  reason: string | null
  score: number | null
  suggestion: string | null
  normalized: string | null
  role: boolean | null
  checked_at: Date | null
  next_retry_at: Date | null
  /** The first row of the file that holds it; null where an earlier version brought it in during an upgrade. */
  first_row: number | null
  /** The suggestion that its owner accepted, as it was then. It was not verified. */
  corrected: string | null
}

export type AccountsTable = {
  id: string
  name: string
  email: string
  email_key: string
  pending_email: ColumnType<string | null, never, string | null>
  pending_since: ColumnType<Date | null, never, Date | null>
  pending_confirmed_at: ColumnType<Date | null, never, Date | null>
  pending_allowed_at: ColumnType<Date | null, never, Date | null>
  password_hash: string
  locale: string
  timezone: string
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  is_admin: Generated<boolean>
  totp_secret: ColumnType<string | null, never, string | null>
  totp_enabled_at: ColumnType<Date | null, never, Date | null>
  totp_last_step: ColumnType<number | null, never, number | null>
  deletion_at: ColumnType<Date | null, never, Date | null>
  suspended_at: ColumnType<Date | null, never, Date | null>
  suspended_reason: ColumnType<string | null, never, string | null>
  suspended_owner: ColumnType<string | null, never, string | null>
  epoch: ColumnType<number, never, number>
  created_at: ColumnType<Date, Date, never>
}

export type LoginSessionsTable = {
  id: string
  account_id: string
  token_hash: string
  device: string
  epoch: number
  proven_at: Date | null
  created_at: ColumnType<Date, Date, never>
  last_used_at: ColumnType<Date, Date, Date>
  expires_at: ColumnType<Date, Date, Date>
  /** Null: in its own account. */
  working_in: ColumnType<string | null, undefined, string | null>
}

export type PasskeysTable = {
  id: string
  account_id: string
  epoch: number
  name: string
  public_key: Uint8Array
  counter: number
  transports: JSONColumnType<string[]>
  synced: boolean
  created_at: ColumnType<Date, Date, never>
  last_used_at: ColumnType<Date | null, never, Date>
}

export type MailTokensTable = {
  token_hash: string
  kind:
    | 'confirm'
    | 'change-address'
    | 'allow-address'
    | 'reset'
    | 'two-factor'
    | 'lost-factor'
    | 'passkey'
    | 'new-passkey'
    | 'admin'
  epoch: number
  account_id: string | null
  email: string | null
  created_at: ColumnType<Date, Date, never>
  expires_at: ColumnType<Date, Date, never>
}

export type OutgoingMailTable = {
  id: string
  kind: string
  letter: string
  key_id: string
  account_id: string | null
  token_hash: string | null
  tries: Generated<number>
  next_try_at: Generated<Date>
  claimed_by: string | null
  claimed_until: Date | null
  created_at: Generated<Date>
  expires_at: ColumnType<Date, Date, Date>
  dead_at: ColumnType<Date | null, never, Date | null>
  error: ColumnType<string | null, never, string | null>
}

export type ReturnedKind = 'bounce' | 'complaint'
/** Of a bounce what it says of the mailbox, of a complaint what it is about. */
export type ReturnedWhat = BounceWhat | 'abuse' | 'fraud' | 'virus'

export type ReturnedMailTable = {
  mail_key: string
  kind: ReturnedKind
  recipient_key: string
  what: ReturnedWhat
  status: string | null
  forgiven: Generated<boolean>
  at: Generated<Date>
}

export type SuppressionsTable = {
  recipient_key: string
  kind: ReturnedKind
  what: ReturnedWhat
  status: string | null
  at: Generated<Date>
  until: Date | null
}

export type MailByDayTable = {
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>
  what: 'sent' | 'stopped' | ReturnedKind
  mails: number
}

export type UseKind = 'network' | 'account' | 'domain'
export type UseWhat = 'test' | 'verification' | 'call'

export type UseByHourTable = {
  hour: Date
  kind: UseKind
  subject: string
  what: UseWhat
  used: number
  name: string | null
}

export type UseLimitsTable = {
  kind: UseKind
  subject: string
  name: string | null
  per_minute: number
  until: Date
  created_at: Generated<Date>
}

export type AnnouncementsTable = {
  id: string
  level: AnnouncementLevel
  audience: Audience
  texts: JSONColumnType<Partial<Record<Language, string>>>
  link: string | null
  starts_at: Date
  ends_at: Date | null
  created_at: ColumnType<Date, never, never>
}

export type FailedJobsTable = {
  name: string
  tries: Generated<number>
  error: string
  since: Generated<Date>
  last_at: Generated<Date>
}

export type AskedLinksTable = {
  id: string
  kind: 'reset' | 'confirm' | 'change-address'
  address: string
  key_id: string
  account_id: string | null
  due_at: Generated<Date>
  asked_at: Generated<Date>
}

export type RecoveryCodesTable = { account_id: string; code_hash: string }

export type LoginFailuresTable = {
  key: string
  failures: number
  last_at: ColumnType<Date, Date, Date>
  wait_until: ColumnType<Date, Date, Date>
}

export type IdempotencyKeysTable = {
  key: string
  request: string
  status: number | null
  answer: string | null
  key_id: string | null
  begun_at: ColumnType<Date, Date | undefined, Date>
  expires_at: ColumnType<Date, Date, Date>
}

export type SpentChallengesTable = { id: string; expires_at: ColumnType<Date, Date, never> }

export type ClaimedBrowsersTable = {
  browser: string
  account_id: string
  owner: string
  expires_at: ColumnType<Date, Date, Date>
}

export type AuditTable = {
  id: Generated<number>
  at: ColumnType<Date, Date, never>
  actor: string
  action: string
  target: string | null
  network: string | null
  detail: JSONColumnType<Record<string, string | number | boolean | null>>
}

export type ProcessesTable = {
  id: string
  host: string
  pid: number
  parts: string
  version: string
  started_at: Date
  seen_at: Date
}

export type VerifierListDomainsTable = { list_id: string; domain: string; operator: string }

export type InstanceKeysTable = { name: string; secret: string; key_id: string }

export type OwnBouncesTable = {
  owner: string
  report_key: string
  address_key: string
  what: BounceWhat
  bounced_at: Date
}

export type MailKindsTable = {
  owner: string
  /** The From address, in lower case. */
  sender: string
  kind: MailKind
  chosen_at: Date
}

export type ListSelfTestsTable = {
  list: string
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>
  state: SelfTestState
  count: Generated<number>
  why: string
  last_at: Date
}

export type Tables = BillingTables &
  ClientReportTables &
  DomainReportTables &
  EventTables &
  MemberTables &
  NewsletterTables &
  OAuthTables &
  OrderTables &
  PlacementTables &
  PlanTables &
  WatchTables & {
    accounts: AccountsTable
    login_sessions: LoginSessionsTable
    mail_tokens: MailTokensTable
    passkeys: PasskeysTable
    outgoing_mail: OutgoingMailTable
    returned_mail: ReturnedMailTable
    suppressions: SuppressionsTable
    mail_by_day: MailByDayTable
    failed_jobs: FailedJobsTable
    announcements: AnnouncementsTable
    use_by_hour: UseByHourTable
    use_limits: UseLimitsTable
    asked_links: AskedLinksTable
    recovery_codes: RecoveryCodesTable
    login_failures: LoginFailuresTable
    spent_challenges: SpentChallengesTable
    idempotency_keys: IdempotencyKeysTable
    claimed_browsers: ClaimedBrowsersTable
    audit: AuditTable
    instance_keys: InstanceKeysTable
    processes: ProcessesTable
    tests: TestsTable
    blobs: BlobsTable
    picture_parts: PicturePartsTable
    blob_removals: BlobRemovalsTable
    list_self_tests: ListSelfTestsTable
    own_bounces: OwnBouncesTable
    mail_kinds: MailKindsTable
    verifications: VerificationsTable
    verifier_cache: VerifierCacheTable
    verifier_opt_outs: VerifierOptOutsTable
    verifier_operators: VerifierOperatorsTable
    verifier_leases: VerifierLeasesTable
    verifier_lists: VerifierListsTable
    verifier_list_quotas: VerifierListQuotasTable
    verifier_list_rows: VerifierListRowsTable
    verifier_list_addresses: VerifierListAddressesTable
    verifier_list_domains: VerifierListDomainsTable
  }
