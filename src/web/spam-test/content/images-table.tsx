import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PartedTable } from '#web/ui/parted-table.tsx'
import { countOf, perTallPart } from '#web/ui/parts.ts'
import { RawValue } from '#web/ui/raw-value.tsx'
import { shortened } from '#web/ui/shortened.ts'
import { StatusMark, statusOrder } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'

/** Of an address and of an alternative text. */
const shown = 80

export function ImagesTable({ result }: { result: MailContents & { id: string } }) {
  const { size } = useFigures()
  const { content } = useWords().report
  const images = result.images.toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status])
  return (
    <Section title={content.images} note={countOf(content, result.counts.images, images.length)}>
      {images.length === 0 ? (
        <Empty>{content.noImages}</Empty>
      ) : (
        <PartedTable
          name="images"
          most={perTallPart}
          label={content.images}
          rows={images}
          rowKey={(image, index) => `${index} ${image.src}`}
          columns={[
            {
              title: content.file,
              look: 'w-32',
              cell: (image) => <StatusMark status={image.status} word={content.answers[image.status]} />,
            },
            {
              title: content.imageAddress,
              cell: (image) => (
                <>
                  <RawValue value={image.src} what={content.imageAddress} most={shown} />
                  {image.note ? <span className="block text-13 text-soft">{image.note}</span> : null}
                </>
              ),
            },
            {
              title: content.alt,
              look: 'w-52',
              cell: (image) =>
                image.alt ? (
                  <span className="wrap-anywhere">{shortened(image.alt, shown)}</span>
                ) : (
                  <span className="text-faint">
                    {image.alt === null ? content.altNone : content.altEmpty}
                  </span>
                ),
            },
            {
              title: content.size,
              look: 'w-24 whitespace-nowrap text-end tabular-nums',
              cell: (image) => (image.bytes === null ? null : size(image.bytes)),
            },
          ]}
        />
      )}
    </Section>
  )
}
