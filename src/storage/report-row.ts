import type { SpamTestReport } from '@postproof/spam-test/report'

/** A report as its row holds it: the whole as JSON, and beside it what lists are sorted and searched by. */
export type ReportRow = {
  report: string
  score: number | null
  subject: string
  sender: string | null
  rules_version: string
}

export const rowOfReport = (report: SpamTestReport): ReportRow => ({
  report: JSON.stringify(report),
  score: report.score.value,
  subject: report.subject,
  sender: report.from?.address ?? null,
  rules_version: report.rules.version,
})
