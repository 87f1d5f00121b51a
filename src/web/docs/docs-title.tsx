import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { useForeign } from './foreign.ts'

type Props = { title: string; lead?: string; note?: ReactNode; language?: Language }

/** The head of a page of the documentation. `language`: of the title, where it may be another than the page's. */
export function DocsTitle({ title, lead, note, language }: Props) {
  return (
    <div className="mb-8">
      {note ? <p className="mb-2 text-13 text-faint">{note}</p> : null}
      <h1 lang={useForeign(language)} className="text-28 font-bold md:text-44">
        {title}
      </h1>
      {lead ? <p className="prose mt-3 text-16 text-soft">{lead}</p> : null}
    </div>
  )
}
