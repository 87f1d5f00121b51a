import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { policyAnswer } from './policy-answer.ts'

/** The policy file, the one to publish instead, and which mail servers are covered. */
export function MtaStsParts({ details }: { details: RecordDetails<'mta-sts'> }) {
  const { mtaSts: words } = useWords().checkers
  const { policy, mail, file } = details
  return (
    <>
      <div className={policy && file ? 'grid gap-10 lg:grid-cols-2 lg:gap-4' : 'contents'}>
        {policy ? <Policy policy={policy} /> : null}
        {file ? (
          <Section title={words.file}>
            <Card className="has-copy flex items-start justify-between overflow-hidden">
              <File text={file} />
              <span className="p-2">
                <CopyValue text={file} what={words.file} />
              </span>
            </Card>
          </Section>
        ) : null}
      </div>
      {mail && mail.hosts.length > 0 ? (
        <Section title={words.servers}>
          <DataTable
            label={words.servers}
            width={420}
            rows={mail.hosts}
            rowKey={({ host }) => host}
            columns={[
              {
                title: words.server,
                cell: ({ host }) => <code className="text-13 wrap-anywhere">{host}</code>,
              },
              {
                title: words.covered,
                cell: ({ coveredBy }) =>
                  coveredBy ? (
                    <code className="text-13 wrap-anywhere">{coveredBy}</code>
                  ) : (
                    <span className={policy?.policy ? 'font-medium text-bad' : 'text-faint'}>
                      {words.uncovered}
                    </span>
                  ),
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  )
}

function File({ text }: { text: string }) {
  return <pre className="whitespace-pre-wrap px-4 py-3 text-13 wrap-anywhere md:px-5">{text}</pre>
}

function Policy({ policy: fetched }: { policy: NonNullable<RecordDetails<'mta-sts'>['policy']> }) {
  const { mtaSts: words } = useWords().checkers
  const { duration } = useFigures()
  const { url, outcome, reason, text, policy } = fetched
  const rows = [
    { label: words.fetched, value: url ? <RawValue value={url} what={words.fetched} /> : null },
    {
      label: words.status,
      value: outcome === 'fetched' ? null : policyAnswer(outcome, reason, words),
    },
    { label: words.mode, value: policy?.mode ? (words.modes[policy.mode] ?? policy.mode) : null },
    { label: words.maxAge, value: policy?.maxAge == null ? null : duration(policy.maxAge) },
    {
      label: words.patterns,
      value: policy?.mx.length ? <code className="text-13 wrap-anywhere">{policy.mx.join(', ')}</code> : null,
    },
  ]
  return (
    <Section title={words.policy}>
      <Card className="overflow-hidden">
        <dl className="grid gap-2.5 p-4 md:p-5">
          {rows.map(({ label, value }) =>
            value ? (
              <div key={label} className="grid gap-x-4 sm:grid-cols-[168px_minmax(0,1fr)]">
                <dt className="text-13 text-faint">{label}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {text ? (
          <div className="border-line border-t bg-well">
            <File text={text} />
          </div>
        ) : null}
      </Card>
    </Section>
  )
}
