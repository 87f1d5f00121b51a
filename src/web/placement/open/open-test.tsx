import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { countedOf } from '../place.ts'
import { RowsTable } from '../rows/rows-table.tsx'
import { ShareBar, ShareLegend } from '../share-bar.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import { StepLine } from '../step-line.tsx'
import { MarkerCard } from './marker-card.tsx'
import { SeedList } from './seed-list.tsx'
import { SimulatedSend } from './simulated-send.tsx'

/** A test that waits or collects: what to send where, and each mailbox as it answers. */
export function OpenTest({ test, asking }: { test: Placement; asking: boolean }) {
  const { test: words, send } = useWords().placement
  const waiting = test.status === 'waiting'
  return (
    <>
      <Listening test={test} asking={asking} />
      {test.simulated ? <SimulatedNote /> : null}
      {test.owner && waiting ? <Instructions test={test} /> : null}
      <Section
        title={words.mailboxes}
        note={words.found({ found: answered(test), total: test.summary.total })}
      >
        <RowsTable rows={test.results} />
      </Section>
      {test.owner && !waiting ? (
        <details className="fold">
          <summary className="link min-h-6 font-medium">{send.list}</summary>
          <div className="mt-4">
            <Instructions test={test} />
          </div>
        </details>
      ) : null}
    </>
  )
}

const answered = ({ summary }: Placement) => countedOf(summary) + summary.unknown

function Listening({ test, asking }: { test: Placement; asking: boolean }) {
  const { dateTime } = useFigures()
  const { test: words, send } = useWords().placement
  const { summary, closes_at } = test
  const state = test.status === 'waiting' ? 'waiting' : 'collecting'
  return (
    <Card className="report-head flex flex-col gap-5 p-5 md:p-8">
      <StepLine now={1} />
      <div>
        <h1 className="text-28 font-bold" aria-live="polite">
          {words.titles[state]}
        </h1>
        <p className="prose mt-2 text-16 text-soft">
          {summary.pending === 0 ? words.again : words.texts[state]}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-13 text-faint">
        <p className="needs-scripts flex items-center gap-2.5 font-medium text-ink">
          <span aria-hidden="true" className="watch-dot" />
          {asking ? words.asking : words.listening}
        </p>
        <p aria-live="polite">{words.found({ found: answered(test), total: summary.total })}</p>
        {closes_at ? <p>{words.closes({ when: dateTime(closes_at) })}</p> : null}
        <noscript>
          <p>
            {words.reload}{' '}
            <a href={paths.placement(test.id)} className="link">
              {words.reloadLink}
            </a>
          </p>
        </noscript>
      </div>
      {state === 'collecting' ? (
        <div className="flex flex-col gap-3">
          <ShareBar summary={summary} />
          <ShareLegend summary={summary} />
        </div>
      ) : (
        <details className="fold">
          <summary className="link min-h-6">{send.slow}</summary>
          <ul className="prose mt-2 flex list-disc flex-col gap-1 ps-5 text-soft marker:text-faint">
            {send.slowItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Instructions({ test }: { test: Placement }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SeedList test={test} />
      <div className="flex min-w-0 flex-col gap-4">
        <MarkerCard marker={test.marker} />
        {test.mailboxes.some(({ simulated }) => simulated) ? <SimulatedSend id={test.id} /> : null}
      </div>
    </div>
  )
}
