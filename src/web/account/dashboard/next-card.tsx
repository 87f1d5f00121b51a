import type { NextThing } from '#contract/domains.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** The one thing that is worth doing now, why, and the way to it. `mayTest`: false for a member who only reads. */
export function NextCard({ next, mayTest }: { next: NextThing | null; mayTest: boolean }) {
  const { domains: words } = useWords()
  const { sentence, reason, action, to } = useNext(next)
  return (
    <section
      aria-label={words.next.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line-strong bg-card px-5 py-4"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <StatusIcon status={next ? 'bad' : 'good'} className="mt-0.5 size-5" />
        <div className="min-w-0">
          <p className="text-16 font-medium wrap-anywhere">{sentence}</p>
          {reason ? <p className="prose text-soft wrap-anywhere">{reason}</p> : null}
        </div>
      </div>
      {next || mayTest ? (
        <ButtonLink look="primary" to={to}>
          {action}
        </ButtonLink>
      ) : null}
    </section>
  )
}

function useNext(next: NextThing | null) {
  const { next: words, noSubject } = useWords().domains
  if (!next) return { sentence: words.nothing, reason: null, action: words.test, to: paths.newTest }
  if (next.kind === 'placement') {
    const { domain, lost, counted } = next
    return {
      sentence: words.placement({ domain, lost, counted }),
      reason: words.costly,
      action: words.openPlacement,
      to: paths.placement(next.test_id),
    }
  }
  const [score, after] = [Math.round(next.score), Math.min(100, Math.round(next.score + next.gain))]
  const subject = next.subject || noSubject
  return {
    sentence: words.check({ domain: next.domain, found: next.found }),
    reason: words.gain({ subject, score, after }),
    action: words.repair,
    to: paths.check(next.test_id, next.check),
  }
}
