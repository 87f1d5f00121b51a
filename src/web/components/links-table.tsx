import { Link } from 'react-router'
import type { TestResult } from '#contract/spam-test.ts'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { Section } from './card.tsx'
import { DataTable } from './data-table.tsx'
import { Empty } from './empty.tsx'
import { RawValue } from './raw-value.tsx'
import { StatusMark, statusOrder } from './status.tsx'

type MailLink = TestResult['links'][number]

export function LinksTable({ result }: { result: TestResult }) {
  const { content, checks } = useWords().report
  const links = result.links.toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status])
  return (
    <Section title={content.links} note={content.count(links.length)}>
      {links.length === 0 ? (
        <Empty>{content.noLinks}</Empty>
      ) : (
        <DataTable
          label={content.links}
          width={860}
          rows={links}
          rowKey={(link, index) => `${index} ${link.url}`}
          columns={[
            { title: content.status, look: 'w-32', cell: (link) => <StatusMark status={link.status} /> },
            { title: content.linkText, look: 'w-44', cell: (link) => link.text || content.noText },
            { title: content.linkTarget, cell: (link) => <Target link={link} /> },
            {
              title: content.linkAnswer,
              look: 'w-28 whitespace-nowrap',
              cell: (link) => <Answer link={link} />,
            },
            {
              title: content.place,
              look: 'w-24 whitespace-nowrap',
              cell: (link) =>
                link.place ? (
                  <Link className="link" to={paths.line(result.id, link.place)}>
                    {checks.inSource(link.place.line)}
                  </Link>
                ) : null,
            },
          ]}
        />
      )}
    </Section>
  )
}

function Target({ link }: { link: MailLink }) {
  const { content } = useWords().report
  const listed = link.listed_on.length > 0 ? content.listedOn(link.listed_on.join(', ')) : null
  const notes = [link.note, listed].filter(Boolean).join(', ')
  return (
    <>
      <RawValue value={link.url} what={content.linkTarget} />
      {link.final_url && link.final_url !== link.url ? (
        <span className="flex gap-1.5 text-faint">
          <span aria-hidden="true">→</span>
          <RawValue value={link.final_url} what={content.linkTarget} />
        </span>
      ) : null}
      {notes ? <span className="block text-13 text-soft">{notes}</span> : null}
    </>
  )
}

function Answer({ link }: { link: MailLink }) {
  const { content } = useWords().report
  return (
    <>
      <span className="font-mono text-13">{link.http_status ?? content.noAnswer}</span>
      {link.redirects > 0 ? (
        <span className="block text-13 text-faint">{content.redirects(link.redirects)}</span>
      ) : null}
    </>
  )
}
