import { Link } from 'react-router'
import type { Language } from '#contract/language.ts'
import { ArrowLeft, ArrowRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { useForeign } from './foreign.ts'

type Neighbor = { to: string; title: string; language?: Language } | null

/** The pages before and after this one. */
export function PageTurner({ previous, next }: { previous: Neighbor; next: Neighbor }) {
  const { docs } = useWords()
  if (!previous && !next) return null
  return (
    <nav aria-label={`${docs.previous}, ${docs.next}`} className="mt-12 grid gap-4 sm:grid-cols-2">
      {previous ? (
        <Link to={previous.to} rel="prev" className="doc-turn">
          <span className="flex items-center gap-1.5 text-13 text-faint">
            <ArrowLeft aria-hidden="true" className="size-3.5 rtl:rotate-180" />
            {docs.previous}
          </span>
          <Title {...previous} />
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={next.to} rel="next" className="doc-turn sm:text-end">
          <span className="flex items-center gap-1.5 text-13 text-faint sm:justify-end">
            {docs.next}
            <ArrowRight aria-hidden="true" className="size-3.5 rtl:rotate-180" />
          </span>
          <Title {...next} />
        </Link>
      ) : null}
    </nav>
  )
}

function Title({ title, language }: NonNullable<Neighbor>) {
  return (
    <span lang={useForeign(language)} className="font-medium">
      {title}
    </span>
  )
}
