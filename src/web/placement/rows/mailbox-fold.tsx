import { useEffect, useState } from 'react'
import type { PlacementRow } from '#contract/placement.ts'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'
import type { Asked } from '../place.ts'
import { RowsTable } from './rows-table.tsx'

/** The table of mailboxes, folded until it is opened or one of its rows is asked for. */
export function MailboxFold({ rows, asked }: { rows: PlacementRow[]; asked: Asked | null }) {
  const { report } = useWords().placement
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
  return (
    <FoldCard title={report.mailboxes} note={report.mailboxesNote} open={open} onToggle={setOpen}>
      <div className="bare-table">
        <RowsTable rows={rows} asked={open ? asked : null} />
      </div>
    </FoldCard>
  )
}
