import { Link, useSearchParams } from 'react-router'
import type { Device } from '#contract/devices.ts'
import { choosing, chosen } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'

const attentions = ['closed', 'open'] as const

/** Lays the predicted attention over the picture of the mail as sent, or takes it away. */
export function AttentionToggle({ device }: { device: Device | null }) {
  const { heat: words } = useWords().pictures
  const [query] = useSearchParams()
  // It was predicted for the mail as sent, and opens that.
  const isOpen = chosen(query, 'attention', attentions) === 'open' && !query.has('variant')
  // The same picture stays, whichever a screen would begin with.
  const named = new URLSearchParams(query)
  named.delete('variant')
  if (device) named.set('device', device)
  return (
    <div className="switch">
      <Link
        to={choosing(named, 'attention', isOpen ? 'closed' : 'open', attentions)}
        aria-label={isOpen ? words.hide : words.title}
        aria-current={isOpen || undefined}
        preventScrollReset
        replace
        className="switch-option"
      >
        {words.short}
      </Link>
    </div>
  )
}
