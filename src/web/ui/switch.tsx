import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { choosing } from './choices.ts'

type Props<Option extends string> = {
  /** What is chosen, for those who do not see it. */
  label: string
  /** Its name in the address. */
  name: string
  options: readonly Option[]
  value: Option
  words: Record<Option, ReactNode>
}

/** The query of this page, with what was just chosen: a second press while the first is loading keeps both. */
function useComingQuery(): URLSearchParams {
  const here = useLocation()
  const { location: coming } = useNavigation()
  return new URLSearchParams(coming?.pathname === here.pathname ? coming.search : here.search)
}

/** A choice as links: it works without scripts and keeps the other choices. */
export function Switch<Option extends string>({ label, name, options, value, words }: Props<Option>) {
  const query = useComingQuery()
  return (
    <nav aria-label={label} className="switch">
      {options.map((option) => (
        <Link
          key={option}
          to={choosing(query, name, option, options)}
          aria-current={option === value ? 'true' : undefined}
          preventScrollReset
          replace
          className="switch-option"
        >
          {words[option]}
        </Link>
      ))}
    </nav>
  )
}
