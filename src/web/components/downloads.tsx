import { Download } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { TestResult } from '#contract/spam-test.ts'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { buttonClass } from './button.tsx'

/** The report and its mail as files, behind one button that opens without scripts. */
export function Downloads({ result }: { result: TestResult }) {
  const { report, pictures } = useWords()
  const { print } = pictures
  const { id } = result
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={fold} className="md:relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className={buttonClass('plain')}>
        <Download aria-hidden="true" />
        {print.downloads}
      </summary>
      <div className="downloads">
        <a href={paths.api.pdf(id)} download={`${id}.pdf`}>
          {print.pdf}
        </a>
        <a href={paths.api.result(id)} download={`${id}.json`}>
          {print.json}
        </a>
        <a href={paths.api.raw(id)} download={`${id}.eml`}>
          {report.download}
        </a>
      </div>
    </details>
  )
}
