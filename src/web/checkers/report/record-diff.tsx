import { useWords } from '#web/words/words.ts'
import { type DiffPiece, diffRecords } from './record-diff.ts'

/** The record that stands there now, and the one to publish, with the terms that differ marked. */
export function RecordDiff({ current, next }: { current: string; next: string }) {
  const { record } = useWords().report
  const diff = diffRecords(current, next)
  return (
    <div className="border-line border-t px-3 py-2 font-mono text-13">
      <DiffLine
        sign="−"
        label={record.before}
        pieces={diff.current}
        mark="bg-bad-tint text-bad line-through"
      />
      <DiffLine sign="+" label={record.after} pieces={diff.next} mark="bg-good-tint text-good" />
    </div>
  )
}

type LineProps = { sign: string; label: string; pieces: DiffPiece[]; mark: string }

function DiffLine({ sign, label, pieces, mark }: LineProps) {
  return (
    <p className="grid grid-cols-[1ch_minmax(0,1fr)] gap-x-2 py-0.5">
      <span aria-hidden="true" className="text-faint">
        {sign}
      </span>
      <span className="wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {pieces.map((piece, index) =>
          piece.changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms repeat and never move
            <span key={index} className={`rounded-sm ${mark}`}>
              {piece.text}
            </span>
          ) : (
            piece.text
          ),
        )}
      </span>
    </p>
  )
}
