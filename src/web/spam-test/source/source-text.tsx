import { type CSSProperties, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'
import { anchoredLines, blocksOf, type Mark, type SourceView } from './source-marks.ts'

const perBlock = 200

type Props = { mail: MailContents & { id: string }; view: SourceView; text: string; marks: Mark[] }

/** Source with line numbers, and a thin bar that shows where in it findings sit. */
export function SourceText({ mail, view, text, marks }: Props) {
  const words = useWords().report.source
  const blocks = useMemo(() => blocksOf(text, perBlock), [text])
  const [query] = useSearchParams()
  const asked = query.get('line')
  const anchored = useMemo(() => anchoredLines(mail, view, asked), [mail, view, asked])
  const marked = useMemo(() => new Map(marks.toReversed().map((mark) => [mark.line, mark])), [marks])
  const last = blocks.at(-1)
  const count = last ? last.first + last.lines.length - 1 : 0
  const digits = String(count).length
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-card">
      <ScrollBox
        label={words[view]}
        className="source"
        style={{ '--digits': `${digits}ch` } as CSSProperties}
      >
        <div className="source-inner">
          {blocks.map((block) => (
            <Block
              key={block.first}
              {...block}
              view={view}
              anchored={anchored}
              marked={marked}
              report={mail.id}
            />
          ))}
        </div>
      </ScrollBox>
      {/* For the pointer alone: marks crowd where findings do. Each finding links to its line as well. */}
      <div aria-hidden="true" className="mark-bar">
        {marks.map((mark) => (
          <Link
            key={`${mark.check} ${mark.line}`}
            to={paths.line(mail.id, { in: view, line: mark.line })}
            preventScrollReset
            title={words.mark({ line: mark.line, title: mark.title })}
            tabIndex={-1}
            className="mark"
            data-status={mark.status}
            style={{ insetBlockStart: `${((mark.line - 0.5) / count) * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}

type BlockProps = {
  first: number
  lines: string[]
  view: SourceView
  anchored: Set<number>
  marked: Map<number, Mark>
  report: string
}

/** Lines without anything to them stay plain text: two nodes for a whole run. */
function Block({ first, lines, view, anchored, marked, report }: BlockProps) {
  const numbers = lines.map((_, index) => first + index).join('\n')
  const runs: (string | number)[] = []
  let run: string[] = []
  for (const [index, line] of lines.entries()) {
    if (!anchored.has(first + index)) {
      run.push(line)
      continue
    }
    if (run.length > 0) runs.push(`${run.join('\n')}\n`)
    runs.push(first + index)
    run = []
  }
  if (run.length > 0) runs.push(run.join('\n'))
  return (
    <div className="source-block" style={{ containIntrinsicBlockSize: `auto ${lines.length * 20}px` }}>
      <pre aria-hidden="true" className="source-numbers">
        {numbers}
      </pre>
      <pre className="source-lines">
        {/* A parser drops a line break right after <pre>, and with it an empty first line. */}
        <code>
          {runs.map((piece) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <AnchoredLine
                key={piece}
                id={`${view}-${piece}`}
                text={lines[piece - first] ?? ''}
                mark={marked.get(piece)}
                report={report}
              />
            ),
          )}
        </code>
      </pre>
    </div>
  )
}

function AnchoredLine({ id, text, mark, report }: { id: string; text: string; mark?: Mark; report: string }) {
  return (
    <span id={id} className="source-line" data-align="center" data-status={mark?.status}>
      {text}
      {mark ? (
        <Link to={paths.check(report, mark.check, mark.part)} className="source-note">
          {mark.title}
        </Link>
      ) : null}
      {'\n'}
    </span>
  )
}
