import type { TestResult } from '#contract/spam-test.ts'
import { Download } from '#web/icons.tsx'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { FoldMenu } from './fold-menu.tsx'

/** The report and its mail as files, behind one button that opens without scripts. */
export function Downloads({ result: { id } }: { result: TestResult }) {
  const { report } = useWords()
  return (
    <FoldMenu
      look="downloads"
      trigger={
        <>
          <Download aria-hidden="true" />
          {report.files.downloads}
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
