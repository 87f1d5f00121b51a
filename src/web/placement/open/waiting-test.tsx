import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { answeredOf } from '../picture/progress.tsx'
import { Tiles } from '../picture/tiles.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import { StepLine } from '../step-line.tsx'
import { Instructions } from './instructions.tsx'

/** A test that waits for its mail: what to send where, and the mailboxes, empty as yet. */
export function WaitingTest({ test, asking }: { test: Placement; asking: boolean }) {
  const { test: words } = useWords().placement
  return (
    <>
      <Listening test={test} asking={asking} />
      {test.simulated ? <SimulatedNote /> : null}
      {test.owner ? <Instructions test={test} /> : null}
      <Section
        title={words.mailboxes}
        note={words.found({ found: answeredOf(test), total: test.summary.total })}
      >
        <Tiles test={test} />
      </Section>
    </>
  )
}

function Listening({ test, asking }: { test: Placement; asking: boolean }) {
  const { dateTime } = useFigures()
  const { test: words, send } = useWords().placement
  return (
    <Card className="report-head flex flex-col gap-5 p-5 md:p-8">
      <StepLine now={1} />
      <div>
        <h1 className="text-28 font-bold" aria-live="polite">
          {words.titles.waiting}
        </h1>
        <p className="prose mt-2 text-16 text-soft">{words.texts.waiting}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-13 text-faint">
        <p className="needs-scripts flex items-center gap-2.5 font-medium text-ink">
          <span aria-hidden="true" className="watch-dot" />
          {asking ? words.asking : words.listening}
        </p>
        {test.closes_at ? <p>{words.closes({ when: dateTime(test.closes_at) })}</p> : null}
        <noscript>
          <p>
            {words.reload}{' '}
            <a href={paths.placement(test.id)} className="link">
              {words.reloadLink}
            </a>
          </p>
        </noscript>
      </div>
      <details className="fold">
        <summary className="link min-h-6">{send.slow}</summary>
        <ul className="prose mt-2 flex list-disc flex-col gap-1 ps-5 text-soft marker:text-faint">
          {send.slowItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
