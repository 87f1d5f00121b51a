import type { DnsRecordToPublish } from '#contract/spam-test.ts'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

type Change = Pick<DnsRecordToPublish, 'action' | 'type' | 'value'> & { current?: string | null }

/** How to undo a change to a record. Renders an entry of a description list. */
export function WayBack({ record: { action, current, value, type } }: { record: Change }) {
  const { undo: words } = useWords().domainReport.publish
  const before = action === 'add' ? [] : (current ?? value).split('\n')
  return (
    <div className="min-w-0 md:col-span-2">
      <dt className="text-13 text-faint">{words.title}</dt>
      <dd className="text-soft">
        {words[action]}
        {before.map((record) => (
          <RawValue key={record} value={record} what={type} />
        ))}
      </dd>
    </div>
  )
}
