import type { List } from '#contract/common.ts'
import { PageTurns } from '#web/ui/page-turns.tsx'
import { useWords } from '#web/words/words.ts'

/** The pages of a list that the server divides. */
export function Pages({ meta }: { meta: List<unknown>['meta'] }) {
  const { results } = useWords().account
  return <PageTurns page={meta.current_page} last={meta.last_page} words={results} />
}
