import type { DraftFinding, DraftReport } from '#contract/draft.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

type Mark = DraftFinding['marks'][number]
type Props = { report: DraftReport; go(mark: Mark, finding: DraftFinding): void }

/** Places that stand beside a finding before it is opened. */
const first = 3

/** What is wrong with the draft, the most costly first; each leads to its line or its field. */
export function FindingList({ report, go }: Props) {
  const words = useWords()
  const { findings, good, unanswered } = report
  const said = words.editor.findings
  return (
    <>
      {findings.length === 0 ? <p className="text-14 text-soft">{said.none}</p> : null}
      <ul className="flex flex-col">
        {findings.map((finding) => (
          <Finding key={finding.id} finding={finding} go={(mark) => go(mark, finding)} />
        ))}
      </ul>
      <p className="mt-2 text-13 text-faint">{said.summary({ good, unanswered })}</p>
    </>
  )
}

function Finding({ finding, go }: { finding: DraftFinding; go(mark: Mark): void }) {
  const words = useWords()
  const said = words.editor.findings
  const { title, status, summary, steps, origin, marks, gain } = finding
  return (
    <li className="border-line border-t py-2">
      <details className="fold">
        <summary className="flex min-h-9 items-center gap-2">
          <StatusIcon status={status} />
          <span className="sr-only">{words.status[status]}</span>
          <span className="min-w-0 flex-1 text-14 font-medium wrap-anywhere">{title}</span>
          {origin === 'run' ? (
            <span className="shrink-0 rounded-sm border border-line px-1.5 text-13 text-faint">
              {said.fromRun}
            </span>
          ) : null}
          {gain > 0 ? (
            <span className="shrink-0 text-13 text-faint">
              <span aria-hidden="true">{said.points({ points: gain })}</span>
              <span className="sr-only">{said.pointsSaid({ points: gain })}</span>
            </span>
          ) : null}
          <ChevronRight aria-hidden="true" className="fold-chevron size-4 shrink-0 text-faint" />
        </summary>
        <div className="flex flex-col gap-1.5 pt-1 ps-6 text-14 text-soft">
          <p>{summary}</p>
          {steps.map((step) => (
            <p key={step}>{step}</p>
          ))}
          {origin === 'run' ? <p className="text-13 text-faint">{said.fromRunNote}</p> : null}
        </div>
      </details>
      {marks.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 ps-6">
          {placesOf(marks).map((mark) => (
            <button
              key={`${mark.line} ${mark.field}`}
              type="button"
              className="link min-h-6 text-13"
              onClick={() => go(mark)}
            >
              {mark.line === null ? words.editor.fields[mark.field!] : said.line({ line: mark.line })}
            </button>
          ))}
          {distinct(marks).length > first ? (
            <span className="text-13 text-faint">{said.more({ count: distinct(marks).length - first })}</span>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

const distinct = (marks: Mark[]): Mark[] => [
  ...new Map(marks.map((mark) => [`${mark.line} ${mark.field}`, mark])).values(),
]
const placesOf = (marks: Mark[]): Mark[] => distinct(marks).slice(0, first)
