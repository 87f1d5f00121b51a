import type { ReportReporter, ReportSummary } from '#contract/domain-reports.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Who reported, and how its mails came. */
export function Reporters({ reporters }: { reporters: ReportReporter[] }) {
  const { whole, dayAlone } = useFigures()
  const { reporters: words } = useWords().domainReports
  return (
    <DataTable
      label={words.title}
      rows={reporters}
      rowKey={({ reporter, kind, mail_from: from, counted }) => `${reporter} ${kind} ${from} ${counted}`}
      columns={[
        { title: words.name, cell: (row) => <Name reporter={row} /> },
        { title: words.kind, look: 'md:w-[100px]', cell: ({ kind }) => words[kind] },
        {
          title: words.reports,
          look: 'md:text-end tabular-nums md:w-[100px]',
          cell: (row) => whole(row.reports),
        },
        {
          title: words.messages,
          look: 'md:text-end tabular-nums md:w-[120px]',
          cell: (row) => whole(row.messages),
        },
        {
          title: words.last,
          look: 'md:w-[140px] whitespace-nowrap text-soft',
          cell: (row) => dayAlone(row.last_day),
        },
      ]}
    />
  )
}

function Name({ reporter: { reporter, mail_from: from, counted } }: { reporter: ReportReporter }) {
  const { reporters: words } = useWords().domainReports
  return (
    <span className="wrap-anywhere">
      <bdi className="font-medium">{reporter || words.unnamed}</bdi>
      {from ? <span className="block text-13 text-faint">{words.by({ domain: from })}</span> : null}
      {counted ? null : <span className="block text-13 text-warning">{words.uncounted}</span>}
    </span>
  )
}

/** Files without a report that could be taken, and what was wrong in those that were. */
export function Refusals({ refused }: Pick<ReportSummary, 'refused'>) {
  const { dateTime } = useFigures()
  const { refused: words } = useWords().domainReports
  if (refused.length === 0) return <Empty>{words.none}</Empty>
  return (
    <DataTable
      label={words.title}
      rows={refused}
      rowKey={({ at, name }, index) => `${at} ${name} ${index}`}
      columns={[
        { title: words.name, cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi> },
        { title: words.why, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
        {
          title: words.when,
          look: 'md:w-[200px] text-soft text-13',
          cell: ({ at, way }) => `${dateTime(at)}, ${words[way]}`,
        },
      ]}
    />
  )
}

export function Tls({ tls }: Pick<ReportSummary, 'tls'>) {
  const { whole } = useFigures()
  const { tls: words } = useWords().domainReports
  if (tls.reports === 0) return <Empty>{words.none}</Empty>
  return (
    <div className="flex flex-col gap-3">
      <p>{words.figures({ failed: tls.failed, sessions: tls.sessions })}</p>
      <p className="prose">{tls.says}</p>
      {tls.failures.length > 0 ? (
        <DataTable
          label={words.title}
          rows={tls.failures}
          rowKey={({ result, host }) => `${result} ${host}`}
          columns={[
            { title: words.result, cell: (failure) => <TlsFailure failure={failure} /> },
            {
              title: words.host,
              look: 'md:w-[200px]',
              cell: ({ host }) => <bdi className="wrap-anywhere">{host ?? '–'}</bdi>,
            },
            {
              title: words.reporters,
              look: 'md:w-[180px]',
              cell: ({ reporters }) => <bdi className="wrap-anywhere">{reporters.join(', ') || '–'}</bdi>,
            },
            {
              title: words.sessions,
              look: 'md:text-end tabular-nums md:w-[120px]',
              cell: ({ sessions }) => whole(sessions),
            },
          ]}
        />
      ) : null}
    </div>
  )
}

/** Why sessions failed, what to do, and the words of the reporters. */
function TlsFailure({
  failure: { says, fix, result, details },
}: {
  failure: ReportSummary['tls']['failures'][number]
}) {
  return (
    <div className="flex flex-col gap-1 wrap-anywhere">
      <p className="font-medium">{says}</p>
      <p className="text-14 text-soft">{fix}</p>
      <p className="text-13 text-faint">
        <bdi>
          <code>{[result, ...details].join(' · ')}</code>
        </bdi>
      </p>
    </div>
  )
}
