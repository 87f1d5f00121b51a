import { Download } from 'lucide-react'
import type { TestResult } from '#contract/spam-test.ts'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { buttonClass } from './button.tsx'
import { CopyLink } from './copy-link.tsx'
import { DeleteReport } from './delete-report.tsx'

export function ReportActions({ result }: { result: TestResult }) {
  const { report } = useWords()
  return (
    <div className="flex flex-wrap gap-2">
      <CopyLink address={result.report_url} look="plain" />
      <a href={paths.api.raw(result.id)} download={`${result.id}.eml`} className={buttonClass('plain')}>
        <Download aria-hidden="true" />
        {report.download}
      </a>
      {result.owner ? <DeleteReport /> : null}
    </div>
  )
}
