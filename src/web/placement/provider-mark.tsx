import { useWords } from '#web/words/words.ts'
import { markOf } from './picture/marks.ts'

/** A sign of our own in place of a company's logo; its name stands beside it. */
export function ProviderMark({ provider, className = 'size-8' }: { provider: string; className?: string }) {
  const { d, letters, size } = markOf(provider)
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`provider-mark ${className}`}>
      <path d={d} />
      {letters ? (
        <text x="16" y="16" data-size={size}>
          {letters}
        </text>
      ) : null}
    </svg>
  )
}

/** Stands beside what is simulated where not all is, and in lists of tests. */
export function SimulatedLabel() {
  const { simulated } = useWords().placement
  return <span className="simulated-label">{simulated.label}</span>
}

/** `labelled`: simulated, among others that are not. Where all are, the page says so once. */
export function ProviderName({ name, labelled }: { name: string; labelled: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
      <span className="wrap-anywhere">{name}</span>
      {labelled ? <SimulatedLabel /> : null}
    </span>
  )
}
