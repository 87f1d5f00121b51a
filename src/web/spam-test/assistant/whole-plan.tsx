import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Advice } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { LoadAgain } from '../load-again.tsx'
import { useLoaded } from '../loaded.ts'
import type { ReportOutline } from '../outline.ts'
import { PartNotice } from '../pictures/part-notice.tsx'
import { Plan } from './plan.tsx'
import { planText } from './plan-text.ts'
import { WrittenBy } from './written-by.tsx'

type Props = {
  result: ReportOutline
  /** Given where the address asks to have it open: `?plan=open`. */
  advice: Advice | null
}

/** The way from here to a mail without faults, asked for when it is opened. */
export function WholePlan({ result, advice }: Props) {
  const { assistant: words } = useWords().pictures
  const [isOpen, setOpen] = useState(advice !== null)
  const loaded = useLoaded<Advice>(paths.plan(result.id), isOpen && advice === null)
  const data = advice ?? loaded.data
  useEffect(() => {
    if (advice) setOpen(true)
  }, [advice])
  return (
    <details
      id="plan"
      className="fold rounded-lg border border-line bg-card"
      open={isOpen || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-3 px-4 text-16 font-medium hover:bg-well md:px-5">
        {words.title}
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="border-line border-t p-4 md:p-5">
        {data ? (
          <Written advice={data} result={result} />
        ) : loaded.failed ? (
          <LoadAgain again={loaded.again} />
        ) : isOpen ? (
          <p role="status" className="text-13 text-faint">
            {words.loading}
          </p>
        ) : (
          <Link to={`${paths.report(result.id)}?plan=open#plan`} className="link">
            {words.title}
          </Link>
        )}
      </div>
    </details>
  )
}

function Written({ advice, result }: { advice: Advice; result: ReportOutline }) {
  const { assistant: words } = useWords().pictures
  const asked = advice.status === 'pending' && advice.summary !== ''
  if (advice.status === 'pending' && !asked) return <Empty>{words.pending}</Empty>
  if (advice.status !== 'ready' && !asked)
    return <PartNotice status={advice.status} note={null} words={words} />
  return (
    <div className="picture-layout">
      <div className="wrap-anywhere">
        <p className="prose text-16">{advice.summary}</p>
        {advice.items.length > 0 ? (
          <div className="mt-3 max-w-[72ch]">
            <Plan items={advice.items} result={result} />
          </div>
        ) : null}
      </div>
      <aside className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-3">
          <WrittenBy advice={advice} />
          {asked ? <p className="text-13 text-soft">{words.asking}</p> : null}
          {advice.model_note ? <p className="text-13 text-soft">{advice.model_note}</p> : null}
          {advice.items.length > 0 ? (
            <>
              <p className="text-13 text-faint">{words.gainNote}</p>
              <CopyPlan advice={advice} result={result} />
            </>
          ) : null}
        </div>
        <Ideas title={words.ideas} ideas={advice.subject_ideas ?? []} />
        <Ideas title={words.preheaderIdeas} ideas={advice.preheader_ideas ?? []} />
      </aside>
    </div>
  )
}

function CopyPlan({ advice, result }: { advice: Advice; result: ReportOutline }) {
  const { assistant: words } = useWords().pictures
  const { report } = useWords()
  const titles = new Map(result.results.map(({ id, title }) => [id, title]))
  const text = planText(advice, {
    title: words.markdownTitle({ subject: result.subject ?? report.untitled }),
    gain: (points) => words.gain({ points }),
    effort: words.effort,
    rests: words.rests,
    check: (id) => titles.get(id) ?? id,
  })
  return (
    <span className="needs-scripts">
      <CopyButton text={text} name={words.copyName} label={words.copy} className={buttonClass('plain')} />
    </span>
  )
}

function Ideas({ title, ideas }: { title: string; ideas: string[] }) {
  const { assistant: words } = useWords().pictures
  if (ideas.length === 0) return null
  return (
    <Card className="p-5">
      <h3 className="text-16 font-bold">{title}</h3>
      <p className="text-13 text-faint">{words.ideasNote}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 marker:text-faint">
        {ideas.map((idea) => (
          <li key={idea} className="wrap-anywhere">
            {idea}
          </li>
        ))}
      </ul>
    </Card>
  )
}
