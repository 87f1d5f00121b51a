import type { DomainState } from '#contract/domains.ts'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Since when a state has been found, as exactly as it is known; `now`: when the domain was last looked at. */
export function useSince() {
  const { dayBeside } = useFigures()
  const { since } = useWords().domains
  return ({ since: from, once, changed }: DomainState, now: string) => {
    const when = dayBeside(from, now)
    if (changed) return since.changed({ when })
    return once ? since.once({ when }) : since.atLeast({ when })
  }
}

type Props = { name: string; state: DomainState | null; now: string; word?: string | undefined }

/** One light of a domain: what it is of, icon and word, and since when. What was never answered is no state. */
export function Light({ name, state, now, word }: Props) {
  const { domains } = useWords()
  const since = useSince()
  return (
    <div className="light">
      <dt className="text-soft">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <StatusMark
          status={state?.state ?? 'no-data'}
          word={state ? (word ?? domains.words[state.state]) : domains.noResult}
        />
        {state ? <span className="text-13 text-faint">{since(state, now)}</span> : null}
      </dd>
    </div>
  )
}
