import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Verdict } from '#contract/verifier.ts'
import type { Drawn } from '#engines/screenshots/drawn.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { KeptAdvice } from './advice.ts'
import type { VerificationFacts } from './verification-facts.ts'

/** The tables as Kysely sees them; the SQL itself stands in migrations/. */

export type TestStatus = 'received' | 'analyzing' | 'completed' | 'failed' | 'deleted'

export type PicturesState = 'none' | 'pending' | 'drawing' | 'ready' | 'failed' | 'disabled'

export type TestsTable = {
  id: string
  address_id: string
  spool_id: string
  owner: string | null
  source: Session['source']
  status: TestStatus
  session: JSONColumnType<Session>
  subject: string | null
  sender: string | null
  score: number | null
  size_bytes: number
  report: JSONColumnType<SpamTestReport> | null
  rules_version: string | null
  received_at: ColumnType<Date, Date, Date>
  claimed_at: Date | null
  completed_at: Date | null
  pictures: ColumnType<PicturesState, PicturesState | undefined, PicturesState>
  pictures_claimed_at: Date | null
  drawn: JSONColumnType<Drawn> | null
  advice: JSONColumnType<KeptAdvice> | null
  expires_at: ColumnType<Date, Date, Date>
}

export type BlobsTable = { key: string; test_id: string; bytes: Uint8Array; created_at: Generated<Date> }

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

export type VerifierOptOutsTable = { key: string; created_at: ColumnType<Date, Date, Date> }

export type ListStatus = 'reading' | 'running' | 'paused' | 'completed' | 'refused' | 'deleted'

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
  waiting_retry: Generated<number>
  served_at: ColumnType<Date, Date, Date>
  created_at: ColumnType<Date, Date, Date>
  completed_at: Date | null
  expires_at: ColumnType<Date, Date, Date>
}

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
}

export type Tables = {
  tests: TestsTable
  blobs: BlobsTable
  verifications: VerificationsTable
  verifier_cache: VerifierCacheTable
  verifier_opt_outs: VerifierOptOutsTable
  verifier_lists: VerifierListsTable
  verifier_list_rows: VerifierListRowsTable
  verifier_list_addresses: VerifierListAddressesTable
}
