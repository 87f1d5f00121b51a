import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** What will be listed here, and the one action that begins it. */
export function NoTests() {
  const { list } = useWords().placement
  return (
    <div className="rounded-lg border border-line border-dashed px-5 py-6">
      <p className="prose text-soft">{list.empty}</p>
      <ButtonLink look="primary" to={paths.newPlacement} className="mt-4">
        {list.start}
      </ButtonLink>
    </div>
  )
}
