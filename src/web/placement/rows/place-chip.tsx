import type { PlacementRow } from '#contract/placement.ts'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { chipStatus, placeOf } from '../place.ts'

/** Where the mail is: icon, color and word. */
export function PlaceChip({ row }: { row: Pick<PlacementRow, 'chip' | 'status' | 'tab' | 'tagged'> }) {
  const { places } = useWords().placement
  const status = chipStatus[row.chip]
  const place = placeOf(row)
  return (
    // Named again when it changes: so its entrance plays once, where something came in.
    <span key={place} data-chip={row.chip} className={`place-chip ${statusColor(status)}`}>
      <StatusIcon status={status} />
      {places[place]}
    </span>
  )
}
