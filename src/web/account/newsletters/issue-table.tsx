import { Link } from 'react-router'
import type { IssueFaultView, NewsletterHistory, NewsletterIssue } from '#contract/newsletters.ts'
import { paths } from '#web/shell/paths.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ChangeMark, ScoreMark } from './issue-marks.tsx'

/** Where the row of an issue is on the page. */
export const issueAnchor = (id: string) => `issue-${id}`

/** Issues, the newest first: score, what changed against the issue before, and the way to the report. */
export function IssueTable({ issues }: { issues: NewsletterHistory['data'] }) {
  const words = useWords().newsletters
  const hasPictures = issues.some(({ picture }) => picture !== null)
  const columns: Column<NewsletterIssue>[] = [
    ...(hasPictures
      ? [
          {
            title: words.columns.picture,
            onPhone: 'none' as const,
            look: 'md:w-[72px] md:pe-0!',
            cell: (issue: NewsletterIssue) => <Thumbnail issue={issue} />,
          },
        ]
      : []),
    {
      title: words.columns.issue,
      look: 'md:min-w-[220px]',
      cell: (issue) => <Subject issue={issue} />,
    },
    {
      title: words.columns.score,
      onPhone: 'aside',
      look: 'whitespace-nowrap md:px-3!',
      cell: (issue) => <ScoreMark issue={issue} />,
    },
    {
      title: words.columns.change,
      onPhone: 'none',
      look: 'md:w-[150px] md:px-3!',
      cell: (issue) => <ChangeMark issue={issue} />,
    },
    {
      title: words.columns.changed,
      onPhone: 'below',
      look: 'md:min-w-[280px]',
      cell: (issue) => <Changed issue={issue} />,
    },
  ]
  return (
    <DataTable label={words.one.issues} columns={columns} rows={issues} rowKey={({ id }) => id} width={820} />
  )
}

/** As a phone shows the email; the subject beside it leads to the report as well. */
function Thumbnail({ issue: { picture, report } }: { issue: NewsletterIssue }) {
  if (!picture || !report) return null
  return (
    <Link to={paths.report(report)} tabIndex={-1} aria-hidden="true" className="block w-11">
      <img
        src={picture}
        alt=""
        loading="lazy"
        width={44}
        height={60}
        className="h-[60px] w-11 rounded-sm border border-line bg-white object-cover object-top"
      />
    </Link>
  )
}

function Subject({ issue }: { issue: NewsletterIssue }) {
  const { dateTime } = useFigures()
  const words = useWords().newsletters
  const { id, report, subject, received_at, state } = issue
  const shown = subject || words.noSubject
  return (
    <div id={issueAnchor(id)} className="min-w-0 scroll-mt-24">
      {report ? (
        <Link
          to={paths.report(report)}
          className="inline-flex min-h-6 items-center font-medium wrap-anywhere hover:underline"
        >
          {shown}
        </Link>
      ) : (
        <span className="font-medium wrap-anywhere">{shown}</span>
      )}
      <span className="block text-13 text-faint">
        {dateTime(received_at)}
        {report === null && state === 'tested' ? `. ${words.gone}` : ''}
      </span>
    </div>
  )
}

/** Faults that are named; more are counted. */
const MOST_NAMED = 4

function Changed({ issue }: { issue: NewsletterIssue }) {
  const words = useWords().newsletters
  const { found, gone, report, before, state, change } = issue
  if (state === 'locked') return <span className="text-soft">{words.locked}</span>
  if (state === 'failed') return <span className="text-soft">{words.failed}</span>
  if (state === 'testing') return null
  const lines = [
    ...found.map((fault) => ({ fault, isNew: true })),
    ...gone.map((fault) => ({ fault, isNew: false })),
  ]
  const more = lines.length - MOST_NAMED
  return (
    <div className="min-w-0">
      <div className="md:hidden">
        <ChangeMark issue={issue} />
      </div>
      {lines.length > 0 ? (
        <ul>
          {lines.slice(0, MOST_NAMED).map(({ fault, isNew }) => (
            <FaultLine key={`${isNew} ${fault.check}`} fault={fault} isNew={isNew} report={report} />
          ))}
          {more > 0 ? <li className="text-13 text-faint">{words.one.more({ count: more })}</li> : null}
        </ul>
      ) : (
        <span className="block text-faint">{change === null ? words.one.first : words.one.nothing}</span>
      )}
      {report && before && change !== null ? (
        <Link
          to={paths.compare(before, report)}
          aria-label={words.one.compareName({ subject: issue.subject || words.noSubject })}
          className="link inline-flex min-h-6 items-center text-13"
        >
          {words.one.compare}
        </Link>
      ) : null}
    </div>
  )
}

type Line = { fault: IssueFaultView; isNew: boolean; report: string | null }

function FaultLine({ fault: { check, title, status }, isNew, report }: Line) {
  const { one: words } = useWords().newsletters
  const said = isNew ? words.found({ title }) : words.gone({ title })
  return (
    <li className="flex min-h-6 items-start gap-1.5">
      <StatusIcon status={isNew ? status : 'good'} className="mt-0.5 size-4" />
      <span className="min-w-0 wrap-anywhere">
        {isNew && report ? (
          <Link to={paths.check(report, check)} className="hover:underline">
            {said}
          </Link>
        ) : (
          said
        )}
      </span>
    </li>
  )
}
