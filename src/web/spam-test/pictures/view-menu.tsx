import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { choosing, chosen } from '#web/ui/choices.ts'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Ellipsis } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { folds, widths } from './view-choices.ts'

type Props = {
  /** The other way of drawing dark: whether it is shown; null where it was not drawn. */
  inverted: boolean | null
  variants: readonly string[]
  /** Class names of what leads to the whole window; null where the mail fills it anyway. */
  wide: string | null
}

/** What is rarely chosen of a picture. */
export function ViewMenu({ inverted, variants, wide }: Props) {
  const { screenshots: words } = useWords().pictures
  const [query] = useSearchParams()
  const fold = chosen(query, 'fold', folds)
  const width = chosen(query, 'width', widths)
  return (
    <FoldMenu
      look="downloads"
      size="compact"
      trigger={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="sr-only">{words.more}</span>
        </>
      }
    >
      {inverted === null ? null : (
        <Choice to={choosing(query, 'variant', inverted ? 'dark' : 'dark-full', variants)}>
          {inverted ? words.dark : words.inverted}
        </Choice>
      )}
      <Choice to={choosing(query, 'fold', fold === 'on' ? 'off' : 'on', folds)}>
        {fold === 'on' ? words.hideFold : words.showFold}
      </Choice>
      {wide === null ? null : (
        <Choice className={wide} to={choosing(query, 'width', width === 'mail' ? 'window' : 'mail', widths)}>
          {width === 'mail' ? words.wholeWidth : words.mailWidth}
        </Choice>
      )}
    </FoldMenu>
  )
}

function Choice({ to, className, children }: { to: string; className?: string; children: string }) {
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const menu = currentTarget.closest('details')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  return (
    <Link to={to} preventScrollReset replace className={className} onClick={close}>
      {children}
    </Link>
  )
}
