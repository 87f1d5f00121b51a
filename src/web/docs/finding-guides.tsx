import type { FindingGuide, Outcome } from '#services/docs/types.ts'
import { useWords } from '#web/words/words.ts'

/** What a check may say, each with its steps. */
export function Outcomes({ outcomes }: { outcomes: Outcome[] }) {
  return (
    <ul className="doc-outcomes">
      {outcomes.map(({ code, says, steps }) => (
        <li key={code}>
          <p className="font-medium">{says}</p>
          {steps.length > 0 ? (
            <ol className="list-decimal text-soft">
              {[...new Set(steps)].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The findings of a checker, folded: there are many. */
export function FindingGuides({ findings }: { findings: FindingGuide[] }) {
  const { docs, lang } = useWords()
  return (
    <>
      <p lang={lang} className="text-13 text-faint">
        {docs.check.outcomesNote}
      </p>
      <div className="doc-findings">
        {findings.map(({ id, title, why, outcomes }) => (
          <details key={id} className="fold">
            <summary className="font-medium">{title}</summary>
            <div className="flex flex-col gap-4 px-4 pb-5">
              <p className="text-soft">{why}</p>
              <Outcomes outcomes={outcomes} />
            </div>
          </details>
        ))}
      </div>
    </>
  )
}
