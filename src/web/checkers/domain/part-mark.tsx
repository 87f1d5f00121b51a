import { isNotable } from '#contract/advice.ts'
import type { DomainSectionView } from '#contract/checkers.ts'
import { Info } from '#web/ui/icons.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

type Section = Pick<DomainSectionView, 'status' | 'optional' | 'findings'>
type Props = { section: Section; className?: string; wordClassName?: string }

/** How one part of a domain report is judged. A record that is missing by choice is "Optional", not "Not checked". */
export function PartMark({ section: { status, optional, findings }, className = '', wordClassName }: Props) {
  const words = useWords()
  const { parts } = words.domainReport
  const isNote = status === 'good' && findings.some(isNotable)
  const word = isNote ? parts.notable : optional ? parts.optional : words.status[status]
  const color = isNote ? 'text-soft' : statusColor(status)
  return (
    <span className={`flex items-center gap-1.5 text-13 font-medium ${color} ${className}`}>
      {isNote ? (
        <Info aria-hidden="true" className="size-4 shrink-0 stroke-[2.25]" />
      ) : (
        <StatusIcon status={status} />
      )}
      <span className={wordClassName}>{word}</span>
    </span>
  )
}
