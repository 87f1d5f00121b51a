import type { Finding } from '@postproof/engine/finding'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of migrations/0049_newsletters.sql and 0061_newsletter_silence.sql as Kysely sees them. */

export type NewslettersTable = {
  id: string
  account_id: string
  name: string
  client: string
  note: string
  tag: ColumnType<string, string, never>
  created_at: ColumnType<Date, Date, never>
  paused_at: Date | null
  skipped: Generated<number>
  taken_on: ColumnType<Date | null, undefined, never>
  taken: Generated<number>
  refused: Generated<number>
  refused_at: Date | null
  every_days: number | null
  expected_from: Date | null
  silence_told_at: Date | null
}

export type NewsletterIssuesTable = {
  test_id: string
  newsletter_id: string
  received_at: ColumnType<Date, Date, never>
  judged_at: Date | null
  subject: string | null
  score: number | null
  gain: number | null
  findings: JSONColumnType<Finding[]> | null
  drop_by: number | null
  reasons: JSONColumnType<Finding[]> | null
  told_at: Date | null
}

export type NewsletterTables = {
  newsletters: NewslettersTable
  newsletter_issues: NewsletterIssuesTable
}
