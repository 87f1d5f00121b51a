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

/** The counts beside their colors, with words: the four shares always, the rest where there is any. */
export function ShareLegend({ summary }: { summary: PlacementSummary }) {
  const { shares } = useWords().placement
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {shareParts
        .filter((part, index) => index < 4 || summary[part] > 0)
        .map((part) => (
          <li key={part} className="flex items-center gap-2 text-13 text-soft">
            <span aria-hidden="true" className="share-key" data-part={part} />
            {shares[part]}
            <span className="font-medium text-ink tabular-nums">{summary[part]}</span>
          </li>
        ))}
    </ul>
  )
}
