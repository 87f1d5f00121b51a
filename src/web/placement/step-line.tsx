import { Check } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** The three steps of a test, and which one is now: from 0; 3 when all are done. */
export function StepLine({ now }: { now: number }) {
  const { begin } = useWords().placement
  return (
    <ol aria-label={begin.steps} className="flex flex-wrap gap-x-6 gap-y-2 text-13">
      {begin.step.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === now ? 'font-medium text-ink' : 'text-faint'}`}
        >
          <span aria-hidden="true" className="step-number" data-now={index === now ? '' : undefined}>
            {index < now ? <Check className="size-3.5" /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
