import { Link } from 'react-router'
import { CategoryBars } from '../../components/category-bars.tsx'
import { CheckGroup } from '../../components/check-group.tsx'
import { ProviderCards } from '../../components/provider-cards.tsx'
import { paths } from '../../paths.ts'
import { useReport } from '../../report.ts'
import { useFigures } from '../../words/figures.ts'
import { useWords } from '../../words/words.ts'

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
