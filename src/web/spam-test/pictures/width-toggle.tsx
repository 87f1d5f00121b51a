import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { choosing } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'

export const widths = ['mail', 'window'] as const
export type Width = (typeof widths)[number]

/** Shows the mail alone, at reading size, or the whole window with what it leaves free beside it. */
export function WidthToggle({ width, className }: { width: Width; className: string }) {
  const { screenshots: words } = useWords().pictures
  const [query] = useSearchParams()
  return (
    <Link
      to={choosing(query, 'width', width === 'mail' ? 'window' : 'mail', widths)}
      preventScrollReset
      replace
      className={buttonClass('quiet', className, 'small')}
    >
      {width === 'mail' ? words.wholeWidth : words.mailWidth}
    </Link>
  )
}
