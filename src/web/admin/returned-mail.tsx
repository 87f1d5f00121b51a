import type { ReturnedMail } from '#contract/operations.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Day = ReturnedMail['days'][number]

/** How much mail to users came back, day by day. */
export function ReturnedMailTable({ returned }: { returned: ReturnedMail }) {
  const { returned: words } = useWords().operators
  const { percent, whole, dayAlone } = useFigures()
  const withShare = (count: number, rate: number | null) =>
    count && rate !== null ? words.share({ count: whole(count), share: percent(rate) }) : whole(count)
  const columns: Column<Day>[] = [
    { title: words.columns.day, look: 'tabular-nums', cell: ({ day }) => dayAlone(day) },
    { title: words.columns.sent, look: 'tabular-nums', cell: ({ sent }) => whole(sent) },
    {
      title: words.columns.bounces,
      look: 'tabular-nums',
      cell: ({ bounces, bounce_rate }) => withShare(bounces, bounce_rate),
    },
    {
      title: words.columns.complaints,
      look: 'tabular-nums',
      cell: ({ complaints, complaint_rate }) => withShare(complaints, complaint_rate),
    },
    { title: words.columns.stopped, look: 'tabular-nums', cell: ({ stopped }) => whole(stopped) },
  ]
  const { domain, bounce_rate, complaint_rate, days } = returned
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[70ch] text-soft">
        {domain ? words.lead({ domain }) : words.unread}
        {bounce_rate === null || complaint_rate === null ? null : (
          <> {words.rates({ bounces: percent(bounce_rate), complaints: percent(complaint_rate) })}</>
        )}
      </p>
      {days.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <DataTable label={words.title} columns={columns} rows={days} rowKey={({ day }) => day} width={640} />
      )}
    </Section>
  )
}
