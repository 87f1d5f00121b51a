import type { Placement, PlacementTrend } from '#contract/placement.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { RowsTable } from '../rows/rows-table.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import { AdviceList } from './advice-list.tsx'
import { ProviderBars } from './provider-bars.tsx'
import { ReportHead } from './report-head.tsx'
import { Trend } from './trend.tsx'

/** The report: the verdict, the shares, each mailbox, what to do, and how it was before. */
export function Report({ test, trend }: { test: Placement; trend: PlacementTrend | null }) {
  const { report } = useWords().placement
  return (
    <>
      <ReportHead test={test} />
      {test.simulated ? <SimulatedNote sample={test.id === 'example'} /> : null}
      <ProviderBars test={test} />
      <Section title={report.mailboxes} note={report.mailboxesNote}>
        <RowsTable rows={test.results} />
      </Section>
      <AdviceList test={test} />
      {trend ? <Trend trend={trend} test={test.id} /> : null}
    </>
  )
}
