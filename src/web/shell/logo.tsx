import { Link } from 'react-router'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

/** The mark and the brand's name, leading home. */
export function Logo() {
  const { brand } = useSite()
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-8 items-center gap-2.5 rounded-md text-16 font-bold tracking-[-0.01em]"
    >
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path
          d="M7 12.5 14 20 25 9"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {brand}
    </Link>
  )
}
