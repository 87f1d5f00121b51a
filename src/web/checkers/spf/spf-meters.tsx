import type { RecordDetails } from '#contract/checkers.ts'
import { useWords } from '#web/words/words.ts'

/** Look-ups and void look-ups against what RFC 7208 allows. */
export function SpfMeters({ details }: { details: RecordDetails<'spf'> }) {
  const { spf: words } = useWords().checkers
  const { lookups, voids } = details
  if (!lookups || !details.tree) return null
  return (
    <div className="grid gap-x-10 gap-y-4 border-line border-t px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:px-6">
      <Meter label={words.lookups} count={lookups.count} limit={lookups.limit} tight={lookups.limit - 1} />
      {voids ? <Meter label={words.voids} count={voids.count} limit={voids.limit} tight={1} /> : null}
    </div>
  )
}

/** `tight`: from this count on there is no room left to speak of. */
type MeterProps = { label: string; count: number; limit: number; tight: number }

const mostCells = 24

function Meter({ label, count, limit, tight }: MeterProps) {
  const { spf: words } = useWords().checkers
  const cells = Math.min(Math.max(count, limit), mostCells)
  const over = count > limit
  // Those that are allowed stay quiet when others are beyond.
  const color = over ? 'var(--ink-faint)' : count >= tight ? 'var(--warning)' : 'var(--good)'
  return (
    <div className="min-w-44">
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-13 text-faint">{label}</span>
        <span className="font-bold tabular-nums">{words.meter({ count, limit })}</span>
        <span className={`text-13 ${over ? 'font-medium text-bad' : 'text-faint'}`}>
          {over ? words.over({ over: count - limit }) : words.left({ left: limit - count })}
        </span>
      </p>
      <div className="cell-meter" aria-hidden="true" style={{ '--meter-color': color } as object}>
        {Array.from({ length: cells }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are counted, nothing else
            key={index}
            data-filled={index < count || undefined}
            data-over={(index >= limit && index < count) || undefined}
          />
        ))}
      </div>
    </div>
  )
}
