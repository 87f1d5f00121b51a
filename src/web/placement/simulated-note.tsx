import { FlaskConical } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** Says that what is shown is simulated, and what that means. */
export function SimulatedNote({ sample = false }: { sample?: boolean }) {
  const { simulated } = useWords().placement
  return (
    <p className="flex items-start gap-2 text-13 text-soft">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{sample ? simulated.sample : simulated.note}</span>
    </p>
  )
}
