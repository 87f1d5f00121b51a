import type { Finding } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { placeOf } from '#engines/spam-test/score.ts'
import type { CheckText } from '#engines/spam-test/types.ts'
import { masked } from './mask.ts'
import { inOrder, type Weighed } from './order.ts'
import { summarize } from './summary.ts'
import { type Effort, type Topic, topics } from './topics.ts'
import { type AdviceWords, adviceWordsIn } from './words.ts'

/**
 * A report -> an ordered plan, by rules: findings about the same thing become one item that cites its checks; what
 * refuses the mail comes first, by the ceiling that holds its score, then gain weighed against effort (order.ts). An
 * item is called after the checks that found something, so it never speaks for one that is in order. Records to publish
 * stay with the checks.
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

/** One topic of which something is wrong: its findings, the first to repair first, and what their checks are called. */
export type Piece = Weighed & { findings: Finding[]; title: string; names: Record<string, string> }

/** The greatest number of steps of one item, and of findings told of in its `why`. */
const MAX_STEPS = 12
const MAX_TOLD = 4
/** The greatest number of checks that an item is called after. */
const MAX_NAMED = 2

/** Pure; `texts` has the words of the checks by id, in `language`. A finding without a topic is not in the plan. */
export function advise(
  report: SpamTestReport,
  texts: Record<string, CheckText>,
  language: Language = 'en',
): Plan {
  const words = adviceWordsIn(language)
  const pieces = inOrder(piecesOf(report, texts, words))
  return {
    summary: summarize(report.score, pieces, words),
    items: pieces.map((piece) => itemOf(piece, report, texts, words)),
  }
}

function piecesOf(
  { findings, score: { points, ranking } }: SpamTestReport,
  texts: Record<string, CheckText>,
  words: AdviceWords,
): Piece[] {
  const places = new Map(ranking.map((id, index) => [id, index]))
  const rows = findings
    .filter(({ status }) => status === 'bad' || status === 'warning')
    .map((finding) => {
      const { gain = 0, lost = 0 } = points[finding.id] ?? {}
      const rank = places.get(finding.id) ?? ranking.length
      return { finding, rank, isHeld: placeOf(finding, findings) < 100, gain, lost }
    })
    .sort((a, b) => a.rank - b.rank)
  return topics.flatMap((topic) => {
    const own = rows.filter(({ finding }) => topic.checks.includes(finding.id))
    return own.length ? pieceOf(topic, own, texts, words) : []
  })
}

type Row = { finding: Finding; rank: number; isHeld: boolean; gain: number; lost: number }

function pieceOf(topic: Topic, own: Row[], texts: Record<string, CheckText>, words: AdviceWords): Piece {
  const names = own.map(({ finding: { id } }) => [id, texts[id]?.title ?? id] as const)
  const named = names.slice(0, MAX_NAMED).map(([, name]) => name)
  return {
    title: words.title(named, names.length - named.length),
    names: Object.fromEntries(names),
    findings: own.map(({ finding }) => finding),
    effort: topic.effort,
    held: own[0]!.isHeld ? own[0]!.rank : null,
    gain: Math.max(...own.map(({ gain }) => gain)),
    lost: Math.max(...own.map(({ lost }) => lost)),
  }
}

function itemOf(
  { title, effort, findings, gain }: Piece,
  { context }: SpamTestReport,
  texts: Record<string, CheckText>,
  words: AdviceWords,
): AdviceItem {
  const steps = findings.flatMap((finding) => texts[finding.id]?.fix(finding, context) ?? [])
  return {
    title,
    why: whyOf(findings, texts, words),
    maskedWhy: whyOf(findings.map(masked), texts, words),
    steps: [...new Set(steps)].slice(0, MAX_STEPS),
    checks: findings.map(({ id }) => id),
    gain: gain > 0 ? gain : null,
    effort,
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
