import type { RecordDetails, RecordResult } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'
import { DkimKeyCard } from './dkim-key-card.tsx'

type Props = { details: RecordDetails<'dkim'>; answers: RecordResult['dns_answers'] }

/** The keys that were found, and under which names was looked for them. */
export function DkimParts({ details, answers }: Props) {
  const { dkim: words } = useWords().checkers
  const { keys, discovery } = details
  const found = keys.filter((key) => key.record !== null)
  return (
    <>
      {found.length > 0 ? (
        <Section title={words.keys} note={words.keyCount({ count: found.length })}>
          <ul className="grid gap-4 md:grid-cols-2">
            {found.map((key) => (
              <DkimKeyCard key={key.name || key.selector} found={key} />
            ))}
          </ul>
        </Section>
      ) : null}
      {discovery && discovery.asked > 0 ? (
        <FoldCard
          title={words.tried({ count: discovery.asked })}
          note={discovery.wildcard ? words.wildcard : undefined}
        >
          <p className="prose px-4 pt-4 text-soft md:px-5">
            {words.triedLead}{' '}
            {discovery.services.length > 0
              ? words.seen({ services: discovery.services.map(({ name }) => name).join(', ') })
              : ''}
          </p>
          <Guesses answers={answers} hits={new Set(found.map(({ selector }) => selector))} />
        </FoldCard>
      ) : null}
    </>
  )
}

const unheard = new Set(['servfail', 'refused', 'timeout', 'unreachable'])

/** Every selector that was asked, as the DNS answers tell. */
function Guesses({ answers, hits }: { answers: Props['answers']; hits: Set<string> }) {
  const { dkim: words } = useWords().checkers
  const asked = new Map<string, string>()
  for (const { name, type, outcome } of answers) {
    const selector = /^(.+)\._domainkey\./.exec(name)?.[1]
    if (selector && type === 'TXT') asked.set(selector, outcome)
  }
  return (
    <ul className="flex flex-wrap gap-2 p-4 md:p-5">
      {[...asked].map(([selector, outcome]) => (
        <li
          key={selector}
          className={`rounded-sm px-1.5 py-0.5 ${hits.has(selector) ? 'bg-good-tint text-good' : 'bg-well text-soft'}`}
        >
          <code className="text-13 wrap-anywhere">{selector}</code>
          {hits.has(selector) ? <span className="sr-only">: {words.hit}</span> : null}
          {unheard.has(outcome) ? <span className="text-13">: {words.unanswered}</span> : null}
        </li>
      ))}
    </ul>
  )
}
