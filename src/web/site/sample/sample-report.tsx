import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Dial } from '#web/ui/dial.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { type SampleGlance, type ShownSample, states } from './sample.ts'
import { SamplePhone } from './sample-phone.tsx'

type State = (typeof states)[number]

/**
 * A real report beside what `children` hold, small: the sample newsletter on a phone, its score and what is to be mended
 * first. Two radio buttons flip all of it between the careless mail and the repaired one; the style sheet alone does it.
 */
export function SampleReport({ sample, children }: { sample: ShownSample; children: ReactNode }) {
  return (
    <div className="opening flip">
      <div className="opening-lead">{children}</div>
      <section aria-labelledby="sample-title" className="opening-report">
        <div className="opening-reading">
          <Switch sample={sample} />
          <Both>{(state) => <Reading key={state} state={state} glance={sample[state]} />}</Both>
        </div>
        <div className="opening-phone">
          <Both>
            {(state) => (
              <div key={state} className="flip-side" data-state={state}>
                <SamplePhone state={state} glance={sample[state]} pins />
              </div>
            )}
          </Both>
        </div>
        <div className="opening-findings">
          <Both>{(state) => <Findings key={state} state={state} glance={sample[state]} />}</Both>
        </div>
      </section>
    </div>
  )
}

/** The two states in one place, as high as the higher of them, so that nothing moves when they change. */
const Both = ({ children }: { children(state: State): ReactNode }) => (
  <div className="flip-sides">{states.map(children)}</div>
)

function Switch({ sample }: { sample: ShownSample }) {
  const { sample: words } = useWords().home
  return (
    <div>
      <h2 id="sample-title" className="mb-3 text-20 font-bold tracking-[-0.01em]">
        {words.title}
      </h2>
      <div role="radiogroup" aria-labelledby="sample-title" className="flip-switch">
        {states.map((state) => (
          <label key={state} className="flip-choice">
            <input
              type="radio"
              name="sample"
              value={state}
              defaultChecked={state === 'careless'}
              className="sr-only"
            />
            {words.state[state]}
            <span className="font-mono text-13 tabular-nums">{sample[state].score}</span>
            <span className="sr-only">{words.outOf}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function Reading({ state, glance }: { state: State; glance: SampleGlance }) {
  const { sample: words } = useWords().home
  return (
    <div className="flip-side" data-state={state}>
      <div className="flex items-center gap-5 md:gap-7">
        <Dial
          value={glance.score}
          level={glance.verdict?.level ?? 'no-data'}
          caption={words.outOf}
          label={`${words.score} ${glance.score ?? '–'} ${words.outOf}`}
          still
          className="size-28 shrink-0 md:size-36"
        />
        <div className="min-w-0">
          <p className="max-w-[46ch] text-16 font-medium md:text-20 md:tracking-[-0.01em]">
            {glance.verdict?.title}
          </p>
          <p className="prose mt-2 text-14 text-soft max-sm:hidden">{glance.verdict?.text}</p>
        </div>
      </div>
    </div>
  )
}

/** Numbered as the pins in the picture are. */
function Findings({ state, glance }: { state: State; glance: SampleGlance }) {
  const { number } = useFigures()
  const { sample: words } = useWords().home
  return (
    <div className="flip-side" data-state={state}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-14 font-bold">{words.findings[state]}</h3>
        <p className="text-13 text-faint">{words.lead}</p>
      </div>
      <ol className="opening-list">
        {glance.findings.map((finding, index) => (
          <li key={finding.id}>
            <p className="flex items-center gap-2">
              {state === 'careless' ? (
                <span aria-hidden="true" className="pin">
                  {index + 1}
                </span>
              ) : (
                <StatusIcon status={finding.status} className="size-5" />
              )}
              {finding.gain ? (
                <span className="font-medium text-good tabular-nums">
                  {words.gain({ points: number(finding.gain) })}
                </span>
              ) : null}
            </p>
            <p className="mt-2 font-medium">
              {state === 'careless' ? (
                <Link to={paths.check('example', finding.id)} className="hover:underline">
                  {finding.title}
                </Link>
              ) : (
                finding.title
              )}
            </p>
            <p className="mt-0.5 text-13 text-soft wrap-anywhere">{finding.summary}</p>
          </li>
        ))}
      </ol>
      {state === 'careless' ? (
        <p className="mt-5">
          <Link
            to={paths.report('example')}
            className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent-strong hover:underline"
          >
            {words.open}
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        </p>
      ) : null}
    </div>
  )
}
