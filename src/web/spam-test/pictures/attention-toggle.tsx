import { Link, useSearchParams } from 'react-router'
import type { Device } from '#contract/devices.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { choosing, chosen } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'

const attentions = ['closed', 'open'] as const

/** Lays the predicted attention over the picture, or takes it away. */
export function AttentionToggle({ device }: { device: Device | null }) {
  const { heat: words } = useWords().pictures
  const [query] = useSearchParams()
  const attention = chosen(query, 'attention', attentions)
  // The same picture stays, whichever a screen would begin with.
  const named = new URLSearchParams(query)
  if (device) named.set('device', device)
  return (
    <Link
      to={choosing(named, 'attention', attention === 'open' ? 'closed' : 'open', attentions)}
      preventScrollReset
      replace
      className={buttonClass('quiet', '', 'small')}
    >
      {attention === 'open' ? words.hide : words.title}
    </Link>
  )
}
