import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { DomainSetup as Setup } from '#services/checkers/setup/types.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { SetupForm } from './setup-form.tsx'
import { SetupStepCard } from './setup-step.tsx'

type Props = { domain: string; setup: Setup | null; error: string | undefined; busy: boolean }

/** What sends the email of a domain, and a step for each record. */
export function DomainSetup({ domain, setup, error, busy }: Props) {
  const { domainSetup: words } = useWords()
  useLookAgain(setup)
  const done = setup?.steps.filter(({ state }) => state === 'done' || state === 'skipped').length ?? 0
  return (
    <div className="content pt-8 pb-4 md:pt-14">
      <h1 className="text-28 font-bold text-balance wrap-anywhere md:text-36">{words.title({ domain })}</h1>
      <p className="prose mt-2 mb-8 text-16 text-soft">{words.lead}</p>
      {error ? (
        <p role="alert" className="font-medium text-bad">
          {error}
        </p>
      ) : null}
      {setup?.missing ? (
        <p role="alert" className="prose font-medium text-bad">
          {setup.missing}
        </p>
      ) : null}
      {setup && setup.missing === null ? (
        <>
          <SetupForm setup={setup} busy={busy} />
          <Section
            title={words.steps}
            note={words.doneOf({ done, all: setup.steps.length })}
            className="mt-12"
          >
            <ol className="flex flex-col gap-4">
              {setup.steps.map((step, at) => (
                <SetupStepCard key={step.id} step={step} number={at + 1} setup={setup} />
              ))}
            </ol>
          </Section>
          <p className="mt-6">
            <Link to={paths.domain(setup.domain)} className="link">
              {words.report}
            </Link>
          </p>
        </>
      ) : null}
    </div>
  )
}

const LOOK_AGAIN_MS = 20_000
/** After so many looks the page waits for a press. */
const MOST_LOOKS = 30

/** While a record is to be published, looks by itself whether the name servers show it. */
function useLookAgain(setup: Setup | null): void {
  const { revalidate } = useRevalidator()
  const waits = setup?.steps.some(({ record }) => record !== null) ?? false
  useEffect(() => {
    if (!waits) return
    let looks = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      if (++looks > MOST_LOOKS) clearInterval(timer)
      else revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, revalidate])
}
