import type { PlacementRow } from '#contract/placement.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { duration } from '../place.ts'
import { PlaceChip } from '../rows/place-chip.tsx'

/** Each mailbox for paper, in one line; what the line does not say of it stands below. */
export function PaperRows({ rows }: { rows: PlacementRow[] }) {
  return (
    <ul className="paper-rows leading-5">
      {rows.map((row) => (
        <li key={row.mailbox.id} className="keep border-line border-b">
          <Line row={row} />
        </li>
      ))}
    </ul>
  )
}

/** Whether a row's note says no more than its place and folder do. */
function isPlain({ status, tab, tagged, rechecks, ms }: PlacementRow): boolean {
  const wasDecidedOtherwise = tab === 'spam' ? ms?.dest === 'I' : ms?.dest === 'J'
  const lies = status === 'delivered' && tab !== 'other' && !tagged
  return lies && !wasDecidedOtherwise && rechecks.every((look) => look.tab === tab)
}

function Line({ row }: { row: PlacementRow }) {
  const { number } = useFigures()
  const { report, row: words } = useWords().placement
  const { blacklists, delivery_seconds, folder, sender_ip, ptr } = row
  const lists = blacklists?.map(({ list }) => list).join(', ')
  const facts = [
    folder,
    sender_ip ? `${sender_ip} (${ptr ?? words.noPtr})` : null,
    sender_ip && blacklists !== null ? lists || report.notListed : null,
    delivery_seconds === null ? null : duration(delivery_seconds, number),
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <PlaceChip row={row} />
        <span className="font-mono wrap-anywhere" dir="ltr">
          {row.address}
        </span>
        <span className="ms-auto text-soft wrap-anywhere">{facts.join(' · ')}</span>
      </div>
      {isPlain(row) ? null : <p className="text-soft">{row.note}</p>}
    </>
  )
}
