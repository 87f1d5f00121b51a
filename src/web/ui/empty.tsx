import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** Says what would be here. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{children}</p>
}

/** Says what will be listed here, with the one way to begin it. */
export function EmptyStart({ children, to, start }: { children: ReactNode; to: string; start: string }) {
  return (
    <div className="rounded-lg border border-line border-dashed px-5 py-6">
      <p className="prose text-soft">{children}</p>
      <ButtonLink look="primary" to={to} className="mt-4">
        {start}
      </ButtonLink>
    </div>
  )
}
