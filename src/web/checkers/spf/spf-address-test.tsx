import type { RecordDetails } from '#contract/checkers.ts'
import type { Status } from '#contract/spam-test.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

const statuses: Record<string, Status> = {
  pass: 'good',
  softfail: 'warning',
  neutral: 'warning',
  none: 'warning',
  fail: 'bad',
  permerror: 'bad',
  temperror: 'no-data',
}

/** What one address would get, the term that decides, and how the record was walked. */
export function SpfAddressTest({ test }: { test: NonNullable<RecordDetails<'spf'>['test']> }) {
  const { spf: words } = useWords().checkers
  return (
    <Section title={words.test}>
      <Card className="overflow-hidden">
        <div className="flex gap-3 p-4 md:px-5">
          <StatusIcon status={statuses[test.result] ?? 'no-data'} className="mt-1 size-5" />
          <div className="min-w-0">
            <p className="text-16 font-bold md:text-20">{words.result[test.result] ?? test.result}</p>
            <p className="text-soft">
              <code className="text-13 wrap-anywhere">{test.ip}</code> {words.as}{' '}
              <code className="text-13 wrap-anywhere">{test.sender}</code>
            </p>
            <DecidedBy path={test.path} />
          </div>
        </div>
        {test.steps.length > 0 ? <Trace steps={test.steps} /> : null}
      </Card>
    </Section>
  )
}

function DecidedBy({ path }: { path: NonNullable<RecordDetails<'spf'>['test']>['path'] }) {
  const { spf: words } = useWords().checkers
  if (path === null) return null
  if (path.length === 0) return <p className="mt-2 text-soft">{words.noMatch}</p>
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="text-13 text-faint">{words.matched}</span>
      {path.map(({ domain, term }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the way down is walked once
        <span key={index} className="inline-flex items-baseline gap-2">
          {index > 0 ? (
            <ChevronRight aria-hidden="true" className="size-3.5 self-center text-faint rtl:-scale-x-100" />
          ) : null}
          <code className="rounded-sm bg-well px-1.5 py-0.5 text-13 wrap-anywhere" title={domain}>
            {term}
          </code>
        </span>
      ))}
    </div>
  )
}

function Trace({ steps }: { steps: NonNullable<RecordDetails<'spf'>['test']>['steps'] }) {
  const { spf: words } = useWords().checkers
  const { traceColumns: columns } = words
  return (
    <details className="fold border-line border-t">
      <summary className="flex min-h-11 items-center gap-2 px-4 font-medium hover:bg-well md:px-5">
        {words.trace({ count: steps.length })}
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="bare-table border-line border-t">
        <DataTable
          label={words.trace({ count: steps.length })}
          width={720}
          rows={steps}
          rowKey={({ domain, term }, index) => `${index} ${domain} ${term}`}
          columns={[
            {
              title: columns.term,
              cell: ({ term }) => <code className="text-13 wrap-anywhere">{term}</code>,
            },
            {
              title: columns.domain,
              cell: ({ domain }) => <code className="text-13 wrap-anywhere">{domain}</code>,
            },
            {
              title: columns.name,
              cell: ({ name }) => <code className="text-13 wrap-anywhere">{name}</code>,
            },
            {
              title: columns.outcome,
              look: 'w-36',
              cell: ({ outcome }) => (
                <span className={outcome === 'match' ? 'font-medium' : 'text-soft'}>
                  {words.traceOutcome[outcome] ?? outcome}
                </span>
              ),
            },
            {
              title: columns.lookups,
              look: 'w-24 text-end tabular-nums',
              cell: ({ lookups }) => lookups,
            },
          ]}
        />
      </div>
    </details>
  )
}
