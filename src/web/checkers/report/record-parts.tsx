import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { type Piece, speaks } from './typeset.ts'

type Props = { pieces: Piece[]; anchor(index: number): string }

/** The record as a list, part by part: what the line below it says one at a time. */
export function RecordParts({ pieces, anchor }: Props) {
  const { record: words } = useWords().checkers
  return (
    <details className="fold border-line border-t">
      <summary className="flex min-h-11 items-center gap-2 px-4 font-medium hover:bg-well md:px-6">
        {words.parts}
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <dl className="border-line border-t">
        {pieces.map((piece, index) =>
          speaks(piece) && piece.explanation ? (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a record never move
              key={index}
              id={anchor(index)}
              className="grid gap-x-6 gap-y-0.5 border-line border-t px-4 py-2.5 first:border-t-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:px-6"
            >
              <dt>
                <code className="text-13 wrap-anywhere" dir="ltr">
                  {piece.text}
                </code>
              </dt>
              <dd className="prose text-soft">{piece.explanation}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  )
}
