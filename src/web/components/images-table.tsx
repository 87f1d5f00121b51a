import type { TestResult } from '#contract/spam-test.ts'
import { countOf, perTallPart } from '../parts.ts'
import { shortened } from '../shortened.ts'
import { useFigures } from '../words/figures.ts'
import { useWords } from '../words/words.ts'
import { Section } from './card.tsx'
import { Empty } from './empty.tsx'
import { PartedTable } from './parted-table.tsx'
import { RawValue } from './raw-value.tsx'
import { StatusMark, statusOrder } from './status.tsx'

/** Of an address and of an alternative text. */
const shown = 80

export function ImagesTable({ result }: { result: TestResult }) {
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
