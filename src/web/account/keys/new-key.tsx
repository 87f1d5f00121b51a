import { ShownOnce } from '#web/ui/shown-once.tsx'
import { useWords } from '#web/words/words.ts'

/** The secret of a key that was just made, this once. */
export function NewKey({ secret }: { secret: string }) {
  const { keys: words } = useWords().account
  return (
    <ShownOnce title={words.created} text={words.once} secret={secret} copy={words.copy} testId="api-key" />
  )
}
