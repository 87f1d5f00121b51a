import type { RecordFindingView, RecordResult } from '#contract/checkers.ts'
import type { Status } from '#contract/spam-test.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon, statusOrder } from '#web/ui/status.tsx'
import type { Words } from '#web/words/types.ts'
import { useWords } from '#web/words/words.ts'
import { findingAnchors } from './finding-anchors.ts'
import { FindingRow } from './finding-row.tsx'

const needsLook = ({ status }: RecordFindingView) => status === 'bad' || status === 'warning'

/** Problems and warnings one by one, the worst opened; what passed and what could not be asked folded into a line each. */
export function Findings({ result }: { result: RecordResult }) {
  const { findings: words } = useWords().checkers
  const anchors = findingAnchors(result.checks)
  const toLookAt = result.checks
    .filter(needsLook)
    .toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status])
  return (
    <Section title={words.title} note={noteOf(result, toLookAt.length, words)}>
      <Card className="overflow-hidden">
        {toLookAt.map((finding, index) => (
          <FindingRow
            key={anchors.get(finding)}
            finding={finding}
            anchor={anchors.get(finding) ?? ''}
            record={result.record}
            open={index === 0}
          />
        ))}
        <Folded status="good" result={result} anchors={anchors} title={words.passed} />
        <Folded status="no-data" result={result} anchors={anchors} title={words.noData} />
      </Card>
    </Section>
  )
}

function noteOf({ status }: RecordResult, toLookAt: number, words: Words['checkers']['findings']) {
  if (toLookAt > 0) return words.toLookAt({ count: toLookAt })
  return status === 'no-data' ? undefined : words.none
}

type FoldedProps = {
  status: Status
  result: RecordResult
  anchors: Map<RecordFindingView, string>
  title: (facts: { count: number }) => string
}

function Folded({ status, result, anchors, title }: FoldedProps) {
  const folded = result.checks.filter((finding) => finding.status === status)
  if (folded.length === 0) return null
  return (
    <details className="fold border-line border-t first:border-t-0">
      <summary className="flex min-h-11 items-center gap-2 px-4 hover:bg-well md:px-5">
        <StatusIcon status={status} />
        <span className="whitespace-nowrap font-medium">{title({ count: folded.length })}</span>
        <span className="fold-preview min-w-0 flex-1 truncate text-13 text-faint">
          {folded.map((finding) => finding.title).join(', ')}
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="border-line border-t">
        {folded.map((finding) => (
          <FindingRow
            key={anchors.get(finding)}
            finding={finding}
            anchor={anchors.get(finding) ?? ''}
            record={result.record}
          />
        ))}
      </div>
    </details>
  )
}
