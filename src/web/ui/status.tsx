import { useWords } from '#web/words/words.ts'
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from './icons.tsx'

/** How something is judged. */
export type Status = 'good' | 'warning' | 'bad' | 'no-data'

const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleX, 'no-data': CircleDashed }

const colors: Record<Status, string> = {
  good: 'text-good',
  warning: 'text-warning',
  bad: 'text-bad',
  'no-data': 'text-no-data',
}

export const statusColor = (status: Status): string => colors[status]

/** Worst first, as people need them. */
export const statusOrder: Record<Status, number> = { bad: 0, warning: 1, 'no-data': 2, good: 3 }

export function StatusIcon({ status, className = 'size-4' }: { status: Status; className?: string }) {
  const Icon = icons[status]
  return <Icon aria-hidden="true" className={`shrink-0 stroke-[2.25] ${colors[status]} ${className}`} />
}

/** Icon and word: color never speaks alone. `word`: what is judged, where the usual word would say too much. */
export function StatusMark({ status, word }: { status: Status; word?: string }) {
  const words = useWords()
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap text-13 font-medium ${colors[status]}`}>
      <StatusIcon status={status} />
      {word ?? words.status[status]}
    </span>
  )
}
