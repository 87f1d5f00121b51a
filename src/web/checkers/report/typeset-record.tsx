import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { findingAnchors } from './finding-anchors.ts'
import { RecordParts } from './record-parts.tsx'
import { firstToRead, type Piece, speaks, type Typeset, typeset } from './typeset.ts'

const partAnchor = (index: number) => `part-${index}`

type Props = {
  result: Typeset
  /** The part that is read at first; without it the one with a problem. */
  initial?: number
}

/**
 * The record in mono, its parts colored by role, and one line below that reads the part under the pointer, the focus
 * or the finger. Each part is a link to its row in the list of parts, which is what it does where scripts do not run.
 */
export function TypesetRecord({ result, initial }: Props) {
  const { record: words } = useWords().checkers
  const pieces = typeset(result)
  const first = initial ?? firstToRead(pieces)
  const [active, setActive] = useState(first)
  const [hovered, setHovered] = useState<number | null>(null)
  const roving = useRoving(first >= 0 ? first : pieces.findIndex(speaks))
  if (result.record === null) return null
  const shown = hovered ?? active
  const focus = (index: number) => {
    setActive(index)
    roving.set(index)
  }
  return (
    <div className="border-line border-t">
      <div className="has-copy flex items-start gap-2 px-4 pt-4 pb-3 md:px-6">
        <p className="record" dir="ltr" onKeyDown={moveBetweenParts} onPointerLeave={() => setHovered(null)}>
          {pieces.map((piece, index) =>
            speaks(piece) ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a record never move
                key={index}
                href={`#${partAnchor(index)}`}
                className="part"
                data-role={piece.role}
                data-active={index === shown || undefined}
                tabIndex={roving.tabIndex(index)}
                aria-describedby={index === active ? 'reading' : undefined}
                onFocus={(event: FocusEvent) => event.currentTarget && focus(index)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(index)}
                onClick={(event) => {
                  event.preventDefault()
                  focus(index)
                }}
              >
                <Segments piece={piece} />
              </a>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a record never move
              <span key={index} className="text-faint">
                {piece.text}
              </span>
            ),
          )}
        </p>
        <span className="ms-auto">
          <CopyValue text={result.record} what={words.copy} />
        </span>
      </div>
      <Reading piece={pieces[shown]} anchors={findingAnchors(result.checks)} />
      <RecordParts pieces={pieces} anchor={partAnchor} />
    </div>
  )
}

function Segments({ piece }: { piece: Piece }) {
  return piece.segments.map(({ text, status, tone }, index) => {
    const Mark = status ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments never move
      <Mark key={index} data-tone={tone} data-status={status ?? undefined}>
        {text}
      </Mark>
    )
  })
}

const longestEcho = 60
const mostRead = 3

type ReadingProps = { piece: Piece | undefined; anchors: ReturnType<typeof findingAnchors> }

/** What the part says, and what is wrong with it. */
function Reading({ piece, anchors }: ReadingProps) {
  const { record: words } = useWords().checkers
  const more = (piece?.findings.length ?? 0) - mostRead
  return (
    <div id="reading" aria-live="polite" className="min-h-16 border-line border-t bg-well px-4 py-3 md:px-6">
      {piece ? (
        <>
          <p className="flex flex-wrap gap-x-3">
            <code className="text-13 font-medium wrap-anywhere" dir="ltr">
              {piece.text.length > longestEcho ? `${piece.text.slice(0, longestEcho - 1)}…` : piece.text}
            </code>
            <span className="text-13 text-faint">{words.roles[piece.role] ?? ''}</span>
          </p>
          {piece.explanation ? <p className="prose">{piece.explanation}</p> : null}
          {piece.findings.slice(0, mostRead).map((finding) => (
            <p key={anchors.get(finding)} className="mt-1 flex items-start gap-2">
              <StatusIcon status={finding.status} className="mt-0.5 size-4" />
              <span className="prose">
                {finding.summary}{' '}
                <a href={`#${anchors.get(finding)}`} className="link whitespace-nowrap">
                  {words.toFinding}
                  <ArrowRight
                    aria-hidden="true"
                    className="ms-1 inline size-3.5 align-[-2px] rtl:-scale-x-100"
                  />
                </a>
              </span>
            </p>
          ))}
          {more > 0 ? <p className="mt-1 text-soft">{words.moreFindings({ count: more })}</p> : null}
        </>
      ) : (
        <p className="text-soft">
          {words.hint} <span className="max-lg:hidden">{words.hintKeys}</span>
        </p>
      )}
    </div>
  )
}

/** One stop for the tab key among all parts; without scripts each part is one. */
function useRoving(initial: number) {
  const [stop, set] = useState<number | null>(null)
  useEffect(() => set(initial), [initial])
  return { set, tabIndex: (index: number) => (stop === null || stop === index ? undefined : -1) }
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveBetweenParts(event: KeyboardEvent<HTMLElement>) {
  const move = moves[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (!move || at < 0) return
  event.preventDefault()
  links[move(at, links.length)]?.focus()
}
