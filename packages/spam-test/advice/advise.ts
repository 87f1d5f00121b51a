import type { Finding } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import { checkTitle } from '../check-title.ts'
import { isEstimate, placeOf } from '../ranking.ts'
import type { SpamTestReport } from '../report.ts'
import { topicOf } from '../weights.ts'
import { inOrder, type Piece } from './order.ts'
import { summarize } from './summary.ts'
import { type Effort, type Topic, topics } from './topics.ts'

/**
 * A report -> an ordered plan, by rules: findings about the same thing become one item that cites its checks; what
 * refuses the mail comes first, by the ceiling that holds its score, then gain weighed against effort (order.ts). An
 * item is called after the checks that found something, so it never speaks for one that is in order. Records to publish
 * stay with the checks.
 */

export type PlanItem = {
  title: Message
  /** What it repairs, the most important first; its steps are theirs. */
  findings: Finding[]
  /** What the repairs of the cited checks add to those ranked above each, in points; null when none is scored. */
  gain: number | null
  effort: Effort
}

/** `summary`: exactly two sentences; what stands in the way, and where to begin. */
export type Plan = { summary: [Message, Message]; items: PlanItem[] }

/** The greatest number of checks that an item is called after. */
const MAX_NAMED = 2

/** Pure. A finding without a topic is not in the plan. */
export function advise(report: SpamTestReport): Plan {
  const pieces = inOrder(piecesOf(report))
  return {
    summary: summarize(report.score, pieces),
    items: pieces.map(({ title, findings, gain, effort }) => ({
      title,
      findings,
      gain: gain > 0 ? gain : null,
      effort,
    })),
  }
}

function piecesOf({ findings, score: { points, ranking } }: SpamTestReport): Piece[] {
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
    const own = rows.filter(({ finding }) => topicOf(finding.id) === topic.id)
    return own.length ? pieceOf(topic, own) : []
  })
}

type Row = { finding: Finding; rank: number; isHeld: boolean; gain: number; lost: number }

function pieceOf(topic: Topic, own: Row[]): Piece {
  const findings = own.map(({ finding }) => finding)
  const proven = own.filter(({ finding }) => !isEstimate(finding))
  const weighed = proven.length ? proven : own
  return {
    title: titleOf(findings),
    findings,
    effort: topic.effort,
    held: own[0]!.isHeld ? own[0]!.rank : null,
    gain: Math.round(weighed.reduce((sum, { gain }) => sum + gain, 0) * 10) / 10,
    lost: Math.max(...weighed.map(({ lost }) => lost)),
    estimate: proven.length === 0,
  }
}

function titleOf(findings: Finding[]): Message {
  const named = findings.slice(0, MAX_NAMED).map(({ id }) => checkTitle(id))
  const count = findings.length - named.length
  const more: Message[] = count > 0 ? [{ code: 'plan.more_checks', facts: { count } }] : []
  return { code: 'plan.title', facts: { checks: { joined: [...named, ...more] } } }
}
