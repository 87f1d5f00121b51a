import { useEffect, useRef, useState } from 'react'
import type { PlacementRow } from '#contract/placement.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { type Asked, areMixed, duration } from '../place.ts'
import { ProviderMark, ProviderName } from '../provider-mark.tsx'
import { AuthMarks } from './auth-marks.tsx'
import { ListsFlag } from './lists-flag.tsx'
import { PlaceChip } from './place-chip.tsx'
import { RowDetails } from './row-details.tsx'

const columns = ['provider', 'place', 'folder', 'sender', 'lists', 'auth', 'time'] as const

const widths = {
  provider: 'w-[26%] lg:w-[31%]',
  place: 'w-[13%]',
  folder: 'w-[12%] lg:w-[10%]',
  sender: 'w-[16%] lg:w-[14%]',
  lists: 'w-[12%]',
  auth: 'w-[14%] lg:w-[13%]',
  time: 'w-[7%]',
}

/** Each mailbox in one line; a line opens to all that is known of it. On phones it scrolls, 900 px wide. */
export function RowsTable({ rows, asked }: { rows: PlacementRow[]; asked: Asked | null }) {
  const { report } = useWords().placement
  const isMixed = areMixed(rows)
  return (
    <ScrollBox label={report.table} className="table-box placement-box">
      <table className="w-full table-fixed" style={{ '--least': '900px' } as React.CSSProperties}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 text-start text-13 font-normal text-faint hyphens-auto first:ps-5 ${widths[column]}`}
              >
                {report.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Row
            key={row.mailbox.id}
            row={row}
            isLabelled={isMixed && row.simulated}
            asked={asked?.id === row.mailbox.id ? asked : null}
          />
        ))}
      </table>
    </ScrollBox>
  )
}

type RowProps = { row: PlacementRow; isLabelled: boolean; asked: Asked | null }

function Row({ row, isLabelled, asked }: RowProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!asked) return
    setOpen(true)
    opener.current?.focus()
    opener.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const { number } = useFigures()
  const { report } = useWords().placement
  const details = `mailbox-${row.mailbox.id}`
  const arrived = row.status === 'delivered' || row.status === 'late'
  return (
    <tbody className="placement-row" data-open={open ? '' : undefined}>
      <tr
        className="align-top"
        onClick={(event) => {
          const chosen = window.getSelection()?.toString()
          if (!chosen && !(event.target as Element).closest('button, a')) setOpen(!open)
        }}
      >
        <th scope="row" className="text-start font-normal">
          <div className="flex min-w-0 items-start gap-3">
            <button
              ref={opener}
              type="button"
              className="row-opener needs-scripts"
              aria-expanded={open}
              aria-controls={details}
              aria-label={report.open({ address: row.address })}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
            </button>
            <ProviderMark provider={row.mailbox.provider} />
            <div className="min-w-0">
              <ProviderName name={row.mailbox.name} labelled={isLabelled} />
              <p className="font-mono text-13 text-faint wrap-anywhere" dir="ltr">
                {row.address}
              </p>
            </div>
          </div>
        </th>
        <td>
          <PlaceChip row={row} />
          {row.status === 'late' ? <p className="text-13 text-faint">{report.late}</p> : null}
        </td>
        <td>
          <span className="font-mono text-13 text-soft wrap-anywhere">{row.folder}</span>
        </td>
        <td>
          <Sender row={row} />
        </td>
        <td>{row.status === 'pending' ? null : <ListsFlag row={row} />}</td>
        <td>{arrived ? <AuthMarks auth={row.auth} /> : null}</td>
        <td className="whitespace-nowrap text-soft tabular-nums">
          {row.delivery_seconds === null ? null : duration(row.delivery_seconds, number)}
        </td>
      </tr>
      <tr id={details} className="placement-details">
        <td colSpan={columns.length}>
          <div className="placement-details-inner">
            <RowDetails row={row} />
          </div>
        </td>
      </tr>
    </tbody>
  )
}

function Sender({ row }: { row: PlacementRow }) {
  const { row: words } = useWords().placement
  if (!row.sender && !row.sender_ip) return null
  return (
    <div className="min-w-0 text-13">
      <p className="truncate" dir="ltr" title={row.sender ?? undefined}>
        {row.sender}
      </p>
      {row.sender_ip ? (
        <>
          <p className="truncate font-mono text-soft" dir="ltr" title={row.sender_ip}>
            {row.sender_ip}
          </p>
          <p className="truncate text-faint" dir="ltr" title={row.ptr ?? undefined}>
            {row.ptr ?? words.noPtr}
          </p>
        </>
      ) : null}
    </div>
  )
}
