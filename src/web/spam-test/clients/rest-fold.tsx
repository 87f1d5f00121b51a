import type { ReactNode } from 'react'
import { ChevronRight } from '#web/ui/icons.tsx'

/** What a list does not show at first, behind a line that tells how much that is. */
export function RestFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold border-line border-t">
      <summary className="flex min-h-11 items-center justify-between gap-2 text-soft hover:text-ink">
        {label}
        <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
      </summary>
      {children}
    </details>
  )
}
