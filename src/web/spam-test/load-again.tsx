import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** Stands where something did not come, with the way to ask again. */
export function LoadAgain({ again }: { again: () => void }) {
  const { failed } = useWords().report
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
      <p>{failed.text}</p>
      <Button size="small" onClick={again}>
        {failed.again}
      </Button>
    </div>
  )
}
