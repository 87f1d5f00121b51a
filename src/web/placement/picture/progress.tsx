import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Check } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { countedOf, secondLooks, stageOf } from '../place.ts'

export const answeredOf = ({ summary }: Placement): number => countedOf(summary) + summary.unknown

/** How far the test is: what it still waits for while it may be read already, and in the end that it is confirmed. */
export function Progress({ test, asking }: { test: Placement; asking: boolean }) {
  const stage = stageOf(test)
  return (
    <>
      <div className="text-13 text-soft" aria-live="polite">
        {stage === 'confirmed' ? (
          <Confirmed test={test} />
        ) : stage === 'answered' ? (
          <Answered test={test} />
        ) : (
          <Arriving test={test} />
        )}
      </div>
      {stage === 'confirmed' ? null : <Live test={test} asking={asking} />}
    </>
  )
}

function Arriving({ test }: { test: Placement }) {
  const { time } = useFigures()
  const { test: words } = useWords().placement
  const pending = test.by_provider.filter(({ summary }) => summary.pending > 0).map(({ name }) => name)
  return (
    <>
      <p>
        <span className="font-medium text-ink">
          {words.found({ found: answeredOf(test), total: test.summary.total })}
        </span>
        {'. '}
        {words.texts.collecting}
      </p>
      {test.closes_at ? (
        <p>{words.waits({ names: pending.join(', '), when: time(test.closes_at) })}</p>
      ) : null}
    </>
  )
}

function Answered({ test: { confirms_at } }: { test: Placement }) {
  const { time } = useFigures()
  const { test: words } = useWords().placement
  return <p className="prose">{confirms_at ? words.againBy({ when: time(confirms_at) }) : words.again}</p>
}

function Confirmed({ test: { completed_at, results } }: { test: Placement }) {
  const { time } = useFigures()
  const { test: words } = useWords().placement
  const { found, looked } = secondLooks(results)
  if (!completed_at || looked === 0) return null
  return (
    <p className="flex items-start gap-1.5">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
      <span>
        <time dateTime={completed_at} className="font-medium text-ink">
          {words.confirmed({ when: time(completed_at) })}
        </time>{' '}
        {looked === found ? words.confirmedBy : words.confirmedPartly({ looked, found })}
      </span>
    </p>
  )
}

function Live({ test, asking }: { test: Placement; asking: boolean }) {
  const { test: words } = useWords().placement
  return (
    <>
      <p className="needs-scripts flex items-center gap-2.5 text-13 font-medium text-ink">
        <span aria-hidden="true" className="watch-dot" />
        {asking ? words.asking : words.listening}
      </p>
      <noscript>
        <p className="text-13 text-soft">
          {words.reload}{' '}
          <a href={paths.placement(test.id)} className="link">
            {words.reloadLink}
          </a>
        </p>
      </noscript>
    </>
  )
}
