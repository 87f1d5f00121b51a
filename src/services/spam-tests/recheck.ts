import type { Recheck } from '#contract/spam-test.ts'
import type { Finding } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { textsIn } from '#services/findings/check-texts.ts'

/** What differs between two reports on one mail: status, case, or the sentence about it. */
export function compare(
  before: SpamTestReport,
  after: SpamTestReport,
  { at, kept }: { at: Date; kept: boolean },
  language: Language = 'en',
): Recheck {
  const texts = textsIn(language)
  const judgedAs = (finding: Finding) => ({
    status: finding.status,
    summary: texts[finding.id]?.found(finding) ?? '',
  })
  const known = new Map(before.findings.map((finding) => [finding.id, judgedAs(finding)]))
  const changes = after.findings.flatMap((finding) => {
    const [was, is] = [known.get(finding.id), judgedAs(finding)]
    if (!was || (was.status === is.status && was.summary === is.summary)) return []
    return [{ check_id: finding.id, title: texts[finding.id]!.title, before: was, after: is }]
  })
  return {
    checked_at: at.toISOString(),
    kept,
    score: { before: before.score.value, after: after.score.value },
    changes,
  }
}
