import type { PlacementHop } from '#contract/placement.ts'
import { Lock, LockOpen } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { duration } from '../place.ts'

/** From server to server, each with the time it took; a bar shows where the time went. */
export function Hops({ hops }: { hops: PlacementHop[] }) {
  const { dateTime, number } = useFigures()
  const { marks, placement } = useWords()
  const { row: words } = placement
  const longest = Math.max(1, ...hops.map(({ delay }) => delay ?? 0))
  return (
    <ol className="hops">
      {hops.map(({ from, by, at, delay, tls }, index) => (
        // Servers and times may repeat; their order is fixed.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <p className="font-mono text-13 wrap-anywhere" dir="ltr">
            {from ?? words.unknown} <span aria-hidden="true">→</span> {by ?? words.unknown}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-13 text-faint">
            {at ? <span>{dateTime(at)}</span> : null}
            <span className="flex items-center gap-2 tabular-nums">
              {delay === null ? null : (
                <span
                  aria-hidden="true"
                  className="hop-bar"
                  style={{ inlineSize: `${Math.max(2, (60 * Math.max(0, delay)) / longest)}px` }}
                />
              )}
              {delay === null ? (index === 0 ? words.first : words.unknown) : duration(delay, number)}
            </span>
            {tls === null ? null : (
              <span className="flex items-center gap-1">
                {tls ? (
                  <Lock aria-hidden="true" className="size-3" />
                ) : (
                  <LockOpen aria-hidden="true" className="size-3" />
                )}
                {tls ? words.tls : `${words.encrypted}${marks.colon}${words.noTls}`}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
