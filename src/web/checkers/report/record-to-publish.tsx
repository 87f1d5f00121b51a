import type { RecordResult } from '#contract/checkers.ts'
import type { DnsRecordToPublish } from '#contract/spam-test.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton, CopyValue } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordDiff } from './record-diff.tsx'

const badges: Record<DnsRecordToPublish['action'], string> = {
  add: 'bg-good-tint text-good',
  replace: 'bg-warning-tint text-warning',
  remove: 'bg-bad-tint text-bad',
}

type Form = NonNullable<RecordResult['suggested_records'][number]['form']>

/** A DNS record to copy as it is, whole or cell by cell. */
export function RecordToPublish({ record, form }: { record: DnsRecordToPublish; form?: Form | null }) {
  const { report } = useWords()
  const words = report.record
  const line = `${record.host}. ${record.ttl} IN ${record.type} ${record.type === 'TXT' ? `"${record.value}"` : record.value}`
  const cells = [
    { label: words.type, value: record.type },
    form
      ? { label: form.field, value: form.name, shown: form.name || words.formEmpty }
      : { label: words.host, value: record.host, shown: record.host },
    { label: words.value, value: form?.value ?? record.value },
    { label: words.ttl, value: String(record.ttl), shown: words.seconds({ ttl: record.ttl }) },
  ]
  return (
    <div className="@container overflow-hidden rounded-md border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-line border-b bg-well py-1.5 ps-3 pe-1.5">
        <span className={`rounded-sm px-1.5 text-13 font-medium ${badges[record.action]}`}>
          {words[record.action]}
        </span>
        <CopyButton
          text={line}
          name={words.copyAll}
          label={words.copyAll}
          className={buttonClass('quiet', '', 'small')}
        />
      </div>
      <dl className="grid gap-x-6 gap-y-2 px-3 pt-2 pb-3 @lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
        {cells.map((cell) => (
          <div key={cell.label} className="has-copy grid min-w-0 grid-cols-[64px_minmax(0,1fr)] @lg:block">
            <dt className="py-1 text-13 text-faint">{cell.label}</dt>
            <dd className="flex min-w-0 items-start gap-1">
              <code className="min-w-0 py-1 text-13 wrap-anywhere">{cell.shown ?? cell.value}</code>
              <CopyValue text={cell.value} what={cell.label} />
            </dd>
          </div>
        ))}
      </dl>
      {form ? <FormNote form={form} full={record.host} /> : null}
      {record.current !== undefined && record.action === 'replace' ? (
        <RecordDiff current={record.current} next={record.value} />
      ) : null}
    </div>
  )
}

/** Where the name is entered, and what becomes of a full one. */
function FormNote({ form, full }: { form: Form; full: string }) {
  const { record: words } = useWords().report
  const facts = { host: form.host.name, zone: form.zone, full }
  return (
    <p className="border-line border-t px-3 py-2 text-13 text-soft">
      {form.host.confirmed ? words.formAdds(facts) : words.formUsuallyAdds(facts)}
    </p>
  )
}
