import { paths } from '#web/shell/paths.ts'
import { TestBar } from '#web/shell/test-bar.tsx'
import { useWords } from '#web/words/words.ts'

/** The bar above a placement test. */
export function PlacementToolbar() {
  const { shell, placement } = useWords()
  const again = { label: placement.test.newTest, to: paths.inboxPlacement, inside: paths.newPlacement }
  return <TestBar kind={shell.entries.placement} own={paths.account('placement')} again={again} />
}
