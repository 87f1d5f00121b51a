import { FlaskConical } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** A sign in place of a company's logo: its first letter, or a flask where the provider is simulated. */
export function ProviderIcon({ name, simulated }: { name: string; simulated: boolean }) {
  return (
    <span aria-hidden="true" className="provider-icon">
      {simulated ? <FlaskConical className="size-4" /> : name.slice(0, 1)}
    </span>
  )
}

/** Stands wherever something simulated is shown. */
export function SimulatedLabel() {
  const { simulated } = useWords().placement
  return <span className="simulated-label">{simulated.label}</span>
}

/** The name with the label beside it; what the name says of that itself would be said twice. */
export function ProviderName({ name, simulated }: { name: string; simulated: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
      <span className="wrap-anywhere">{simulated ? name.replace(/ \(simulated\)$/, '') : name}</span>
      {simulated ? <SimulatedLabel /> : null}
    </span>
  )
}
