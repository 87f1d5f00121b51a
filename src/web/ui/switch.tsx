import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
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

/** A choice as links: it works without scripts and keeps the other choices. */
export function Switch<Option extends string>({ label, name, options, value, words }: Props<Option>) {
  const [query] = useSearchParams()
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
