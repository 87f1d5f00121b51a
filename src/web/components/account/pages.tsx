import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { List } from '#contract/common.ts'
import { withSearch } from '../../list-search.ts'
import { useWords } from '../../words/words.ts'
import { buttonClass } from '../button.tsx'

/** Which page of a list this is, and the ways to its neighbours. Nothing when there is only one. */
export function Pages({ meta }: { meta: List<unknown>['meta'] }) {
  const { results: words } = useWords().account
  const [search] = useSearchParams()
  if (meta.last_page <= 1) return null
  const to = (page: number) => withSearch(search, { page: String(page) })
  const { current_page: page, last_page: last } = meta
  return (
    <nav aria-label={words.page(page, last)} className="flex items-center gap-2">
      {page > 1 ? (
        <Link to={to(page - 1)} aria-label={words.previous} className={buttonClass('plain', 'px-2!')}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      ) : null}
      <span className="text-13 text-soft tabular-nums">{words.page(page, last)}</span>
      {page < last ? (
        <Link to={to(page + 1)} aria-label={words.next} className={buttonClass('plain', 'px-2!')}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      ) : null}
    </nav>
  )
}
