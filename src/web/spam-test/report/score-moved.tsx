import { useRef } from 'react'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { picturesPending } from '../pictures/live.ts'
import { scoreChange } from './score-change.ts'

/** Says by how much the score has changed since the page was opened while pictures were being drawn, and by what. */
export function ScoreMoved({ result }: { result: ReportOutline }) {
  const { rendering } = useWords().report
  const first = useRef<ReportOutline | null>(null)
  if (first.current?.id !== result.id) first.current = picturesPending(result) ? result : null
  const change = first.current && scoreChange(first.current, result)
  if (!change) return null
  const named = (['came', 'went', 'changed'] as const).filter((kind) => change[kind].length > 0)
  const why = named.map((kind) => rendering[kind]({ findings: change[kind].join(', ') }))
  return (
    <p role="status" className="text-14 text-soft">
      {[rendering.moved(change), ...(why.length > 0 ? why : [rendering.same])].join(' ')}
    </p>
  )
}
