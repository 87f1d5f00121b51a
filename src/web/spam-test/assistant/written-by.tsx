import type { Advice } from '#contract/spam-test.ts'
import { PenLine } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

const longestName = 60

/** Who wrote the plan. A model's name comes from a setting of the server and is cut where it runs long. */
export function WrittenBy({ advice }: { advice: Advice }) {
  const { dateTime } = useFigures()
  const { assistant: words } = useWords().pictures
  const { source, model, generated_at } = advice
  const name = [...(model ?? '')].slice(0, longestName).join('')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-faint">
      <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-0.5 font-medium text-soft wrap-anywhere">
        <PenLine aria-hidden="true" className="size-3.5 shrink-0" />
        {source === 'model' && name ? words.byModel({ model: name }) : words.byRules}
      </span>
      {generated_at ? words.written({ when: dateTime(generated_at) }) : null}
    </p>
  )
}
