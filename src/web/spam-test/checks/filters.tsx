import type { TestResult } from '#contract/spam-test.ts'
import { useWords } from '#web/words/words.ts'
import { FilterCard } from './filter-card.tsx'

/** What the spam filters of this server made of the mail; nothing where it has none. */
export function Filters({ filters }: Pick<TestResult, 'filters'>) {
  const words = useWords().report.filters
  if (filters.length === 0) return null
  return (
    <div id="filters" className="flex flex-col gap-8">
      {filters.map((filter) => (
        <FilterCard key={filter.engine} filter={filter} />
      ))}
      <p className="prose text-13 text-faint">{words.note}</p>
    </div>
  )
}
