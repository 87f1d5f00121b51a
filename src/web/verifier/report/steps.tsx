import type { Verification } from '#contract/verifier.ts'
import { Check, Circle, LoaderCircle, Minus } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

type Step = Verification['steps'][number]
type State = Step['state'] | 'running'

const icons = { pending: Circle, running: LoaderCircle, done: Check, skipped: Minus }
const colors = {
  pending: 'text-line-strong',
  running: 'text-accent animate-spin',
  done: 'text-good',
  skipped: 'text-faint',
}

/** The first step that has not ended. */
export const currentStep = ({ steps }: Pick<Verification, 'steps'>): Step | undefined =>
  steps.find(({ state }) => state === 'pending')

/** How far it is: each step with its tick, in one line that keeps its place when the answer comes. */
export function StepLine({ steps, running }: { steps: Step[]; running: boolean }) {
  const { steps: words } = useWords().verifier
  const current = running ? currentStep({ steps }) : undefined
  return (
    <ol
      aria-label={words.title}
      className="flex flex-wrap justify-between gap-x-3 gap-y-1 sm:justify-start sm:gap-x-6"
    >
      {steps.map((step) => {
        const state: State = step === current ? 'running' : step.state
        const Icon = icons[state]
        return (
          <li
            key={step.id}
            className={`flex flex-col items-center gap-x-1.5 text-13 sm:flex-row ${state === 'pending' || state === 'skipped' ? 'text-faint' : 'text-soft'}`}
          >
            <Icon aria-hidden="true" className={`size-4 shrink-0 stroke-[2.25] ${colors[state]}`} />
            <span>
              {words.names[step.id]}
              <span className="sr-only"> {words.states[state === 'running' ? 'pending' : state]}</span>
              {state === 'skipped' ? (
                <span aria-hidden="true" className="max-lg:hidden">
                  {' '}
                  ({words.states.skipped})
                </span>
              ) : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
