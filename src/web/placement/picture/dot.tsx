import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { PlacementRow } from '#contract/placement.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { duration, laneOf, placeOf } from '../place.ts'
import { PlaceChip } from '../rows/place-chip.tsx'

/** The dot that had the focus when it left its place: it takes the focus along. */
export type Focus = { current: number | null }

type Props = { row: PlacementRow; focus: Focus; onDetails: ((id: number) => void) | undefined }

/** One mailbox: colored in its lane, hollow outside of the lanes. Behind it stands what is known of it. */
export function Dot({ row, focus, onDetails }: Props) {
  const { picture, places } = useWords().placement
  const box = useRef<HTMLLIElement>(null)
  const { id } = row.mailbox
  const place = places[placeOf(row)]
  useLayoutEffect(() => {
    if (focus.current === id) box.current?.querySelector('button')?.focus()
  }, [focus, id])
  return (
    <li
      ref={box}
      className="mailbox-dot"
      data-lane={laneOf(row) ?? row.status}
      data-tagged={row.tagged || undefined}
      data-mailbox={id}
      onFocus={() => {
        focus.current = id
      }}
      onBlur={() => {
        focus.current = null
      }}
    >
      <Hint
        look="mailbox-dot-button"
        name={picture.dot({ address: row.address, place })}
        plain={`${row.address}: ${place}. ${row.note}`}
        explanation={<DotCard row={row} onDetails={onDetails} />}
      >
        <span aria-hidden="true" />
      </Hint>
    </li>
  )
}

function DotCard({ row, onDetails }: Pick<Props, 'row' | 'onDetails'>) {
  const { number } = useFigures()
  const { picture } = useWords().placement
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onDetails?.(row.mailbox.id)
  }
  return (
    <>
      <span className="block font-mono text-13 text-soft wrap-anywhere" dir="ltr">
        {row.address}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <PlaceChip row={row} />
        {row.delivery_seconds === null ? null : (
          <span className="text-13 text-faint tabular-nums">{duration(row.delivery_seconds, number)}</span>
        )}
      </span>
      <span className="mt-1 block text-soft">{row.note}</span>
      {onDetails ? (
        <a
          href={`#mailbox-${row.mailbox.id}`}
          className="link mt-2 inline-flex min-h-6 items-center"
          onClick={open}
        >
          {picture.details}
        </a>
      ) : null}
    </>
  )
}
