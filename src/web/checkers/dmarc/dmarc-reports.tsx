import type { RecordDetails } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useWords } from '#web/words/words.ts'

/** Who gets the reports, and whether they agreed to. */
export function DmarcReports({ reports }: { reports: RecordDetails<'dmarc'>['reports'] }) {
  const { dmarc: words } = useWords().checkers
  return (
    <Section title={words.reports}>
      <DataTable
        label={words.reports}
        width={480}
        rows={reports}
        rowKey={({ tag, uri }, index) => `${index} ${tag} ${uri}`}
        columns={[
          { title: words.reportType, look: 'w-36', cell: ({ tag }) => words.reportKind[tag] ?? tag },
          {
            title: words.reportTo,
            cell: ({ uri }) => <code className="text-13 wrap-anywhere">{uri}</code>,
          },
          {
            title: words.reportState,
            cell: ({ external, authorization, mailbox }) => (
              <span className={authorization?.outcome === 'missing' ? 'text-warning' : 'text-soft'}>
                {[
                  external === null ? '' : external ? words.external : words.own,
                  words.authorization[authorization?.outcome ?? ''],
                  words.mailbox[mailbox ?? ''],
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
