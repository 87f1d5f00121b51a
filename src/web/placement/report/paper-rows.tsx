import type { PlacementRow } from '#contract/placement.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { duration } from '../place.ts'
import { PlaceChip } from '../rows/place-chip.tsx'

/** Each mailbox for paper: where the mail is, what happened, and what was read there, in lines that fit a page. */
export function PaperRows({ rows }: { rows: PlacementRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.mailbox.id} className="keep border-line border-t py-2.5 first:border-t-0">
          <Line row={row} />
        </li>
      ))}
    </ul>
  )
}

function Line({ row }: { row: PlacementRow }) {
  const { number } = useFigures()
  const { report, simulated, row: words } = useWords().placement
  const { auth, blacklists, delivery_seconds, folder, ms, sender_ip, ptr } = row
  const lists = blacklists?.map(({ list }) => list).join(', ')
  const facts = [
    folder,
    sender_ip ? `${sender_ip} (${ptr ?? words.noPtr})` : null,
    blacklists === null ? report.notAsked : lists || report.notListed,
    auth ? `SPF ${auth.spf}, DKIM ${auth.dkim}, DMARC ${auth.dmarc}` : report.noAuth,
    delivery_seconds === null ? null : duration(delivery_seconds, number),
    ms?.explained.map(({ name, value }) => `${name} ${value}`).join(', '),
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium wrap-anywhere">
          {row.mailbox.name} <span className="font-mono text-13 font-normal text-faint">{row.address}</span>
          {row.simulated ? <span className="text-13 font-normal text-faint"> {simulated.label}</span> : null}
        </p>
        <PlaceChip row={row} />
      </div>
      <p>{row.note}</p>
      {sender_ip ? <p className="text-13 text-soft wrap-anywhere">{facts.join(' · ')}</p> : null}
    </>
  )
}
