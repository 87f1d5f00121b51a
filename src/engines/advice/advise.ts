import type { Finding } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import { causesOf } from '#engines/spam-test/cap.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import type { CheckText } from '#engines/spam-test/types.ts'
import { masked } from './mask.ts'
import { inOrder, type Weighed } from './order.ts'
import { summarize } from './summary.ts'
import { type Effort, type Topic, topics } from './topics.ts'
import { type AdviceWords, adviceWordsIn } from './words.ts'

/**
 * A report -> an ordered plan, by rules: findings about the same thing become one item that cites its checks;
 * what caps the score comes first, then gain weighed against effort (order.ts). Records to publish stay with the
 * checks.
 */

export type AdviceItem = {
  title: string
  why: string
  /** `why` without anything that the mail or the DNS said: what a language model may read. */
  maskedWhy: string
  steps: string[]
  checks: string[]
  /** The largest gain among the cited checks, in points; null when none is scored. Gains do not add up. */
  gain: number | null
  effort: Effort
}

/** `summary`: exactly two sentences; what stands in the way, and where to begin. */
export type Plan = { summary: string; items: AdviceItem[] }

/** One topic of which something is wrong; its findings, the first to repair first. */
export type Piece = Weighed & { topic: Topic; findings: Finding[] }

/** The greatest number of steps of one item, and of findings told of in its `why`. */
const MAX_STEPS = 12
const MAX_TOLD = 4

/** Pure; `texts` has the words of the checks by id, in `language`. A finding without a topic is not in the plan. */
export function advise(
  report: SpamTestReport,
  texts: Record<string, CheckText>,
  language: Language = 'en',
): Plan {
  const words = adviceWordsIn(language)
  const pieces = inOrder(piecesOf(report))
  return {
    summary: summarize(report.score, pieces, words),
    items: pieces.map((piece) => itemOf(piece, report, texts, words)),
  }
}

function piecesOf({ findings, score }: SpamTestReport): Piece[] {
  const { ranking, points, cap } = score
  const causes = (cap?.reasons ?? []).flatMap((reason) => causesOf(reason, findings).map(({ id }) => id))
  const place = ({ id }: Finding) => (ranking.includes(id) ? ranking.indexOf(id) : ranking.length)
  const lost = ({ id }: Finding) => points[id]?.lost ?? 0
  const wrong = findings
    .filter(({ status }) => status === 'bad' || status === 'warning')
    .sort((a, b) => place(a) - place(b) || lost(b) - lost(a))
  return topics.flatMap((topic) => {
    const own = wrong.filter(({ id }) => topic.checks.includes(id))
    if (!own.length) return []
    const checks = own.map(({ id }) => id)
    const cause = causes.findIndex((id) => checks.includes(id))
    return {
      topic,
      findings: own,
      effort: topic.effort,
      cause: cause === -1 ? null : cause,
      gain: Math.max(...own.map(({ id }) => points[id]?.gain ?? 0)),
      lost: Math.max(...own.map(lost)),
    }
  })
}

function itemOf(
  { topic, findings, gain }: Piece,
  { context }: SpamTestReport,
  texts: Record<string, CheckText>,
  words: AdviceWords,
): AdviceItem {
  const steps = findings.flatMap((finding) => texts[finding.id]?.fix(finding, context) ?? [])
  return {
    title: words.topic(topic).title,
    why: whyOf(findings, texts, words),
    maskedWhy: whyOf(findings.map(masked), texts, words),
    steps: [...new Set(steps)].slice(0, MAX_STEPS),
    checks: findings.map(({ id }) => id),
    gain: gain > 0 ? gain : null,
    effort: topic.effort,
  }
}

/** What was found, the most important first, and why the first of it matters. */
function whyOf(findings: Finding[], texts: Record<string, CheckText>, words: AdviceWords): string {
  const told = findings.slice(0, MAX_TOLD).map((finding) => found(finding, texts))
  const more = findings.length - told.length
  const rest = more > 0 ? words.moreFindings(more) : ''
  return [...told, rest, texts[findings[0]!.id]?.why ?? ''].filter((part) => part !== '').join(' ')
}

/** Empty where a text cannot do without what is masked. */
function found(finding: Finding, texts: Record<string, CheckText>): string {
  try {
    return texts[finding.id]?.found(finding) ?? ''
  } catch {
    return ''
  }
}
