import { paths } from '#web/shell/paths.ts'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Download } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'

/** The report and its mail as files, behind one button that opens without scripts. */
export function Downloads({ result: { id } }: { result: ReportOutline }) {
  const { report } = useWords()
  return (
    <FoldMenu
      look="downloads"
      trigger={
        <>
          <Download aria-hidden="true" />
          <span className="max-sm:sr-only">{report.files.downloads}</span>
        </>
      }
    >
      <a href={paths.api.pdf(id)} download={`${id}.pdf`}>
        {report.files.pdf}
      </a>
      <a href={paths.api.result(id)} download={`${id}.json`}>
        {report.files.json}
      </a>
      <a href={paths.api.raw(id)} download={`${id}.eml`}>
        {report.download}
      </a>
    </FoldMenu>
  )
}
