import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../words/words.ts'
import { buttonClass } from '../button.tsx'
import { choosing } from './choices.ts'

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
      className={buttonClass('quiet', 'text-13!')}
    >
      {fold === 'on' ? words.hideFold : words.showFold}
    </Link>
  )
}
