import type { PlacementSummary } from '#contract/placement.ts'
import { useWords } from '#web/words/words.ts'
import { shareParts } from './place.ts'

/** Mailboxes as parts of one bar; its counts in words for those who do not see it. */
export function ShareBar({ summary, className = '' }: { summary: PlacementSummary; className?: string }) {
  const { shares } = useWords().placement
  const parts = shareParts.filter((part) => summary[part] > 0)
  const said = parts.map((part) => shares.of({ count: summary[part], name: shares[part] })).join(', ')
  return (
    <span role="img" aria-label={shares.label({ parts: said })} className={`share-bar ${className}`}>
      {parts.map((part) => (
        <span key={part} data-part={part} style={{ flexGrow: summary[part] }} />
      ))}
    </span>
  )
}
