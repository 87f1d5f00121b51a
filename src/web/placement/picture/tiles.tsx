import { useRef } from 'react'
import type { Placement, PlacementRow } from '#contract/placement.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useWords } from '#web/words/words.ts'
import { areMixed, laneOf, lanes, placeOf } from '../place.ts'
import { ProviderMark, SimulatedLabel } from '../provider-mark.tsx'
import { columnsOf } from './columns.ts'
import { Dot, type Focus } from './dot.tsx'

/** `onDetails`: shows all that is known of a mailbox; without it that is shown nowhere. */
type Props = { test: Placement; onDetails?: (id: number) => void }
type Group = Placement['by_provider'][number]

/** A drawn inbox for each provider, and in its lanes a dot for each mailbox. */
export function Tiles({ test, onDetails }: Props) {
  const { report } = useWords().placement
  const focus = useRef<number | null>(null)
  const isMixed = areMixed(test.results)
  const count = test.by_provider.length
  const columns = {
    '--columns-sm': columnsOf(count, 4),
    '--columns-lg': columnsOf(count, 5),
    '--columns-xl': columnsOf(count, 6),
  } as React.CSSProperties
  return (
    <ul
      aria-label={report.providers}
      className="placement-tiles"
      style={columns}
      data-live={test.status === 'collecting' || undefined}
    >
      {test.by_provider.map((group) => (
        <Tile
          key={group.provider}
          group={group}
          rows={test.results.filter(({ mailbox }) => mailbox.provider === group.provider)}
          isLabelled={isMixed}
          focus={focus}
          onDetails={onDetails}
        />
      ))}
    </ul>
  )
}

type TileProps = {
  group: Group
  rows: PlacementRow[]
  /** Whether what is simulated is named so here. */
  isLabelled: boolean
  focus: Focus
  onDetails: Props['onDetails']
}

function Tile({ group, rows, isLabelled, focus, onDetails }: TileProps) {
  const { picture } = useWords().placement
  const dots = (of: PlacementRow[]) =>
    of.map((row) => <Dot key={row.mailbox.id} row={row} focus={focus} onDetails={onDetails} />)
  const outside = rows.filter((row) => laneOf(row) === null)
  const pending = outside.filter(({ status }) => status === 'pending')
  const nowhere = outside.filter(({ status }) => status !== 'pending')
  return (
    <li className="placement-tile keep">
      <div className="flex items-center gap-2.5">
        <ProviderMark provider={group.provider} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-5 font-medium wrap-anywhere">{group.name}</h3>
          {isLabelled && rows.some(({ simulated }) => simulated) ? <SimulatedLabel /> : null}
          {pending.length > 0 ? <ul className="mailbox-dots">{dots(pending)}</ul> : <Share group={group} />}
        </div>
      </div>
      <div className="min-w-0">
        <ul className="placement-lanes">
          {lanes.map((lane) => {
            const here = rows.filter((row) => laneOf(row) === lane)
            return (
              <li key={lane} data-lane={lane} data-filled={here.length > 0 || undefined}>
                <span className="placement-lane-name">
                  {picture.lanes[lane]}
                  <span className="sr-only"> {here.length}</span>
                </span>
                {here.length > 0 ? <ul className="mailbox-dots">{dots(here)}</ul> : null}
              </li>
            )
          })}
        </ul>
        <Outside rows={nowhere} dots={dots} />
      </div>
    </li>
  )
}

/** What is in no lane, by its reason: it is not spam. */
function Outside({ rows, dots }: { rows: PlacementRow[]; dots: (rows: PlacementRow[]) => React.ReactNode }) {
  const { places } = useWords().placement
  const reasons = [...new Set(rows.map(placeOf))]
  return reasons.map((reason) => (
    <div key={reason} className="mt-1.5 flex flex-wrap items-center gap-x-2 ps-2 text-13 text-soft">
      <span>{places[reason]}</span>
      <ul className="mailbox-dots">{dots(rows.filter((row) => placeOf(row) === reason))}</ul>
    </div>
  ))
}

/** In words what the lanes draw; where it can be said how sure that is, that is behind it. */
function Share({ group: { share, summary } }: { group: Group }) {
  const { report } = useWords().placement
  const said =
    share.counted === 0 ? report.nothing : report.inbox({ inbox: summary.inbox, counted: share.counted })
  return (
    <p className="min-h-6 text-13 text-faint tabular-nums">
      {share.inbox === null ? (
        said
      ) : (
        <Hint plain={share.text} explanation={share.text}>
          {said}
        </Hint>
      )}
    </p>
  )
}
