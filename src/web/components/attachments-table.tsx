import type { TestResult } from '#contract/spam-test.ts'
import { countOf } from '../parts.ts'
import { useFigures } from '../words/figures.ts'
import { useWords } from '../words/words.ts'
import { Section } from './card.tsx'
import { Empty } from './empty.tsx'
import { PartedTable } from './parted-table.tsx'

export function AttachmentsTable({ result }: { result: TestResult }) {
  const { size } = useFigures()
  const { content } = useWords().report
  return (
    <Section
      title={content.attachments}
      note={countOf(content, result.counts.attachments, result.attachments.length)}
    >
      {result.attachments.length === 0 ? (
        <Empty>{content.noAttachments}</Empty>
      ) : (
        <PartedTable
          name="attachments"
          label={content.attachments}
          width={480}
          rows={result.attachments}
          rowKey={(file, index) => `${index} ${file.filename}`}
          columns={[
            { title: content.file, cell: (file) => <span className="wrap-anywhere">{file.filename}</span> },
            {
              title: content.type,
              look: 'w-60',
              cell: (file) => <code className="text-13">{file.type}</code>,
            },
            {
              title: content.size,
              look: 'w-24 whitespace-nowrap text-end tabular-nums',
              cell: (file) => size(file.bytes),
            },
          ]}
        />
      )}
    </Section>
  )
}
