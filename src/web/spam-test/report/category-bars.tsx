import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { categoryPoints, partOfCategory } from '../report.ts'

/** Where the points are, and where they were lost. Each bar is as long as its category weighs. */
export function CategoryBars({ result }: { result: ReportOutline }) {
  const { categories } = useWords().report
  const figures = useFigures()
  const heaviest = Math.max(1, ...result.categories.map((category) => category.max))
  return (
    <Card className="overflow-hidden">
      <details className="fold">
        <summary className="flex min-h-11 items-center gap-2 px-5 hover:bg-well">
          <h2 className="text-16 font-bold">{categories.title}</h2>
          <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
        </summary>
        <ul className="border-line border-t px-5 py-2">
          {result.categories.map((category) => (
            <li key={category.id} className="border-line border-t first:border-t-0">
              <Link
                to={paths.report(result.id, partOfCategory(category.id))}
                className="group grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-3 md:grid-cols-[16px_200px_minmax(0,1fr)_112px]"
              >
                <StatusIcon status={category.status} />
                <span className="font-medium group-hover:underline">{category.title}</span>
                <span className="col-span-3 row-start-2 md:col-span-1 md:row-auto">
                  <Bar
                    share={category.max / heaviest}
                    filled={
                      category.status !== 'no-data' && category.max > 0 ? category.score / category.max : 0
                    }
                  />
                </span>
                <span className="whitespace-nowrap text-end text-soft tabular-nums">
                  {categoryPoints(category, categories, figures)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

function Bar({ share, filled }: { share: number; filled: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-2 min-w-4 overflow-hidden rounded-full bg-line"
      style={{ inlineSize: `${share * 100}%` }}
    >
      <span className="block h-full bg-accent" style={{ inlineSize: `${filled * 100}%` }} />
    </span>
  )
}
