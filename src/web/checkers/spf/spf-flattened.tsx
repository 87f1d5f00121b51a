import type { RecordDetails } from '#contract/checkers.ts'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = { flattened: NonNullable<RecordDetails<'spf'>['flattened']>; lookups: number }

/** The record without includes, and what that costs. Folded: it is seldom the right thing. */
export function SpfFlattened({ flattened, lookups }: Props) {
  const { spf: words } = useWords().checkers
  const { duration } = useFigures()
  const { changesWith, shortestTtl, fits } = flattened
  return (
    <FoldCard title={words.flat} note={words.flatCost({ from: lookups, to: flattened.lookups })}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="prose">{words.flatLead}</p>
        <ul className="prose flex list-disc flex-col gap-1 ps-5 text-soft marker:text-faint">
          {fits ? null : <li>{words.flatTooLong}</li>}
          {changesWith.length > 0 ? (
            <li>
              {words.flatBreaks} {changesWith.map(({ domain, service }) => service ?? domain).join(', ')}
            </li>
          ) : null}
          {shortestTtl === null ? null : <li>{words.flatAge({ seconds: duration(shortestTtl) })}</li>}
        </ul>
        <div className="rounded-md border border-line bg-well px-3 py-2">
          <RawValue value={flattened.value} what={words.flat} />
        </div>
      </div>
    </FoldCard>
  )
}
