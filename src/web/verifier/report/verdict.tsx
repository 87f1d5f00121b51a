import type { Status } from '#contract/spam-test.ts'
import type { Verdict } from '#contract/verifier.ts'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

const icons = {
  deliverable: CircleCheck,
  risky: TriangleAlert,
  undeliverable: CircleX,
  unknown: CircleHelp,
}

const colors: Record<Verdict, string> = {
  deliverable: 'text-good',
  risky: 'text-warning',
  undeliverable: 'text-bad',
  unknown: 'text-no-data',
}

/** The edge of the verdict's card. */
export const verdictEdge: Record<Verdict, string> = {
  deliverable: 'border-s-good',
  risky: 'border-s-warning',
  undeliverable: 'border-s-bad',
  unknown: 'border-s-no-data',
}

/** The bar of a list's verdicts. */
export const verdictFill: Record<Verdict, string> = {
  deliverable: 'bg-good',
  risky: 'bg-warning',
  undeliverable: 'bg-bad',
  unknown: 'bg-no-data',
}

export const verdictLevel: Record<Verdict, Status> = {
  deliverable: 'good',
  risky: 'warning',
  undeliverable: 'bad',
  unknown: 'no-data',
}

export const verdicts: Verdict[] = ['deliverable', 'risky', 'undeliverable', 'unknown']

/** Icon and word: color never speaks alone. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const words = useWords()
  const Icon = icons[verdict]
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap text-13 font-medium ${colors[verdict]}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[2.25]" />
      {words.verifier.verdict[verdict]}
    </span>
  )
}
