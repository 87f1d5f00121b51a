import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PartedTable } from '#web/ui/parted-table.tsx'
import { countOf } from '#web/ui/parts.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'

export function AttachmentsTable({ result }: { result: MailContents & { id: string } }) {
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
