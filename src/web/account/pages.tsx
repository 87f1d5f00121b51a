import type { List } from '#contract/common.ts'
import { PageTurns } from '#web/ui/page-turns.tsx'
import { useWords } from '#web/words/words.ts'

type Props = {
  meta: List<unknown>['meta']
  /** Its name in the address, where a page has several lists. */
  name?: string
}

/** The pages of a list that the server divides. */
export function Pages({ meta, name }: Props) {
  const { results } = useWords().account
  return (
    <PageTurns
      page={meta.current_page}
      last={meta.last_page}
      words={results}
      {...(name === undefined ? {} : { name })}
    />
  )
}
