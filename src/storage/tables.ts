import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Drawn } from '#engines/screenshots/drawn.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { KeptAdvice } from './advice.ts'

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

export type Tables = { tests: TestsTable; blobs: BlobsTable }
