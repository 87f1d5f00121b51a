import { useEffect, useState } from 'react'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { picturesPending, useArrivals } from './live.ts'

/** Says that the report may still change, and keeps its place once it does not. */
export function RenderingNote({ result }: { result: ReportOutline }) {
  const { rendering } = useWords().report
  useArrivals(result)
  const pending = picturesPending(result)
  const [seen, setSeen] = useState(pending)
  useEffect(() => {
    if (pending) setSeen(true)
  }, [pending])
  if (!seen && !pending) return null
  return <span role="status">{pending ? rendering.pending : rendering.done}</span>
}
