import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Check } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

/** The way to a policy that holds: each step a whole record, with how long to stay. */
export function DmarcPlan({ plan }: { plan: RecordDetails<'dmarc'>['plan'] }) {
  const { dmarc: words } = useWords().checkers
  // What is optional is nobody's next step.
  const next = plan.findIndex((step) => !step.done && !step.optional)
  return (
    <Section title={words.plan}>
      <p className="prose mb-3 text-soft">{words.planLead}</p>
      <Card className="overflow-hidden">
        <ol>
          {plan.map((step, index) => (
            <Step key={step.step} step={step} number={index + 1} next={index === next} />
          ))}
        </ol>
      </Card>
    </Section>
  )
}

function Step({
  step,
  number,
  next,
}: {
  step: RecordDetails<'dmarc'>['plan'][number]
  number: number
  next: boolean
}) {
  const { dmarc: words } = useWords().checkers
  const notes = [
    step.days ? words.days({ least: step.days.least, most: step.days.most }) : '',
    step.optional ? words.optional : '',
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t px-4 py-4 first:border-t-0 md:px-5">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full text-13 font-medium tabular-nums ${step.done ? 'bg-good-tint text-good' : next ? 'bg-accent text-on-accent' : 'bg-well text-soft'}`}
      >
        {step.done ? <Check className="size-4 stroke-[2.5]" /> : number}
      </span>
      <div className="min-w-0">
        <p className="flex min-h-7 flex-wrap items-center gap-x-3">
          <span className="text-16 font-bold">{words.steps[step.step] ?? step.step}</span>
          {step.done ? <span className="text-13 font-medium text-good">{words.done}</span> : null}
          {next ? <span className="text-13 font-medium text-accent">{words.next}</span> : null}
          <span className="text-13 text-faint">{notes.join(', ')}</span>
        </p>
        <p className="prose text-soft">{words.does[step.step]}</p>
        {step.done ? null : (
          <div className="mt-2 rounded-md border border-line bg-well px-3 py-1.5">
            <p className="text-13 text-faint">
              <code>{step.host}</code>
            </p>
            <RawValue value={step.value} what={words.steps[step.step] ?? step.step} />
          </div>
        )}
      </div>
    </li>
  )
}
