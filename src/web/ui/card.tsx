import type { ReactNode } from 'react'

/** A white surface with a hairline border. */
export function Card({ children, className = 'p-5' }: { children: ReactNode; className?: string }) {
  return <div className={`min-w-0 rounded-lg border border-line bg-card ${className}`}>{children}</div>
}

type SectionProps = { id?: string; title: string; note?: ReactNode; children: ReactNode; className?: string }

/** A part of a report: its heading, a note beside it, and what it holds. */
export function Section({ id, title, note, children, className = '' }: SectionProps) {
  return (
    <section id={id} className={`min-w-0 ${className}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-20 font-bold tracking-[-0.01em]">{title}</h2>
        {note ? <p className="text-13 text-faint">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
