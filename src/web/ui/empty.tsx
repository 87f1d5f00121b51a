import type { ReactNode } from 'react'

/** Says what would be here. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{children}</p>
}
