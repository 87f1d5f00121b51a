import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { RenderingNote } from '../pictures/rendering-note.tsx'
import { ReportActions } from './report-actions.tsx'

/** Which mail this report is on, when it came, and what can be done with it. */
export function ReportTitle({ result }: { result: ReportOutline }) {
  const { dateTime } = useFigures()
  const { report } = useWords()
  const arrived = result.received_at ?? result.created_at
  const when = result.source === 'upload' || result.source === 'cli' ? report.uploaded : report.received
  return (
    <div className="report-title">
      <p className="line-clamp-2 wrap-anywhere text-16 font-medium" title={result.subject ?? undefined}>
        {result.subject ?? report.untitled}
      </p>
      <p className="flex flex-wrap gap-x-4 text-13 text-faint">
        <span>{when({ when: dateTime(arrived) })}</span>
        {result.source === 'sample' && result.id === 'example' ? null : (
          <span className="max-sm:hidden">{report.kept({ when: dateTime(result.expires_at) })}</span>
        )}
        <RenderingNote result={result} />
      </p>
      <ReportActions result={result} />
    </div>
  )
}
