import type { RecordResult } from '#contract/checkers.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

/** The raw evidence: who was asked, what they said, for how long it holds. */
export function DnsAnswers({ answers }: { answers: RecordResult['dns_answers'] }) {
  const { dns: words } = useWords().checkers
  if (answers.length === 0) return null
  return (
    <Card className="overflow-hidden">
      <details className="fold">
        <summary className="flex min-h-11 items-center gap-3 px-4 hover:bg-well md:px-5">
          <span className="font-medium">{words.title}</span>
          <span className="text-13 text-faint">{words.count({ count: answers.length })}</span>
          <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
        </summary>
        <div className="bare-table border-line border-t">
          <DataTable
            label={words.title}
            width={880}
            rows={answers}
            rowKey={({ name, type, server }, index) => `${index} ${name} ${type} ${server}`}
            columns={[
              {
                title: words.name,
                look: 'w-[26%]',
                cell: ({ name }) => <RawValue value={name} what={words.name} />,
              },
              {
                title: words.type,
                look: 'w-16',
                cell: ({ type }) => <code className="text-13">{type}</code>,
              },
              {
                title: words.outcome,
                cell: ({ outcome, answers: said }) =>
                  said.length > 0 ? (
                    [...new Set(said)].map((each) => (
                      <RawValue key={each} value={each} what={words.outcome} />
                    ))
                  ) : (
                    <span className="text-faint">{words.outcomes[outcome] ?? outcome}</span>
                  ),
              },
              {
                title: words.server,
                look: 'w-36',
                cell: ({ server }) => <code className="text-13 wrap-anywhere">{server}</code>,
              },
              {
                title: words.ttl,
                look: 'w-24 whitespace-nowrap text-end tabular-nums',
                cell: ({ ttl }) => words.ttlOf({ seconds: ttl }),
              },
              {
                title: words.ms,
                look: 'w-24 whitespace-nowrap text-end tabular-nums',
                cell: ({ ms }) => words.msOf({ ms }),
              },
            ]}
          />
        </div>
      </details>
    </Card>
  )
}
