import { Link, useSearchParams } from 'react-router'
import { buttonClass } from './button.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'
import { withSearch } from './list-search.ts'

type Words = { page(facts: { page: number; last: number }): string; previous: string; next: string }

type Props = {
  page: number
  last: number
  words: Words
  /** Its name in the address. */
  name?: string
  /** Which list it turns, where a page has several. */
  label?: string
  /** What else the address then says. */
  beside?: Record<string, string>
  /** The list is a part of a page: its neighbours come where it stands. */
  inPlace?: boolean
}

/** Which page of a list this is, and the ways to its neighbours. Nothing when there is only one. */
export function PageTurns({ page, last, words, name = 'page', label, beside = {}, inPlace }: Props) {
  const [search] = useSearchParams()
  if (last <= 1) return null
  const ways = [
    { way: 'previous', to: Math.max(1, page - 1), Icon: ChevronLeft },
    { way: 'next', to: Math.min(last, page + 1), Icon: ChevronRight },
  ] as const
  const [previous, next] = ways.map(({ way, to, Icon }) => (
    // At either end it stays, so that whoever turns pages with the keyboard does not lose the place.
    <Link
      key={way}
      to={withSearch(search, { ...beside, [name]: to === 1 ? null : String(to) })}
      aria-label={words[way]}
      aria-disabled={to === page || undefined}
      preventScrollReset={inPlace}
      replace={inPlace}
      onClick={(event) => to === page && event.preventDefault()}
      className={buttonClass('plain', 'aria-disabled:opacity-40', 'compact')}
    >
      <Icon aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  ))
  return (
    <nav aria-label={label ?? words.page({ page, last })} className="flex items-center gap-2">
      {previous}
      <span className="text-13 text-soft tabular-nums" role={inPlace ? 'status' : undefined}>
        {words.page({ page, last })}
      </span>
      {next}
    </nav>
  )
}
