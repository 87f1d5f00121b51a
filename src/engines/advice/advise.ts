import type { Finding } from '#engines/finding.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { CheckText } from '#engines/spam-test/types.ts'
import { type Topic, topics } from './topics.ts'

/**
 * A report -> an ordered plan, by rules: findings about the same thing become one item that cites its checks;
 * what caps the score comes first, then the largest gain among an item's findings. Records to publish stay with the
 * checks.
 */

export type AdviceItem = {
  title: string
  why: string
  steps: string[]
  checks: string[]
  /** The largest gain among the cited checks, in points; null when none is scored. Gains do not add up. */
  gain: number | null
  effort: Topic['effort']
}

export type Plan = { summary: string; items: AdviceItem[] }

export function advise(report: SpamTestReport, texts: Record<string, CheckText>): Plan {
  const wrong = report.findings.filter((finding) => finding.status === 'bad' || finding.status === 'warning')
  const { ranking, points } = report.score
  // The ranking has what caps the score first; what is not in it gains nothing by itself, so what it lost decides.
  const place = ({ id }: Finding) => (ranking.includes(id) ? ranking.indexOf(id) : ranking.length)
  const lost = ({ id }: Finding) => points[id]?.lost ?? 0
  wrong.sort((a, b) => place(a) - place(b) || lost(b) - lost(a))
  const first = ({ checks }: Topic) => wrong.findIndex(({ id }) => checks.includes(id))
  const items = topics
    .toSorted((a, b) => first(a) - first(b))
    .map((topic) => itemOf(topic, wrong, report, texts))
    .filter((item) => item !== undefined)
  return { summary: summaryOf(report, items), items }
}

function itemOf(topic: Topic, wrong: Finding[], report: SpamTestReport, texts: Record<string, CheckText>) {
  const gain = (finding: Finding) => report.score.points[finding.id]?.gain ?? 0
  const findings = wrong.filter((finding) => topic.checks.includes(finding.id))
  const first = findings[0]
  if (!first) return undefined
  const steps = findings.flatMap((finding) => texts[finding.id]?.fix(finding, report.context) ?? [])
  const best = Math.max(...findings.map(gain))
  return {
    title: topic.title,
    why: `${findings.map((finding) => texts[finding.id]?.found(finding) ?? '').join(' ')} ${texts[first.id]?.why ?? ''}`.trim(),
    steps: [...new Set(steps)].slice(0, 12),
    checks: findings.map((finding) => finding.id),
    gain: best > 0 ? best : null,
    effort: topic.effort,
  }
}

function summaryOf({ score }: SpamTestReport, items: AdviceItem[]): string {
  const [first, second] = items
  if (!first) return 'There is nothing to mend in what could be checked.'
  const begin = `Begin with this: ${lower(first.title)}.`
  const then = second ? ` Then: ${lower(second.title)}.` : ''
  const partly =
    score.coverage < 0.9 ? ` ${Math.round(score.coverage * 100)} % of the weight could be checked.` : ''
  return `${begin}${then}${partly}`
}

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)
