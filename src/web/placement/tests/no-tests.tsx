import { paths } from '#web/shell/paths.ts'
import { EmptyStart } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'

/** What will be listed here, and the one action that begins it. */
export function NoTests() {
  const { list } = useWords().placement
  return (
    <EmptyStart to={paths.newPlacement} start={list.start}>
      {list.empty}
    </EmptyStart>
  )
}
