import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { PartedTable } from '#web/ui/parted-table.tsx'
import { countOf } from '#web/ui/parts.ts'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'

/** A signature alone may be 4,000 characters long; the source above has all of it. */
const shownOfValue = 280

export function HeadersTable({ result }: { result: MailContents & { id: string } }) {
  const words = useWords().report
  if (result.headers.length === 0) return null
  return (
    <Section
      title={words.source.headers}
      note={countOf(words.content, result.counts.headers, result.headers.length)}
    >
      <PartedTable
        name="headers"
        label={words.source.headers}
        rows={result.headers}
        rowKey={(header, index) => `${index} ${header.name}`}
        columns={[
          {
            title: words.source.header,
            look: 'w-56',
            cell: (header) => <span className="font-medium wrap-anywhere">{header.name}</span>,
          },
          {
            title: words.source.value,
            cell: (header) => (
              <>
                <RawValue value={header.value} what={header.name} most={shownOfValue} />
                {header.note ? <span className="block text-13 text-soft">{header.note}</span> : null}
              </>
            ),
          },
          {
            title: words.content.place,
            look: 'w-24 whitespace-nowrap',
            cell: (header) => (
              <Link className="link" to={paths.line(result.id, { in: 'raw', line: header.line })}>
                {words.checks.inSource({ line: header.line })}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  )
}
