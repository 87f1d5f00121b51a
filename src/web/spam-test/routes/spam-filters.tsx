import { useWords } from '#web/words/words.ts'
import { FilterCard } from '../checks/filter-card.tsx'
import { FiltersMissing } from '../checks/filters-missing.tsx'
import { useReport } from '../report.ts'

export default function SpamFilters() {
  const result = useReport()
  const { filters } = useWords().report
  if (result.filters.length === 0) return <FiltersMissing />
  return (
    <>
      {result.filters.map((filter) => (
        <FilterCard key={filter.engine} filter={filter} />
      ))}
      <p className="prose text-13 text-faint">{filters.note}</p>
    </>
  )
}
