import type { KeyboardEvent } from 'react'
import { NavLink } from 'react-router'
import { paths, reportParts } from '#web/shell/paths.ts'
import { useOpenTab } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { problemsByPart } from '../report.ts'

/** The parts of the report as links with addresses of their own; arrow keys move between them. */
export function ReportParts({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  const problems = problemsByPart(result)
  const bar = useOpenTab()
  return (
    <nav ref={bar} aria-label={report.tabs.label} className="tabs" onKeyDown={moveFocus}>
      {reportParts.map((part) => (
        <NavLink key={part} to={paths.report(result.id, part)} end className="tab">
          {report.tabs[part]}
          {problems[part] ? (
            <span className="rounded-full bg-well px-1.5 text-13 font-normal text-soft tabular-nums max-sm:sr-only">
              {problems[part]}
              <span className="sr-only"> {report.tabs.problems}</span>
            </span>
          ) : null}
        </NavLink>
      ))}
    </nav>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (at < 0) return
  event.preventDefault()
  links[step(at, links.length)]?.focus()
}
