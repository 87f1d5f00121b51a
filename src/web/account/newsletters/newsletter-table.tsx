import { Link } from 'react-router'
import type { TestedNewsletter, TestedNewsletters } from '#contract/newsletters.ts'
import { paths } from '#web/shell/paths.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ChangeMark, ScoreMark } from './issue-marks.tsx'

/** Every newsletter on one line: its last issue, how that scores and changed, and its address. */
export function NewsletterTable({ newsletters }: { newsletters: TestedNewsletters }) {
  const words = useWords().newsletters
  const columns: Column<TestedNewsletter>[] = [
    {
      title: words.columns.name,
      look: 'md:min-w-[200px]',
      cell: (newsletter) => <Name newsletter={newsletter} />,
    },
    {
      title: words.columns.last,
      onPhone: 'below',
      look: 'md:min-w-[200px]',
      cell: (newsletter) => <Last newsletter={newsletter} />,
    },
    {
      title: words.columns.score,
      onPhone: 'aside',
      look: 'whitespace-nowrap md:px-3!',
      cell: ({ last }) => (last ? <ScoreMark issue={last} /> : null),
    },
    {
      title: words.columns.change,
      onPhone: 'none',
      look: 'md:px-3! md:max-w-[150px]',
      cell: ({ last }) => (last ? <ChangeMark issue={last} /> : null),
    },
    {
      title: words.columns.issues,
      onPhone: 'none',
      look: 'text-end tabular-nums md:px-3!',
      cell: ({ issues }) => issues,
    },
    {
      title: words.columns.address,
      onPhone: 'below',
      look: 'md:min-w-[220px]',
      cell: ({ address }) => <Address address={address} />,
    },
  ]
  const { meta, data } = newsletters
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      width={920}
      among={{ total: meta.total, preceding: (meta.current_page - 1) * meta.per_page }}
    />
  )
}

function Name({
  newsletter: { id, name, client, paused_at, silent_since },
}: {
  newsletter: TestedNewsletter
}) {
  const { day } = useFigures()
  const words = useWords().newsletters
  return (
    <div className="min-w-0">
      <Link
        to={paths.newsletters(id)}
        className="inline-flex min-h-6 items-center font-medium wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      {client ? <span className="block text-13 text-faint wrap-anywhere">{client}</span> : null}
      {paused_at ? <span className="block text-13 font-medium">{words.paused}</span> : null}
      {silent_since ? (
        <span className="block text-13 font-medium text-warning">
          {words.silent({ when: day(silent_since) })}
        </span>
      ) : null}
    </div>
  )
}

function Last({ newsletter: { last, issues } }: { newsletter: TestedNewsletter }) {
  const { day } = useFigures()
  const words = useWords().newsletters
  if (!last) return <span className="text-faint">{words.noIssue}</span>
  return (
    <div className="min-w-0">
      <span className="line-clamp-1 wrap-anywhere">{last.subject || words.noSubject}</span>
      <span className="block text-13 text-faint">
        {day(last.received_at)}
        <span className="md:hidden">{`, ${words.issues({ count: issues })}`}</span>
      </span>
      <span className="block text-13 md:hidden">
        <ChangeMark issue={last} />
      </span>
    </div>
  )
}

/** Copied more often than read. */
function Address({ address }: { address: string }) {
  const words = useWords().newsletters
  return (
    <span className="flex min-w-0 items-center gap-1">
      <bdi dir="ltr" className="min-w-0 truncate font-mono text-13 md:max-w-[200px]" title={address}>
        {address}
      </bdi>
      <CopyValue text={address} what={words.address} />
    </span>
  )
}
