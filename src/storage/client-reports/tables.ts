import type { ColumnType } from 'kysely'

/** The tables of monthly reports for clients (migration 0058) as Kysely sees them. */

export type ClientReportsTable = {
  account_id: string
  client: string
  day: number
  language: string
  due_at: Date
  claimed_at: Date | null
}

export type ClientReportMonthsTable = {
  account_id: string
  client: string
  month: string
  mailed_at: ColumnType<Date, Date, never>
}

export type ReportBrandsTable = { account_id: string; name: string; logo: Buffer | null }

export type ClientReportTables = {
  client_reports: ClientReportsTable
  client_report_months: ClientReportMonthsTable
  report_brands: ReportBrandsTable
}
