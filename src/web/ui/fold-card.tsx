import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { ChevronRight } from './icons.tsx'

type Props = {
  title: string
  note?: string
  open?: boolean
  /** Told when it was opened or closed. */
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A card that shows only its title until it is opened. */
export function FoldCard({ title, note, open, onToggle, children }: Props) {
  return (
    <Card className="overflow-hidden">
      <details
        className="fold"
        open={open}
        onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      >
        <summary className="flex min-h-11 items-center gap-x-3 px-4 py-2 hover:bg-well md:px-5">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <span className="font-medium wrap-anywhere">{title}</span>
            {note ? <span className="text-13 text-faint">{note}</span> : null}
          </span>
          <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
        </summary>
        <div className="border-line border-t">{children}</div>
      </details>
    </Card>
  )
}
