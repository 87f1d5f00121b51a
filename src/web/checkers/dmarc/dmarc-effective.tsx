import type { RecordDetails } from '#contract/checkers.ts'
import { useWords } from '#web/words/words.ts'

const levels = ['none', 'quarantine', 'reject']

/** The policy that receivers apply, on the scale from none to reject, and the tag that decides. */
export function DmarcEffective({ applied }: { applied: NonNullable<RecordDetails<'dmarc'>['applied']> }) {
  const { dmarc: words } = useWords().checkers
  const reached = levels.indexOf(applied.effective)
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t px-4 py-4 md:px-6">
      <ol className="flex gap-1" aria-label={words.effective}>
        {levels.map((level, index) => (
          <li
            key={level}
            aria-current={index === reached ? 'true' : undefined}
            className={`rounded-sm px-2.5 py-1 font-mono text-13 ${index === reached ? colors[level] : 'bg-well text-faint'}`}
          >
            {level}
          </li>
        ))}
      </ol>
      <div className="min-w-0">
        <p className="font-medium">{words.policies[applied.effective]}</p>
        <p className="text-13 text-faint wrap-anywhere">
          {applied.tag
            ? words.decidedBy({ tag: applied.tag, at: applied.at })
            : words.noTag({ at: applied.at })}
          {applied.testMode ? `. ${words.testMode({ requested: applied.requested })}` : ''}
        </p>
      </div>
    </div>
  )
}

const colors: Record<string, string> = {
  none: 'bg-warning-tint font-medium text-warning',
  quarantine: 'bg-good-tint font-medium text-good',
  reject: 'bg-good-tint font-medium text-good',
}
