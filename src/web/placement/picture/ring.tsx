import type { PlacementSummary } from '#contract/placement.ts'
import { useWords } from '#web/words/words.ts'
import { countedOf } from '../place.ts'
import { arcsOf } from './arcs.ts'
import { ringWords } from './ring-words.ts'

/** All mailboxes as parts of one ring, with how many of those that answered have it in the inbox. */
export function Ring({ summary }: { summary: PlacementSummary }) {
  const { picture, shares } = useWords().placement
  const counted = countedOf(summary)
  const said = [
    ...ringWords(summary, picture).map((each) => each.said),
    shares.counted({ count: counted }),
  ].join(', ')
  return (
    <div role="img" aria-label={shares.label({ parts: said })} className="placement-ring">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {arcsOf(summary).map(({ part, d }) => (
          <path key={part} data-part={part} d={d} />
        ))}
      </svg>
      <p aria-hidden="true">
        <span className="text-28 font-bold tabular-nums">{counted === 0 ? '–' : summary.inbox}</span>
        {counted === 0 ? null : (
          <span className="text-13 text-faint">{picture.ring.of({ count: counted })}</span>
        )}
      </p>
    </div>
  )
}

/** The counts of the ring in words, each beside its color. */
export function RingLegend({ summary }: { summary: PlacementSummary }) {
  const { picture, shares } = useWords().placement
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {ringWords(summary, picture).map(({ part, said }) => (
        <li key={part} className="flex items-center gap-2 font-medium tabular-nums">
          <span aria-hidden="true" className="share-key" data-part={part} />
          {said}
        </li>
      ))}
      <li className="text-faint tabular-nums">{shares.counted({ count: countedOf(summary) })}</li>
    </ul>
  )
}
