import { Link } from 'react-router'
import type { DomainSetup as Setup } from '#services/checkers/setup/types.ts'
import { useAskAgain } from '#web/shell/ask-again.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { SetupForm } from './setup-form.tsx'
import { SetupStepCard } from './setup-step.tsx'

/** The DNS needs minutes. The page asks for ten, then waits until it is opened again. */
const pace = { pauseMs: 20_000, most: 30 }

type Props = { domain: string; setup: Setup | null; error: string | undefined; busy: boolean }

/** What sends the email of a domain, and a step for each record. */
export function DomainSetup({ domain, setup, error, busy }: Props) {
  const { domainSetup: words } = useWords()
  useAskAgain(setup?.steps.some(({ record }) => record !== null) ?? false, pace)
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
