import type { ServiceSteps } from '#services/docs/types.ts'
import { useWords } from '#web/words/words.ts'

/** What to do at each sending service whose own steps are known, and what holds at the others. */
export function ServiceGuide({ services: { known, others } }: { services: ServiceSteps }) {
  const { docs, lang } = useWords()
  return (
    <dl className="doc-services">
      {known.map(({ name, steps }) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd>
            <StepList steps={steps} />
          </dd>
        </div>
      ))}
      {others.steps.length > 0 ? (
        <div>
          <dt lang={lang} className="font-medium">
            {docs.check.otherServices}
          </dt>
          <dd>
            <StepList steps={others.steps} />
            {others.names.length > 0 ? (
              <p lang={lang} className="mt-2 text-13 text-faint">
                {docs.check.othersNote({ names: others.names.join(', ') })}
              </p>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function StepList({ steps }: { steps: string[] }) {
  if (steps.length === 1) return <p>{steps[0]}</p>
  return (
    <ol className="list-decimal">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
