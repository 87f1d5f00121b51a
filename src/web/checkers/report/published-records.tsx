import type { RecordResult } from '#contract/checkers.ts'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

/** What stands in the record's place: none, or several of which none counts. */
export function PublishedRecords({
  result,
}: {
  result: Pick<RecordResult, 'published' | 'queried' | 'status'>
}) {
  const { record: words } = useWords().checkers
  const { published, queried, status } = result
  if (published.length === 0) {
    return status === 'no-data' ? null : (
      <p className="border-line border-t bg-well px-4 py-3 text-soft wrap-anywhere md:px-6">
        {words.none({ name: queried })}
      </p>
    )
  }
  return (
    <div className="border-line border-t px-4 py-4 md:px-6">
      <p className="mb-2 text-13 text-faint">{words.several({ count: published.length })}</p>
      <ol className="flex list-decimal flex-col gap-2 ps-6 marker:text-faint">
        {published.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records may repeat
          <li key={index}>
            <RawValue value={record} what={words.copy} />
          </li>
        ))}
      </ol>
    </div>
  )
}
