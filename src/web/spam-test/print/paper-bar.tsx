import { Link } from 'react-router'
import type { TestResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Printer } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** What a reader on a screen can do with the paper; it is not printed. */
export function PaperBar({ result }: { result: TestResult }) {
  const { pictures, report } = useWords()
  const { print } = pictures
  return (
    <div className="screen-only mb-8 flex flex-wrap items-center justify-between gap-3">
      <Link to={paths.report(result.id)} className="link min-h-6">
        {print.back}
      </Link>
      <div className="flex flex-wrap items-center gap-2">
        <a href={paths.api.pdf(result.id)} className={buttonClass('plain')}>
          {report.files.pdf}
        </a>
        <span className="needs-scripts">
          <Button look="primary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {print.now}
          </Button>
        </span>
        <noscript>
          <span className="text-13 text-faint">{print.noScripts}</span>
        </noscript>
      </div>
    </div>
  )
}
