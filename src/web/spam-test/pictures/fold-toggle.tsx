import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { choosing } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'

export const folds = ['on', 'off'] as const
export type Fold = (typeof folds)[number]

/** Shows or hides where the first screen ends. */
export function FoldToggle({ fold }: { fold: Fold }) {
  const { screenshots: words } = useWords().pictures
  const [query] = useSearchParams()
  return (
    <Link
      to={choosing(query, 'fold', fold === 'on' ? 'off' : 'on', folds)}
      preventScrollReset
      replace
      className={buttonClass('quiet', '', 'small')}
    >
      {fold === 'on' ? words.hideFold : words.showFold}
    </Link>
  )
}
