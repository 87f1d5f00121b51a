import type { MouseEvent, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Variant } from '#contract/devices.ts'
import { choosing, chosen } from '#web/ui/choices.ts'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Ellipsis } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { folds, widths } from './view-choices.ts'

type Props = {
  variant: Variant
  /** Those drawn on the device. */
  variants: readonly Variant[]
  /** Class names of what leads to the whole window; null where the mail fills it anyway. */
  wide: string | null
}

/** What is rarely chosen of a picture. */
export function ViewMenu({ variant, variants, wide }: Props) {
  const { screenshots: words } = useWords().pictures
  const [query] = useSearchParams()
  const fold = chosen(query, 'fold', folds)
  const width = chosen(query, 'width', widths)
  const shown = variant === 'dark-full' ? 'dark' : variant
  // The other way of drawing dark, if it was drawn.
  const inverted = variants.includes('dark-full') && shown === 'dark' ? variant === 'dark-full' : null
  return (
    <PictureMenu>
      {variants
        .filter((each) => each !== 'dark-full' && each !== shown)
        .map((each) => (
          <Choice key={each} className="narrow-only" to={choosing(query, 'variant', each, variants)}>
            {words.variant[each]}
          </Choice>
        ))}
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
    </PictureMenu>
  )
}

/** What is rarely chosen, behind three dots. */
export function PictureMenu({ children }: { children: ReactNode }) {
  const { screenshots: words } = useWords().pictures
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
      {children}
    </FoldMenu>
  )
}

/** Closes the menu that holds what was pressed. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** One choice of a menu, which closes it. */
export function Choice({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <Link to={to} preventScrollReset replace className={className} onClick={closeMenu}>
      {children}
    </Link>
  )
}
