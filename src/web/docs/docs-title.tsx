import type { ReactNode } from 'react'

/** The head of a page of the documentation. */
export function DocsTitle({ title, lead, note }: { title: string; lead?: string; note?: ReactNode }) {
  return (
    <div className="mb-8">
      {note ? <p className="mb-2 text-13 text-faint">{note}</p> : null}
      <h1 className="text-28 font-bold md:text-44">{title}</h1>
      {lead ? <p className="prose mt-3 text-16 text-soft">{lead}</p> : null}
    </div>
  )
}
