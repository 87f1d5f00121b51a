import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { FlaskConical, MailPlus, PenLine } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { useNewer } from './newer.ts'

/** What to know before reading: that it is simulated or edited, or that a newer mail came. */
export function ReportBanners({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  const newer = useNewer(result)
  return (
    <>
      {newer ? (
        <Banner icon={<MailPlus aria-hidden="true" />}>
          {report.newer}{' '}
          <Link to={paths.report(newer)} className="font-medium text-accent-strong underline">
            {report.openNewer}
          </Link>
        </Banner>
      ) : null}
      {result.edited_from ? (
        <Banner icon={<PenLine aria-hidden="true" />}>
          {report.edited.text}{' '}
          <Link to={paths.report(result.edited_from)} className="font-medium text-accent-strong underline">
            {report.edited.original}
          </Link>{' '}
          <Link
            to={paths.compare(result.edited_from, result.id)}
            className="font-medium text-accent-strong underline"
          >
            {report.edited.compare}
          </Link>
        </Banner>
      ) : null}
      {result.source === 'sample' ? (
        <Banner icon={<FlaskConical aria-hidden="true" />}>{report.sample}</Banner>
      ) : null}
    </>
  )
}

function Banner({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-lg bg-accent-tint px-4 py-2 text-14 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-accent"
    >
      {icon}
      <p>{children}</p>
    </div>
  )
}
