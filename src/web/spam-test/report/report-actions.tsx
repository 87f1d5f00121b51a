import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Ellipsis, PenLine } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { DeleteReport } from './delete-report.tsx'
import { ShareMenu } from './share-menu.tsx'

/** What can be done with a report: changing its email, passing it on, and the rest in a menu. */
export function ReportActions({ result }: { result: ReportOutline }) {
  const { files } = useWords().report
  return (
    <div className="screen-only flex shrink-0 gap-2">
      <Link to={paths.edit(result.id)} className={buttonClass('plain')}>
        <PenLine aria-hidden="true" />
        <span className="max-sm:sr-only">{files.edit}</span>
      </Link>
      {result.owner || result.shared ? (
        <ShareMenu result={result} />
      ) : (
        <CopyLink address={result.report_url} look="plain" />
      )}
      <More result={result} />
    </div>
  )
}

/** The rest: paper, files, another run, and deleting it at the end. Opens without scripts. */
function More({ result: { id, owner, source, expires_at } }: { result: ReportOutline }) {
  const { report } = useWords()
  const { dateTime } = useFigures()
  const { files } = report
  return (
    <FoldMenu
      look="downloads"
      trigger={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="sr-only">{files.more}</span>
        </>
      }
    >
      <Link to={paths.print(id)}>{files.print}</Link>
      <Link to={paths.compare(id)}>{files.compare}</Link>
      <a href={paths.api.pdf(id)} download={`${id}.pdf`}>
        {files.pdf}
      </a>
      <a href={paths.api.result(id)} download={`${id}.json`}>
        {files.json}
      </a>
      <a href={paths.api.raw(id)} download={`${id}.eml`}>
        {report.download}
      </a>
      {owner ? <DeleteReport /> : null}
      {source === 'sample' && id === 'example' ? null : (
        <p className="px-3 py-2 text-13 text-faint sm:hidden">
          {report.kept({ when: dateTime(expires_at) })}
        </p>
      )}
    </FoldMenu>
  )
}
