import { useRef } from 'react'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { picturesPending } from '../pictures/live.ts'

type Before = Pick<ReportOutline, 'id' | 'score' | 'results'>

/** Says by how much the score has changed since the page was opened, when the pictures were drawn, and why. */
export function ScoreMoved({ result }: { result: ReportOutline }) {
  const { rendering } = useWords().report
  const first = useRef<Before | null>(null)
  if (first.current?.id !== result.id) first.current = picturesPending(result) ? result : null
  const before = first.current
  if (before?.score == null || result.score === null || before.score === result.score) return null
  const why = newlyFound(before, result)
  return (
    <p role="status" className="text-14 text-soft">
      {why.length > 0
        ? rendering.moved({ before: before.score, findings: why.join(', ') })
        : rendering.movedUp({ before: before.score })}
    </p>
  )
}

/** So many are named. */
const most = 3

/** Titles of what the pictures showed to be wrong, what costs most first. */
function newlyFound(before: Before, { results }: Before): string[] {
  const lost = new Map(before.results.map(({ id, points }) => [id, points.lost]))
  return results
    .filter(({ id, points }) => points.lost > (lost.get(id) ?? 0))
    .toSorted((a, b) => b.points.lost - a.points.lost)
    .slice(0, most)
    .map(({ title }) => title)
}
