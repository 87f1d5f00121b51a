import type { Finding } from '@postproof/engine/finding'
import type { SpamTestReport } from './report.ts'
import { scoreFindings } from './score.ts'
import { storable } from './storable.ts'

/** The report with what the rendered mail showed, scored again. Findings that it does not hold are ignored. */
export function withRendering(report: SpamTestReport, findings: Finding[]): SpamTestReport {
  const found = new Map(storable(findings).map((finding) => [finding.id, finding]))
  const all = report.findings.map((finding) => found.get(finding.id) ?? finding)
  return { ...report, findings: all, score: scoreFindings(all) }
}
