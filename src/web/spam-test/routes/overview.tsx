import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { CheckGroup } from '../checks/check-group.tsx'
import { CategoryBars } from '../report/category-bars.tsx'
import { ProviderCards } from '../report/provider-cards.tsx'
import { useReport } from '../report.ts'

export default function Overview() {
  const result = useReport()
  const { report } = useWords()
  const { day } = useFigures()
  return (
    <>
      <ProviderCards result={result} />
      <CategoryBars result={result} />
      {result.categories.map((category) => (
        <CheckGroup key={category.id} result={result} category={category} />
      ))}
      <p className="text-13 text-faint">
        {report.analyzer({ version: result.analyzer.version, date: day(result.analyzer.rules_date) })}{' '}
        <Link className="link" to={paths.docs('guide/how-good-is-this')}>
          {report.howGood}
        </Link>
      </p>
    </>
  )
}
