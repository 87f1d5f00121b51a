import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { Equal, PenLine, Printer } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { DeleteReport } from './delete-report.tsx'
import { Downloads } from './downloads.tsx'
import { ShareMenu } from './share-menu.tsx'

export function ReportActions({ result }: { result: ReportOutline }) {
  const { files } = useWords().report
  return (
    <div className="screen-only relative flex flex-wrap gap-2">
      {result.owner || result.shared ? (
        <ShareMenu result={result} />
      ) : (
        <CopyLink address={result.report_url} look="plain" />
      )}
      <Link to={paths.print(result.id)} className={buttonClass('plain')}>
        <Printer aria-hidden="true" />
        <span className="max-sm:sr-only">{files.print}</span>
      </Link>
      <Downloads result={result} />
      <Link to={paths.edit(result.id)} className={buttonClass('plain')}>
        <PenLine aria-hidden="true" />
        <span className="max-sm:sr-only">{files.edit}</span>
      </Link>
      <Link to={paths.compare(result.id)} className={buttonClass('plain')}>
        <Equal aria-hidden="true" />
        <span className="max-sm:sr-only">{files.compare}</span>
      </Link>
      {result.owner ? <DeleteReport /> : null}
    </div>
  )
}
