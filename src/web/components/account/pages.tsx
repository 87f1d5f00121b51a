import type { List } from '#contract/common.ts'
import { useWords } from '../../words/words.ts'
import { PageTurns } from '../page-turns.tsx'

/** The pages of a list that the server divides. */
export function Pages({ meta }: { meta: List<unknown>['meta'] }) {
  const { results } = useWords().account
  return <PageTurns page={meta.current_page} last={meta.last_page} words={results} />
}
