import type { Finding } from '@postproof/engine/finding'
import type { Language } from '@postproof/engine/language'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { textsIn } from '@postproof/spam-test/words/texts'
import type { Recheck } from '#contract/spam-test.ts'

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
